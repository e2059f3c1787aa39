import { type LookAlikes, unseen } from './pairs.js';

/** A value that names another one. */
const BRACED = `B="x-$\{A}-y"\n`;

export const LINES: LookAlikes = {
  ini: [
    ...unseen((value) => `[s]\na = ${value}\n`),
    ['a key that moved to another section', '[s]\na = 1\nb = 2\n[t]\nc = 3\n', '[s]\na = 1\n[t]\nb = 2\nc = 3\n'],
    ['quotes that some readers keep', '[s]\na = "1"\n', '[s]\na = 1\n'],
    ['a key without a value and one with an empty one', '[s]\na\n', '[s]\na =\n'],
    ['a line that goes on and a key of its own', '[s]\na = 1\n  b = 2\n', '[s]\na = 1\nb = 2\n'],
    ['what stands behind a semicolon', '[s]\na = 1 ; x\n', '[s]\na = 1 ; y\n'],
    ['a key given twice, in the other order', '[s]\na = 1\na = 2\n', '[s]\na = 2\na = 1\n'],
    ['a section of another case', '[S]\na = 1\n', '[s]\na = 1\n'],
    ['a leading zero', '[s]\na = 010\n', '[s]\na = 10\n'],
    ['an entry that was commented out', '[s]\na = 1\nb = 2\n', '[s]\na = 1\n;b = 2\n'],
    ['a blank line inside of a value', '[s]\na = 1\n  x\n\n  y\n', '[s]\na = 1\n  x\n\n\n  y\n'],
    [
      'sections of a file in which the last that fits wins',
      '[*]\nindent = 2\n[*.py]\nindent = 4\n',
      '[*.py]\nindent = 4\n[*]\nindent = 2\n',
      'fx/.editorconfig',
    ],
    ['a colon and an equals sign that change places', '[s]\na:b = 1\n', '[s]\na=b : 1\n'],
    ['a blank inside of a key', '[s]\na b = 1\n', '[s]\nab = 1\n'],
  ],
  env: [
    ...unseen((value) => `A="${value}"\n`),
    ['quotes that keep a dollar sign from being read', "A='$B'\n", 'A="$B"\n'],
    ['a hash that begins a comment and one that does not', 'A=b#c\n', 'A=b #c\n'],
    ['an empty value and no value', 'A=\n', 'A\n'],
    ['a backslash and what it escapes', 'A="a\\nb"\n', "A='a\\nb'\n"],
    ['a name given twice, in the other order', 'A=1\nA=2\n', 'A=2\nA=1\n'],
    ['a name of another case', 'Path=x\n', 'PATH=x\n'],
    ['a blank in front of a quoted value', 'A=" b"\n', 'A="b"\n'],
    ['a value that was commented out', 'A=1\nB=2\n', 'A=1\n#B=2\n'],
    ['a value used before it is set', 'A=1\nB=$A\n', 'B=$A\nA=1\n'],
    ['a value in braces used before it is set', `A=1\n${BRACED}`, `${BRACED}A=1\n`],
    ['a leading zero', 'A=010\n', 'A=10\n'],
    ['a tilde that a shell expands', 'A=~/x\n', 'A="~/x"\n'],
  ],
  properties: [
    ...unseen((value) => `a=${value}\n`),
    ['a blank at the end of a value', 'a=b\n', 'a=b \n'],
    ['a backslash and what it escapes', 'a=x\\ty\n', 'a=x\\\\ty\n'],
    ['a line that goes on and one that does not', 'a=b\\\nc=d\n', 'a=b\\\\\nc=d\n'],
    ['a key with a separator in it', 'a\\=b=c\n', 'a=b=c\n'],
    ['a key given twice, in the other order', 'a=1\na=2\n', 'a=2\na=1\n'],
    ['a comment sign at the start of a line that goes on', 'a=b\\\n#c\n', 'a=b\n#c\n'],
    ['an escape and its last digit', 'a=\\u00e9\n', 'a=\\u00e8\n'],
    ['a letter that two encodings read differently', 'a=\u00c3\u00a9\n', 'a=\u00e9\n'],
    ['no value and a text of a blank', 'a=\n', 'a=\\ \n'],
    ['an entry that was commented out', 'a=1\nb=2\n', 'a=1\n!b=2\n'],
    ['a key of another case', 'A=1\n', 'a=1\n'],
  ],
  text: [
    ...unseen((value) => `${value}\n`),
    ['an indentation', 'if x:\n    a()\n    b()\n', 'if x:\n    a()\nb()\n'],
    ['a tab for blanks', 'a:\n\tb\n', 'a:\n        b\n'],
    ['two lines swapped', 'a\nb\n', 'b\na\n'],
    ['a blank line between two lines', 'a\nb\n', 'a\n\nb\n'],
    ['two blanks for one', 'a b\n', 'a  b\n'],
    ['one line of many equal ones gone', 'x\nx\nx\n', 'x\nx\n'],
    ['the last digit of a number', 'loss 0.123456789\n', 'loss 0.123456788\n'],
    ['a blank at the beginning', 'a\n', ' a\n'],
    ['an escape sequence of a terminal', 'ok\n', '\u001b[2Kok\n'],
    ['a byte order mark that is not at the start', 'a\nb\n', 'a\n\ufeffb\n'],
    [
      'a letter of Latin-1 that became another',
      Buffer.from('na\u00efve caf\u00e9 r\u00e9sum\u00e9\n', 'latin1'),
      Buffer.from('na\u00efve caf\u00e8 r\u00e9sum\u00e9\n', 'latin1'),
    ],
    [
      'a letter of Latin-1 and what the guess makes of it',
      Buffer.from('id,name,price\n1,tea,\u00e85\n', 'latin1'),
      'id,name,price\n1,tea,\u010d5\n',
    ],
    ['text that runs from right to left', 'a b\n', 'a\u202e b\n'],
    ['a minus sign for a hyphen', '-1\n', '\u22121\n'],
    ['an item of a Markdown list one deeper', '- a\n- b\n', '- a\n  - b\n', 'fx/a.md'],
  ],
  csv: [
    ...unseen((value) => `n,v\n1,${value}\n2,x\n`),
    ['two integers that are one double', 'n\n9007199254740993\n1\n', 'n\n9007199254740992\n1\n'],
    ['two rows swapped', 'n,v\n1,a\n2,b\n', 'n,v\n2,b\n1,a\n'],
    ['a row that is there twice', 'n,v\n1,a\n', 'n,v\n1,a\n1,a\n'],
    ['two cells of a row swapped', 'n,v\n1,2\n', 'n,v\n2,1\n'],
    ['a leading zero', 'zip\n01234\n56789\n', 'zip\n1234\n56789\n'],
    ['columns swapped with their cells', 'a,b\n1,2\n', 'b,a\n2,1\n'],
    ['a decimal comma and a column more', 'a;b\n1,5;2\n', 'a;b\n1.5;2\n'],
    ['a blank in front of a cell', 'a,b\nx,y\n', 'a,b\nx, y\n'],
    ['a null token in a column of texts', 'country,n\nNA,1\nDE,2\n', 'country,n\n,1\nDE,2\n'],
    ['a line end inside of a cell', 'a,b\n"x\ny",1\n', 'a,b\n"x y",1\n'],
    ['quotes inside of quotes', 'a,b\n"""x""",1\n', 'a,b\nx,1\n'],
    ['a separator inside of quotes', 'a,b\n"x,y",1\n', 'a,b\nx,"y,1"\n'],
    ['an integer and a decimal', 'a,b\n1,x\n2,y\n', 'a,b\n1,x\n2.0,y\n'],
    ['a date with its parts swapped', 'd,v\n2024-01-02,1\n', 'd,v\n2024-02-01,1\n'],
    ['a header that became a row', 'a,b\n1,2\n', '1,2\na,b\n'],
    ['an empty cell and a zero', 'a,b\n,1\n2,2\n', 'a,b\n0,1\n2,2\n'],
    ['a price of the same size in another unit', 'price,u\n1.5000000000,x\n', 'price,u\n1.5000000001,x\n'],
    ['the same cells under another separator', 'a,b\n1,2\n', 'a;b\n1;2\n'],
    [
      'a sign of Latin-1 and what the guess makes of it',
      Buffer.from('id,name,price\n1,tea,\u00a35\n2,milk,\u00a36\n', 'latin1'),
      'id,name,price\n1,tea,\u01415\n2,milk,\u01416\n',
    ],
    [
      'a guess that happens to be the text that is meant',
      Buffer.from('id,name,price\n1,tea,\u00a35\n2,milk,\u00a36\n', 'latin1'),
      'id,name,price\n1,tea,\u00a35\n2,milk,\u00a36\n',
    ],
    ['true and its number', 'a,b\ntrue,1\nfalse,2\n', 'a,b\n1,1\n0,2\n'],
  ],
  snap: [
    ...unseen((value) => snap(`\n"${value}"\n`)),
    ['a blank at the end of a line of a body', snap('\nx\ny\n'), snap('\nx \ny\n')],
    ['an indentation inside of a body', snap('\n<a>\n  <b />\n</a>\n'), snap('\n<a>\n <b />\n</a>\n')],
    ['a number and its text', snap('\n1\n'), snap('\n"1"\n')],
    ['-0 and 0', snap('\n-0\n'), snap('\n0\n')],
    ['undefined and null', snap('\nundefined\n'), snap('\nnull\n')],
    ['a backslash and what it escapes', snap('\n"a\\\\\\\\nb"\n'), snap('\n"a\\\\nb"\n')],
    ['two bodies swapped', snap('1', 'a 1') + snap('2', 'b 1'), snap('2', 'a 1') + snap('1', 'b 1')],
    ['a name with another number', snap('1', 'a 1'), snap('1', 'a 2')],
    ['a body of nothing and one of a line end', snap(''), snap('\n')],
    [
      'a snapshot that was commented out',
      snap('1', 'a 1') + snap('2', 'b 1'),
      `${snap('1', 'a 1')}/*\n${snap('2', 'b 1')}*/\n`,
    ],
    ['a dollar sign that is escaped', snap('\\$\u007bx}'), snap('$\\{y}')],
  ],
  insta: [
    ...unseen((value) => insta(value)),
    ['a blank at the end of a line', insta('x\ny'), insta('x \ny')],
    ['an indentation', insta('a:\n  b: 1'), insta('a:\n b: 1')],
    ['two lines swapped', insta('x\ny'), insta('y\nx')],
    ['a number and its text', insta('1'), insta('"1"')],
    ['a line of dashes inside of the body', insta('x\n---\ny'), insta('x\n--\ny')],
    ['a blank line inside of the body', insta('x\ny'), insta('x\n\ny')],
    ['an integer and a float', insta('1'), insta('1.0')],
    ['a tab for blanks', insta('a\tb'), insta('a    b')],
    ['None and an empty text', insta('None'), insta('""')],
    ['a body that looks like a header', insta('source: a.rs'), insta('source: b.rs')],
  ],
  ambr: [
    ...unseen((value) => ambr(`  '${value}'`)),
    ['a blank at the end of a line', ambr("  'x'"), ambr("  'x' ")],
    ['an indentation', ambr('  dict({\n    1: 2,\n  })'), ambr('  dict({\n     1: 2,\n  })')],
    ['a number and its text', ambr('  1'), ambr("  '1'")],
    ['a list and a tuple', ambr('  list([\n  ])'), ambr('  tuple([\n  ])')],
    ['an integer and a float', ambr('  1'), ambr('  1.0')],
    ['True and 1', ambr('  True'), ambr('  1')],
    ['two bodies swapped', ambr('  1', 'a') + ambr('  2', 'b'), ambr('  2', 'a') + ambr('  1', 'b')],
    ['a name that differs by a bracket', ambr('  1', 'test_a[x]'), ambr('  1', 'test_a[y]')],
    ['a body of one line and of one more, which is blank', ambr('  1'), ambr('  1\n')],
    ['a name of another case', ambr('  1', 'a'), ambr('  1', 'A')],
  ],
  'go-snaps': [
    ...unseen((value) => goSnaps(value)),
    ['a blank at the end of a line', goSnaps('x\ny'), goSnaps('x \ny')],
    ['an indentation', goSnaps('a\n  b'), goSnaps('a\n b')],
    ['a line of dashes and its escape', goSnaps('a\n/-/-/-/\nb'), goSnaps('a\n/-/-/\nb')],
    ['a carriage return inside of a line', goSnaps('a\rb'), goSnaps('ab')],
    ['the number in the name', goSnaps('x', 'TestA - 1'), goSnaps('x', 'TestA - 2')],
    ['bodies of one name in the other order', goSnaps('x') + goSnaps('y'), goSnaps('y') + goSnaps('x')],
    ['a blank line at the end of a body', goSnaps('x'), goSnaps('x\n')],
    ['an integer and a float', goSnaps('int(1)'), goSnaps('float64(1)')],
    ['nil and its text', goSnaps('nil'), goSnaps('"nil"')],
    ['a body of nothing and of a blank', goSnaps(''), goSnaps(' ')],
  ],
};

function snap(body: string, name = 'a 1'): string {
  return `// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[\`${name}\`] = \`${body}\`;\n`;
}

function insta(body: string): string {
  return `---\nsource: src/lib.rs\nexpression: value\n---\n${body}\n`;
}

function ambr(body: string, name = 'test_a'): string {
  return `# serializer version: 1\n# name: ${name}\n${body}\n# ---\n`;
}

function goSnaps(body: string, name = 'TestA - 1'): string {
  return `\n[${name}]\n${body}\n---\n`;
}
