/** A PDF with right offsets, for tests. Objects are numbered from `first` in the order given; `@n` in them stands for a reference. */
export function writePdf(
  objects: readonly (string | Buffer)[],
  {
    first = 1,
    trailer = '',
    version = '1.4',
    info,
  }: { readonly first?: number; readonly trailer?: string; readonly version?: string; readonly info?: number } = {},
): Uint8Array {
  const reference = (index: number): string => `${first + index} 0 R`;
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n`)];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const body = Buffer.from(
      object.toString('latin1').replace(/@(\d+)/g, (_, n: string) => reference(Number(n))),
      'latin1',
    );
    const part = Buffer.concat([Buffer.from(`${first + index} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const information = info === undefined ? '' : `/Info ${reference(info)}`;
  const end = `xref\n0 1\n0000000000 65535 f \n${first} ${objects.length}\n${lines}trailer\n<</Size ${first + objects.length}/Root ${reference(0)}${information}${trailer}>>\nstartxref\n${length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.concat([...parts, Buffer.from(end)]));
}

export function stream(content: string | Buffer, dictionary = ''): Buffer {
  const body = Buffer.from(content as string);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${body.length}>>stream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);
}
