import type { ActionServices } from './action.js';
import { gateIn, type Progress, SILENT } from './gate.js';
import { actionLog } from './reporters/action-log.js';
import { guardLines } from './reporters/encoders/lines.js';
import { visible } from './reporters/encoders/visible.js';
import { type DocumentFormat, renderDocument } from './reporters/index.js';
