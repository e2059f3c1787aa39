import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { comparisonJob } from '../support/jobs.js';

const compare = (path: string, base: string, head: string) => compareFixture(comparisonJob(path, base, head));

const REWRITE = 'SEMANTIC_REWRITE';
const SHAPE = 'SHAPE_CHANGE';

interface Row {
  readonly why: string;
  readonly path?: string;
  readonly base: string;
  readonly head: string;
  readonly expected: string;
}

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const html = (content: string): string =>
  `<!doctype html><html><head><title>t</title></head><body>${content}</body></html>`;

describe('elements that recur in themselves fold into one set', () => {
  const rows: readonly Row[] = [
    {
      why: 'a deeper tree of folders is data',
      base: '<t><dir n="a"><dir n="b"/></dir></t>',
      head: '<t><dir n="a"><dir n="b"><dir n="c"/></dir></dir></t>',
      expected: REWRITE,
    },
    {
      why: 'much deeper',
      base: '<t><dir n="a"><dir n="b"/></dir></t>',
      head: `<t>${'<dir n="x">'.repeat(40)}${'</dir>'.repeat(40)}</t>`,
      expected: REWRITE,
    },
    {
      why: 'a file in a deeper folder, as there are files further up',
      base: '<t><dir n="a"><file/><dir n="b"><file/></dir></dir></t>',
      head: '<t><dir n="a"><file/><dir n="b"><file/><dir n="c"><file/></dir></dir></dir></t>',
      expected: REWRITE,
    },
    {
      why: 'two that hold each other and themselves',
      base: '<t><and><or><and/></or><and/><or/></and><or><or/><and/></or></t>',
      head: '<t><and><or><and><or/></and></or><and/><or/></and><or><or/><and/></or></t>',
      expected: REWRITE,
    },
    {
      why: 'groups of a drawing',
      path: 'a.svg',
      base: svg('<g id="1"><g id="2"><rect/></g><rect/></g>'),
      head: svg('<g id="1"><g id="2"><g id="3"><rect/></g><rect/></g><rect/></g>'),
      expected: REWRITE,
    },
    {
      why: 'boxes of a page',
      path: 'a.html',
      base: html('<div class="a"><div class="b">x</div></div>'),
      head: html('<div class="a"><div class="b"><div class="c">x</div></div></div>'),
      expected: REWRITE,
    },
    {
      why: 'a name that is new below',
      base: '<t><dir n="a"><dir n="b"/></dir></t>',
      head: '<t><dir n="a"><dir n="b"><link/></dir></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'a name that was there on the first level alone',
      base: '<t><file/><dir n="a"><dir n="b"/></dir></t>',
      head: '<t><file/><dir n="a"><dir n="b"><file/></dir></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'an attribute that is new below',
      base: '<t><dir n="a"><dir n="b"/></dir></t>',
      head: '<t><dir n="a"><dir n="b" x="1"/></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'an attribute that not all have any more',
      base: '<t><dir n="a"><dir n="b"/></dir></t>',
      head: '<t><dir n="a"><dir n="b"><dir/></dir></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'a name that went everywhere below',
      base: '<t><dir n="a"><dir n="b"><file/></dir></dir></t>',
      head: '<t><dir n="a"><dir n="b"/></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'a list in an item of a list',
      base: '<t><ul><li>a</li></ul></t>',
      head: '<t><ul><li>a<ul><li>b</li></ul></li></ul></t>',
      expected: REWRITE,
    },
    {
      why: 'lists of a page, one level deeper',
      path: 'a.html',
      base: html('<ul><li>a<ul><li>b</li></ul></li></ul>'),
      head: html('<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>'),
      expected: REWRITE,
    },
    {
      why: 'an expression in an operand of an expression, three on the way',
      base: '<t><call n="f"><args><arg><call n="g"/></arg></args></call></t>',
      head: '<t><call n="f"><args><arg><call n="g"><args><arg><call n="h"/></arg></args></call></arg></args></call></t>',
      expected: REWRITE,
    },
    {
      why: 'what stands in all items may stand in a deeper one',
      base: '<t><ul><li><b/><ul><li><b/></li></ul></li></ul></t>',
      head: '<t><ul><li><b/><ul><li><b/><ul><li><b/></li></ul></li></ul></li></ul></t>',
      expected: REWRITE,
    },
    {
      why: 'a name that is new in an item though lists have it',
      base: '<t><ul><b/><li><ul><b/><li/></ul></li></ul></t>',
      head: '<t><ul><b/><li><ul><b/><li><b/></li></ul></li></ul></t>',
      expected: SHAPE,
    },
    {
      why: 'an attribute that is new in an inner list',
      base: '<t><ul><li><ul><li/></ul></li></ul></t>',
      head: '<t><ul><li><ul k="1"><li/></ul></li></ul></t>',
      expected: SHAPE,
    },
    {
      why: 'an item outside of any list, though lists have items',
      base: '<t><ul><li><ul><li/></ul></li></ul></t>',
      head: '<t><ul><li><ul><li/></ul></li></ul><li/></t>',
      expected: SHAPE,
    },
    {
      why: 'two that recur in different places do not become one kind',
      base: '<t><a><b><a/></b></a><c><d><c/></d></c></t>',
      head: '<t><a><b><a/></b><c/></a><c><d><c/></d></c></t>',
      expected: SHAPE,
    },
    {
      why: 'names that stand in each other but never within themselves',
      base: '<t><x><a><b/></a></x><y><b/></y></t>',
      head: '<t><x><a><b/></a></x><y><b><a/></b></y></t>',
      expected: SHAPE,
    },
    {
      why: 'an element that recurs nowhere on either side is as it was: a new place is shape',
      base: '<t><a><b/></a></t>',
      head: '<t><a><b/></a><b/></t>',
      expected: SHAPE,
    },
    {
      why: 'one that stands in another, and beside it before, is not within itself',
      base: '<t><x><y><b><a><c/><d/></a><e/></b></y><a><c/><d/></a></x></t>',
      head: '<t><x><y><b><a><c/><d/></a><e/></b></y><a><c/><b><e/></b></a></x></t>',
      expected: SHAPE,
    },
    {
      why: 'nor where it stands beside it behind',
      base: '<t><x><a><c/><d/></a><y><b><a><c/><d/></a><e/></b></y></x></t>',
      head: '<t><x><a><c/><b><e/></b></a><y><b><a><c/><d/></a><e/></b></y></x></t>',
      expected: SHAPE,
    },
    {
      why: 'two that recur elsewhere, of which one alone recurs here',
      base: '<t><x><a n="1"><b><b/></b></a></x><y><a n="2"><b><a n="3"/></b></a></y></t>',
      head: '<t><x><a n="4"><b><b/></b></a></x><y><a n="2"><b><a n="3"/></b></a></y></t>',
      expected: REWRITE,
    },
    {
      why: 'all of those that recur went',
      base: '<t><x/><y/><dir><dir/></dir></t>',
      head: '<t><x/><y/></t>',
      expected: SHAPE,
    },
    {
      why: 'all of those that recur through others went',
      base: '<t><x/><y/><ul><li><ul/></li></ul></t>',
      head: '<t><x/><y/></t>',
      expected: SHAPE,
    },
    {
      why: 'the first within itself, beside a name that nothing had',
      base: '<t><dir n="a"/></t>',
      head: '<t><dir n="a"><file/><dir n="b"/></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'the first within itself alone',
      base: '<t><dir n="a"/></t>',
      head: '<t><dir n="a"><dir n="b"/></dir></t>',
      expected: REWRITE,
    },
    {
      why: 'an attribute that went from the outermost alone',
      base: '<t><dir n="a"><dir n="b"/></dir></t>',
      head: '<t><dir><dir n="b"/></dir></t>',
      expected: SHAPE,
    },
    {
      why: 'a chain of three that hold each other by turns',
      base: '<t><a><b><c><b><a/></b><d/></c><d/></b><d/></a></t>',
      head: '<t><a><b><c><b><a><b><c><d/></c><d/></b><d/></a></b><d/></c><d/></b><d/></a></t>',
      expected: REWRITE,
    },
  ];
  it.each(rows)('$why', async ({ path = 'a.xml', base, head, expected }) => {
    const there = await compare(path, base, head);
    expect(there.class, JSON.stringify(there.changes)).toBe(expected);
    expect((await compare(path, head, base)).class, 'swapped').toBe(expected);
  });

  it('finds the value that was rewritten beside what became deeper', async () => {
    const { class: found, changes } = await compare(
      'a.xml',
      '<t><dir n="a"><file>1</file><dir n="b"><file>2</file></dir></dir></t>',
      '<t><dir n="a"><file>9</file><dir n="b"><file>2</file><dir n="c"><file>3</file></dir></dir></dir></t>',
    );
    expect(found).toBe(REWRITE);
    expect(changes.some(({ base, head }) => base === '"1"' && head === '"9"')).toBe(true);
  });

  it('finds the value that was rewritten where lists in items became deeper', async () => {
    const { class: found, changes } = await compare(
      'a.xml',
      '<t><ul><li n="1">a</li></ul></t>',
      '<t><ul><li n="2">a<ul><li n="3">b</li></ul></li></ul></t>',
    );
    expect(found).toBe(REWRITE);
    expect(changes.some(({ base, head }) => base === '"1"' && head === '"2"')).toBe(true);
  });

  it('one change more never lowers the class', async () => {
    const base = '<t><dir n="a"><dir n="b"/></dir></t>';
    const shape = '<t><dir n="a"><dir n="b"><link/></dir></dir></t>';
    const both = '<t><dir n="a"><dir n="b"><link/><dir n="c"/></dir></dir></t>';
    expect((await compare('a.xml', base, shape)).class).toBe(SHAPE);
    expect((await compare('a.xml', base, both)).class).toBe(SHAPE);
  });
});

describe('K4 FG301 markup that was hollowed out', () => {
  const rows: readonly (Omit<Row, 'expected'> & { readonly hollow: string | undefined })[] = [
    {
      why: 'a list without its elements',
      base: '<r><n>1</n><list><i>1</i><i>2</i></list></r>',
      head: '<r><n>1</n><list/></r>',
      hollow: '.list: emptied (2 -> 0)',
    },
    {
      why: 'a list with white space in place of its elements',
      base: '<r><n>1</n><list><i>1</i><i>2</i></list></r>',
      head: '<r><n>1</n><list>\n</list></r>',
      hollow: '.list: emptied (2 -> 0)',
    },
    {
      why: 'all of several lists',
      base: '<r><n>1</n><l><i>1</i></l><l><i>2</i></l></r>',
      head: '<r><n>1</n><l/><l/></r>',
      hollow: '.l: emptied (2 -> 0)',
    },
    {
      why: 'one of several lists',
      base: '<r><n>1</n><l><i>1</i></l><l><i>2</i></l></r>',
      head: '<r><n>1</n><l/><l><i>2</i></l></r>',
      hollow: undefined,
    },
    {
      why: 'a text in place of elements',
      base: '<r><n>1</n><l><i>1</i></l></r>',
      head: '<r><n>1</n><l>none</l></r>',
      hollow: undefined,
    },
    {
      why: 'one element left',
      base: '<r><n>1</n><l><i>1</i><i>2</i></l></r>',
      head: '<r><n>1</n><l><i>1</i></l></r>',
      hollow: undefined,
    },
    {
      why: 'one text that went is a rewrite',
      base: '<r><n>1</n><l>a</l></r>',
      head: '<r><n>1</n><l/></r>',
      hollow: undefined,
    },
    {
      why: 'a list that was empty before',
      base: '<r><n>1</n><l/></r>',
      head: '<r><n>2</n><l/></r>',
      hollow: undefined,
    },
    {
      why: 'a table of a page',
      path: 'a.html',
      base: html('<p>a</p><table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>'),
      head: html('<p>a</p><table><tbody></tbody></table>'),
      hollow: '.tbody: emptied (2 -> 0)',
    },
    {
      why: 'a group of a drawing',
      path: 'a.svg',
      base: svg('<text>a</text><g><rect/><rect/></g>'),
      head: svg('<text>a</text><g/>'),
      hollow: 'svg}g"]: emptied (2 -> 0)',
    },
    {
      why: 'an array of a property list',
      path: 'a.plist',
      base: '<plist version="1.0"><dict><key>n</key><integer>1</integer><key>l</key><array><integer>1</integer></array></dict></plist>',
      head: '<plist version="1.0"><dict><key>n</key><integer>1</integer><key>l</key><array/></dict></plist>',
      hollow: '$.l: emptied (1 -> 0)',
    },
    {
      why: 'a folder within folders',
      base: '<t><dir n="a"><dir n="b"><dir n="c"/></dir></dir></t>',
      head: '<t><dir n="a"/></t>',
      hollow: 'dir["#content"]: emptied (2 -> 0)',
    },
  ];
  it.each(rows)('$why', async ({ path = 'a.xml', base, head, hollow }) => {
    const found = (await compare(path, base, head)).hollow;
    if (hollow === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(hollow);
  });
});
