import { CHANGES } from './page-script/changes.js';
import { ELEMENTS } from './page-script/elements.js';
import { LIST } from './page-script/list.js';
import { PICTURES } from './page-script/pictures.js';
import { PLOTS } from './page-script/plots.js';

/** The page's script, as text: it runs in the reader's browser and is not part of this program. */
export const HTML_CLIENT = `'use strict';\n(() => {${[ELEMENTS, CHANGES, PICTURES, PLOTS, LIST].join('')}})();\n`;
