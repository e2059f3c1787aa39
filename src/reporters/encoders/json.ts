/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

function escapeUnits(characters: string): string {
  let escaped = '';
  for (let index = 0; index < characters.length; index += 1) {
    escaped += `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}

/**
 * JSON whose every string is still the same string when parsed, but whose text holds no hidden character and no `##[`.
 * Line feeds are those of the indentation: in strings they are escaped already.
 */
export function encodeJson(value: unknown, indent = 0): string {
  const text = JSON.stringify(value, undefined, indent);
  return text.replace(HIDDEN_IN_JSON, escapeUnits).replaceAll('##[', '#\\u0023[');
}

/** One log line of a name or value: a JSON string, so that it has no line break, and begins with a quote instead of `::`. */
export function logText(text: string): string {
  return encodeJson(text);
}

/** JSON that can stand inside a script element: no `<`, `>` or `&` that could end it. */
export function scriptJson(value: unknown): string {
  return encodeJson(value).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}
