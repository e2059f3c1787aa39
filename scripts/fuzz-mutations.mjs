// Mutations for scripts/fuzz.mjs: of bytes, of tokens where a file is text, and of what stands inside where a format packs it,
// with its checksums made right again. Everything follows from the format, the seed and the number of the input.
import { crc32, deflateSync, gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** No input is larger. */
const MAX_BYTES = 1_048_576;
const TOKEN = /[\p{L}_][\p{L}\p{N}_-]*|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|[ \t]+|\r?\n|[\s\S]/gu;
const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1e400',
  '1e-400',
  '1e999999999',
  '9007199254740993',
  '0x7fffffff',
  '00',
  '1.',
  '.5',
  'NaN',
  'Infinity',
  '2147483648',
  '4294967296',
  '18446744073709551616',
];
const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'null',
  'true',
  'toString',
  '\0',
  '\ufeff',
  '\ud800',
  '\u2028',
  '<<',
  '*a',
  '&a',
  '!!binary',
  '---',
  '...',
  '<!DOCTYPE a [<!ENTITY b "&b;">]>',
  '&b;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '%',
  '\\u0000',
  '\\',
  '"',
  "'",
  '`',
  '${',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '#',
  '//',
  '/*',
  '*/',
  ';',
  ',',
  ':',
  '=',
  '|',
  '>-',
  '--x',
  'obj',
  'endobj',
  'stream',
  'xref',
  'BEGIN',
  'END',
  '\\.',
  'exports[`',
];
const EXTREMES = [
  0n,
  1n,
  0x7fn,
  0x80n,
  0xffn,
  0x7fffn,
  0x8000n,
  0xffffn,
  0x7fffffffn,
  0x80000000n,
  0xffffffffn,
  0x7fffffffffffffffn,
  0xffffffffffffffffn,
];

/** Mulberry32, from a text. */
export function random(text) {
  let state = crc32(text) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (most) => Math.floor(next() * most),
    one: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}

/** The input of that number. The corpus must be the same, in the same order. */
export function mutantOf(corpus, id, seed, index) {
  const rng = random(`${id} ${seed} ${index}`);
  const start = rng.one(corpus);
  const inside = rng.chance(0.6) ? packed(start, rng, corpus) : undefined;
  const result = inside ?? changed(start, rng, corpus);
  return Buffer.from(result.subarray(0, MAX_BYTES));
}

function changed(start, rng, corpus) {
  let bytes = Buffer.from(start);
  const times = rng.chance(0.6) ? 1 : 2 + rng.below(3);
  for (let time = 0; time < times; time += 1) {
    const text = isText(bytes) && bytes.length < 65_536 && rng.chance(0.7);
    bytes = text ? mutatedText(bytes, rng, corpus) : mutatedBytes(bytes, rng, corpus);
  }
  return rng.chance(0.01) ? repeated(bytes, rng) : bytes;
}

function isText(bytes) {
  return !bytes.subarray(0, 4_096).includes(0);
}

function mutatedText(bytes, rng, corpus) {
  const tokens = bytes.toString('utf8').match(TOKEN) ?? [];
  const at = rng.below(tokens.length + 1);
  const size = 1 + rng.below(rng.chance(0.8) ? 3 : 30);
  const piece = tokens.slice(at, at + size);
  switch (rng.below(10)) {
    case 0:
      tokens.splice(at, size);
      break;
    case 1:
      tokens.splice(at, 0, ...piece);
      break;
    case 2:
      tokens.splice(rng.below(tokens.length + 1), 0, ...tokens.splice(at, size));
      break;
    case 3:
      tokens.splice(at, 1, rng.one(NUMBERS));
      break;
    case 4:
      tokens.splice(at, 0, rng.one(WORDS));
      break;
    case 5:
      tokens.splice(at, 1, rng.one(WORDS));
      break;
    case 6: {
      const [open, close] = rng.one([
        ['[', ']'],
        ['{"a":', '}'],
        ['<a>', '</a>'],
        ['(', ')'],
        ['- ', ''],
        ['"', '"'],
        ['/*', '*/'],
      ]);
      const times = rng.chance(0.02) ? 20_000 : 1 + rng.below(20);
      return Buffer.from(
        tokens.slice(0, at).join('') +
          open.repeat(times) +
          piece.join('') +
          close.repeat(times) +
          tokens.slice(at + size).join(''),
      );
    }
    case 7: {
      const other = rng.one(corpus).toString('utf8').match(TOKEN) ?? [];
      const from = rng.below(other.length + 1);
      tokens.splice(at, 0, ...other.slice(from, from + 1 + rng.below(30)));
      break;
    }
    case 8: {
      const times = 1 + rng.below(rng.chance(0.05) ? 5_000 : 8);
      tokens.splice(at, 0, piece.join('').repeat(Math.min(times, 200_000 / Math.max(1, piece.join('').length))));
      break;
    }
    default:
      tokens.length = at;
  }
  return Buffer.from(tokens.join(''));
}

function mutatedBytes(bytes, rng, corpus) {
  const copy = Buffer.from(bytes);
  const at = rng.below(copy.length + 1);
  const size = 1 + rng.below(rng.chance(0.8) ? 8 : 200);
  const cut = (from, count) => Buffer.concat([copy.subarray(0, from), copy.subarray(from + count)]);
  switch (rng.below(9)) {
    case 0:
      if (at < copy.length) copy[at] ^= 1 << rng.below(8);
      return copy;
    case 1:
      if (at < copy.length) copy[at] = rng.one([0, 1, 0x7f, 0x80, 0xff, rng.below(256)]);
      return copy;
    case 2: {
      const width = rng.one([1, 2, 4, 8]);
      if (at + width > copy.length) return copy;
      const value = BigInt.asUintN(
        width * 8,
        rng.one([rng.one(EXTREMES), BigInt(copy.length), BigInt(copy.length) - BigInt(at), -1n]),
      );
      const hex = Buffer.from(value.toString(16).padStart(width * 2, '0'), 'hex');
      copy.set(rng.chance(0.5) ? hex : hex.reverse(), at);
      return copy;
    }
    case 3:
      return cut(at, size);
    case 4:
      return Buffer.concat([copy.subarray(0, at), copy.subarray(at, at + size), copy.subarray(at)]);
    case 5: {
      const piece = copy.subarray(at, at + size);
      const rest = cut(at, size);
      const to = rng.below(rest.length + 1);
      return Buffer.concat([rest.subarray(0, to), piece, rest.subarray(to)]);
    }
    case 6: {
      const other = rng.one(corpus);
      const from = rng.below(other.length + 1);
      return Buffer.concat([
        copy.subarray(0, at),
        other.subarray(from, from + size),
        copy.subarray(at + (rng.chance(0.5) ? size : 0)),
      ]);
    }
    case 7:
      return copy.subarray(0, at);
    default: {
      const noise = Buffer.from(Array.from({ length: Math.min(size, 32) }, () => rng.below(256)));
      return Buffer.concat([copy.subarray(0, at), noise, copy.subarray(at)]);
    }
  }
}

/** A piece of it over and over, up to the largest input. */
function repeated(bytes, rng) {
  const at = rng.below(bytes.length + 1);
  const piece = bytes.subarray(at, at + 1 + rng.below(200));
  if (piece.length === 0) return bytes;
  const room = MAX_BYTES - bytes.length;
  const times = Math.max(1, Math.floor(room / piece.length) - 1);
  return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: times }, () => piece), bytes.subarray(at)]);
}

/** Mutates what a format packs and packs it again, so that a parser is met behind its checksums. Undefined where nothing is packed. */
function packed(bytes, rng, corpus) {
  try {
    if (bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b)
      return gzipSync(changed(gunzipSync(bytes, { maxOutputLength: MAX_BYTES }), rng, [bytes]), { level: 1 });
    if (bytes.subarray(0, 4).equals(Buffer.from('\x89PNG', 'latin1'))) return png(bytes, rng);
    if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return zip(bytes, rng, corpus);
    if (bytes.subarray(257, 262).toString('latin1') === 'ustar') return tar(bytes, rng, corpus);
  } catch {
    return undefined;
  }
  return undefined;
}

function png(bytes, rng) {
  const chunks = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.push({ type: bytes.subarray(at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  const which = rng.below(chunks.length);
  const target = chunks[which];
  const pixels = ['IDAT', 'fdAT'].includes(target.type.toString('latin1'));
  const head = target.type.toString('latin1') === 'fdAT' ? 4 : 0;
  if (pixels && rng.chance(0.7)) {
    const raw = mutatedBytes(inflateSync(target.data.subarray(head)), rng, [target.data]);
    target.data = Buffer.concat([target.data.subarray(0, head), deflateSync(raw)]);
  } else {
    const how = rng.below(5);
    if (how === 0) chunks.splice(which, 1);
    else if (how === 1) chunks.splice(rng.below(chunks.length), 0, target);
    else target.data = mutatedBytes(target.data, rng, [target.data]);
  }
  return Buffer.concat([bytes.subarray(0, 8), ...chunks.map(({ type, data }) => chunk(type, data))]);
}

function chunk(type, data) {
  const body = Buffer.concat([type, data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return out;
}

/** Members as the local headers say them, one of them changed, stored again without compression. */
function zip(bytes, rng, corpus) {
  const members = [];
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  const count = bytes.readUInt16LE(end + 10);
  for (let index = 0; index < count; index += 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(data, { maxOutputLength: MAX_BYTES }) : data;
    members.push({
      name: bytes.subarray(at + 46, at + 46 + nameLength),
      content,
      attributes: bytes.readUInt32LE(at + 38),
      made: bytes.readUInt16LE(at + 4),
    });
    at += 46 + nameLength + extra + comment;
  }
  const which = rng.below(members.length);
  const target = members[which];
  const inner = rng.chance(0.5) ? packed(Buffer.from(target.content), rng, corpus) : undefined;
  target.content =
    inner ??
    changed(
      target.content,
      rng,
      members.map(({ content }) => Buffer.from(content)),
    );
  if (rng.chance(0.1)) target.name = mutatedBytes(target.name, rng, [target.name]);
  if (rng.chance(0.05)) members.push(target);
  return storedZip(members);
}

function storedZip(members) {
  const parts = [];
  const central = [];
  let offset = 0;
  for (const { name, content, attributes, made } of members) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content) >>> 0, 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(attributes, 6);
    tail.writeUInt32LE(offset, 10);
    const version = Buffer.alloc(2);
    version.writeUInt16LE(made, 0);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, fields, tail, name]));
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, content]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Blocks of 512 bytes, one of them changed; where it is a header, its checksum is made right again. */
function tar(bytes, rng, corpus) {
  const copy = Buffer.from(bytes);
  const blocks = Math.floor(copy.length / 512);
  const block = copy.subarray(rng.below(blocks) * 512).subarray(0, 512);
  const changedBlock = mutatedBytes(block, rng, corpus).subarray(0, 512);
  changedBlock.copy(block);
  if (block.subarray(257, 262).toString('latin1') === 'ustar') {
    block.fill(' ', 148, 156);
    const sum = block.reduce((total, byte) => total + byte, 0);
    block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  }
  return copy;
}
