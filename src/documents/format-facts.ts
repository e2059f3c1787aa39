/** What docs/formats.md says of each format, by id. A test asks for a row for every registered format. */
export interface FormatFacts {
  /** What SHAPE_CHANGE is here, beyond what all trees or tables have. */
  readonly shape: string;
  readonly value: string;
  readonly drift: string;
  /** Where line numbers come from. */
  readonly lines: string;
  readonly limits: string;
}

const TREE_SHAPE = 'keys, types, optionality, duplicate keys, dimensions of numeric arrays';
const TREE_VALUE = 'scalars; count and order of elements';
const TREE_LIMITS = '64 MiB, depth 512, 5 million nodes';
const METADATA_TREE = 'as JSON; every other field counts';

export const FORMAT_FACTS: Readonly<Record<string, FormatFacts>> = {
  ambr: {
    shape: 'snapshot names',
    value: 'each body, white space included',
    drift: 'serializer version line, order of entries, line ends',
    lines: 'first line of a body',
    limits: '64 MiB',
  },
  arrow: {
    shape:
      'Columns: name, order, type with its unit and time zone, nullability, dictionary encoding; extension types; metadata of applications, of the schema and of fields.',
    value:
      'Every cell, read off the buffers: 64-bit integers, decimals and times with all digits. Text that is no UTF-8 is compared as bytes. A schema at the beginning of a file that is not the one in its footer, and messages that the footer does not name. Pairs kept with a message; categories that no row has, and the order of those that have one; bytes behind the values of a buffer and wherever nothing refers to them.',
    drift:
      'File or stream, record batches, LZ4 or Zstandard compression, metadata that writers keep for themselves (pandas, Parquet field ids).',
    lines: 'None.',
    limits: 'Big-endian data have no decoder. 20,000 schema fields, 64 deep.',
  },
  avro: {
    shape:
      "The writer's schema without its documentation: names, types, order of fields and symbols, defaults, logical types; metadata of applications.",
    value:
      'Every value, decoded by the schema of the writer alone. Maps are lists of key and value; among several types of a union the branch counts.',
    drift: 'Compression (deflate, snappy, bzip2, xz, zstandard), blocks, the sync marker, documentation in the schema.',
    lines: 'None.',
    limits: 'Object container files only. Values 256 deep.',
  },
  binary: {
    shape: 'Nothing.',
    value: 'Every byte.',
    drift: 'Nothing.',
    lines: 'None.',
    limits: 'Bytes are equal or they are not: what changed inside is not known, and the report says so.',
  },
  bmp: {
    shape: 'Width and height.',
    value:
      'RGBA of every pixel, resolution, colour space and profile, bytes around and between the pixels that are not zero, fields that no program reads.',
    drift:
      'Bits a pixel, run lengths, order of rows and of the palette, version of the header, as long as the pixels are equal; one step of 255 a channel.',
    lines: 'None.',
    limits:
      'JPEG, PNG or CMYK inside a bitmap and headers of OS/2 version 2 have no decoder. Pixels that a run-length code skips are transparent.',
  },
  bz2: {
    shape: 'The format inside, and what is shape in that.',
    value: 'What is a value inside; places read as in the file without its compression.',
    drift: 'Block size and division into streams; what is drift inside.',
    lines: 'Those of the content.',
    limits:
      '200 times the size of the file, 256 MiB, 10,000 streams; a wrong checksum or anything after the last stream is a broken file. Blocks of bzip2 before 0.9.5 are not read.',
  },
  cassette: {
    shape: METADATA_TREE,
    value: 'requests, responses, bodies as strings',
    drift: '`recorded_at`, `Date` headers',
    lines: 'as YAML or JSON',
    limits: TREE_LIMITS,
  },
  cbor: {
    shape: `${TREE_SHAPE}; tags`,
    value: TREE_VALUE,
    drift: 'width of integers and floats, indefinite lengths, key order',
    lines: 'none',
    limits: TREE_LIMITS,
  },
  csv: {
    shape: 'columns and their order, column kind, first null, delimiter, header, ragged rows',
    value: 'cells; rows that came, went or moved; lines that end elsewhere for other readers',
    drift: 'quotes, number spelling, spelling of null, encoding where it is no guess, line ends',
    lines: 'line on which the row starts',
    limits:
      '256 MiB held in memory; from 8 MiB on by windows where the sides differ in few lines, or by a little in each',
  },
  eml: {
    shape: 'Names of headers, the number of parts and how they nest.',
    value:
      'Every header, Date and Message-ID among them; headers of one name in their order (Received). Bodies as text, attachments as documents of their own format with their charset; in flowed text, lines that go on.',
    drift:
      'Transfer encoding, charset of a body that is read as text, boundary, folding, encoded words, line ends, order of headers of different names.',
    lines: 'Lines of headers and of parts.',
    limits:
      'Parts 16 deep, 10,000 in all. A carriage return alone within a header is refused. yEnc and uuencode have no decoder.',
  },
  env: {
    shape: 'names',
    value:
      'values, with quotes where readers disagree about them; that a value names an entry that is set only later; comments and lines that end elsewhere for other readers',
    drift: 'comments, order, blank lines, `export`',
    lines: 'line of the entry',
    limits: '64 MiB',
  },
  gif: {
    shape: 'Width, height, number of frames.',
    value:
      'RGBA of every frame as it is shown on the whole canvas, delays, repetition, background, pixel aspect, unknown extensions, bytes after the pixels of a frame and after the trailer.',
    drift: 'Palettes, interlacing, frames that store only what changed, comments, XMP; one step of 255 a channel.',
    lines: 'None.',
    limits: '64 megapixels over all frames. Text that is drawn into the image (plain text extension) is refused.',
  },
  'go-snaps': {
    shape: 'snapshot names, repeated ones paired in order',
    value: 'each body, white space included',
    drift: 'order of entries, line ends',
    lines: 'first line of a body',
    limits: '64 MiB',
  },
  gz: {
    shape: 'The format inside, and what is shape in that.',
    value:
      'What is a value inside; places read as in the file without its compression. Comments and extra fields that no compressor writes.',
    drift: 'Level, time, name and system in the header, division into members, zeros at the end; what is drift inside.',
    lines: 'Those of the content.',
    limits:
      '200 times the size of the file, 256 MiB, 10,000 members; a wrong checksum or anything but zeros after the last member is a broken file.',
  },
  har: {
    shape: METADATA_TREE,
    value: 'requests, responses, bodies as strings',
    drift: 'start times, durations, timings, response `Date`',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  html: {
    shape: 'element and attribute names',
    value:
      'text, attribute values, order and count of siblings, doctype, conditional comments and server-side includes',
    drift: 'other comments, attribute order, length of white space runs',
    lines: 'line of the start tag',
    limits: '4 MiB, depth 512; 110,000 elements, or one for 20 bytes where that is more',
  },
  ini: {
    shape: 'sections and keys, repeated ones included',
    value:
      'values; `:` or `=`; blanks before a header; blank lines before lines that go on; the order of sections in `.editorconfig`; comments and lines that end elsewhere for other readers',
    drift: 'order, comments, blanks around the sign',
    lines: 'line of the entry',
    limits: '64 MiB',
  },
  insta: {
    shape: 'none',
    value: 'the body, white space included',
    drift: 'the header',
    lines: 'first line of the body',
    limits: '64 MiB',
  },
  ipynb: {
    shape: METADATA_TREE,
    value: 'sources and outputs; a list of lines and one string are the same text',
    drift: '`execution_count`, cell ids, `nbformat_minor`, kernel and language versions',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  jpeg: {
    shape: 'Width and height.',
    value:
      'RGBA that one decoder makes on both sides, Exif tag by tag, thumbnails, density, colour profile, colour transform, unknown segments, tables that nothing uses, blocks beyond the edges, bits and bytes behind the last coded block of every scan, bytes after the image.',
    drift:
      'Software and time of writing in Exif, XMP, comments; baseline or progressive with equal pixels; one step of 255 a channel.',
    lines: 'None.',
    limits:
      '64 megapixels; 8 bits a sample, baseline and progressive. Lossless, arithmetic and 12-bit coding have no decoder.',
  },
  json: {
    shape: TREE_SHAPE,
    value: TREE_VALUE,
    drift: 'key order, layout, escapes, number spelling, comments, byte order mark',
    lines: 'line of the value, or of the key where a member came or went',
    limits: `${TREE_LIMITS}; number literals of 4,096 characters`,
  },
  json5: {
    shape: TREE_SHAPE,
    value: TREE_VALUE,
    drift: 'quotes, trailing commas, comments, hexadecimal spelling',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  jsonc: {
    shape: TREE_SHAPE,
    value: `${TREE_VALUE}; comments that end elsewhere for other readers`,
    drift: 'comments, trailing commas, and as JSON',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  jsonl: {
    shape: 'as JSON, over all records together',
    value: 'as JSON; records that came, went or moved',
    drift: 'as JSON; blank lines, line ends',
    lines: 'line of the record',
    limits:
      '256 MiB held in memory; from 8 MiB on by windows where the sides differ in few lines, or by a little in each',
  },
  lfs: {
    shape: 'none',
    value: 'object id and size: the content is not at hand',
    drift: 'pointer to content with the same digest, spec version',
    lines: 'line of the field',
    limits: 'none',
  },
  msgpack: {
    shape: `${TREE_SHAPE}; extension types`,
    value: TREE_VALUE,
    drift: 'width of integers, key order',
    lines: 'none',
    limits: TREE_LIMITS,
  },
  npy: {
    shape: 'Element type, dimensions, unit of times.',
    value: 'Every element: float64 within 1e-9, narrower floats within 8 ULP, integers exact.',
    drift: 'Byte order, memory order, version and spelling of the header.',
    lines: 'None; places are indexes.',
    limits:
      'Records, text and Python objects are not read (objects are pickles): such an array does not read, and both sides are compared byte by byte. A second array in the file is refused.',
  },
  npz: {
    shape: 'Names of arrays, and what is shape in each.',
    value: 'What is a value in each array.',
    drift: 'Order, compression, times; what is drift in each array.',
    lines: 'None.',
    limits: 'Those of zip and npy.',
  },
  parquet: {
    shape:
      'Columns: name, order, physical and logical type, nullability, nested fields; metadata of applications (`geo`).',
    value:
      'Every cell: 64-bit integers, decimals, dates and times with all digits, nested values as trees, maps as lists of key and value. Declared decimals are exact. Text that is no UTF-8 is compared as bytes. Pairs kept with a column, Bloom filters, checksums that do not hold, entries of dictionaries that no row has. Bytes behind the values of a page. Bytes that do not read as the page, index or footer that they are counted to; fields that nobody knows.',
    drift:
      'Row groups, compression, encodings, the writer and what it keeps for itself (ARROW:schema, pandas, field ids), statistics and indexes.',
    lines: 'None.',
    limits:
      'Encrypted files and columns in other files are not read. Of ARROW:schema the units of durations count, and that it reads; a time zone that only it names is drift. Variant, geometry, BSON and interval columns are compared as bytes.',
  },
  pdf: {
    shape: 'Keys of the dictionaries that the catalog and the document information reach.',
    value:
      'The text of each page, line by line, and every object that is reached, in the order in which it is reached; streams with Flate and ASCII filters undone, as lines where they are text. Images and fonts as their bytes. Objects that nothing reaches, and those that a later revision replaced. Entries of the trailer that nobody knows, bytes that no object holds.',
    drift:
      'CreationDate and ModDate, file identifiers, Producer, dates and identifiers in XMP, object numbers, cross references, compression, comments.',
    lines: 'None.',
    limits:
      'Encrypted files are not read. A file whose cross references are broken is never below a rewrite. LZW, run-length and TIFF-predicted streams are compared packed. The text of pages is there to be read and never decides alone: what is drawn is compared as operators. 2,000 pages of text.',
  },
  plist: {
    shape: TREE_SHAPE,
    value: 'scalars; count and order of elements; any other doctype',
    drift: 'XML against binary form, key order, the doctypes of Apple',
    lines: 'XML form: line of the element',
    limits: TREE_LIMITS,
  },
  png: {
    shape: 'Width, height, number of frames.',
    value:
      'RGBA of every frame of an animation as it is shown, colours under alpha 0 included; 16-bit samples whole. Delays, repetition, Exif tag by tag, and every chunk that is not text or time: gamma, profile, physical size, background, unknown ones. Bytes after the end.',
    drift:
      'Colour type, palette, bit depth, interlacing, filters, compression, text chunks, time; one step of 255 a channel.',
    lines: 'None.',
    limits:
      '64 megapixels over all frames; still pictures of 8 MiB of samples and more row by row. Checksums, order of chunks and amount of pixel data are checked strictly.',
  },
  properties: {
    shape: 'keys',
    value:
      'values; where encodings disagree, the worse of the two readings; comments that end elsewhere for other readers',
    drift: 'order, comments, escapes, continuation lines',
    lines: 'line of the entry',
    limits: '64 MiB',
  },
  protobuf: {
    shape:
      'With `descriptor` in the policy: names and types of fields, fields that are not known, by number and wire type, the types in `google.protobuf.Any`. Without it: field numbers and wire types, in messages within messages where every value of a field reads as one.',
    value:
      'With names: numbers of their type (zigzag, floats, 64 bits), enums by name, texts, messages in `google.protobuf.Any` whose types the set knows, maps as entries in the order of their keys, values of one field in their order. The order of several members of one oneof and of fields that the schema does not know. Without: numbers, fields of bytes as bytes, and the order of fields unless their numbers rise on both sides: of a oneof the last member wins, and without names nobody knows which fields are in one.',
    drift:
      'Longer spellings of a number; with names the order of different fields that are in no oneof, packed or not, order of the entries of a map.',
    lines: 'None.',
    limits:
      'Messages 100 deep. Defaults and presence are not made up: a field is there or it is not. Without a schema signed, zigzag and floating-point numbers are compared as the unsigned integers that carry them, packed numbers as bytes, and the stricter of two readings counts (fields of bytes as bytes, or as messages). Of `google.protobuf.Any` types that the set does not know stay bytes.',
  },
  safetensors: {
    shape: 'Names of tensors, element types, dimensions, keys of the metadata.',
    value:
      'Every element, as in npy; values of the metadata. Eight-bit floats are exact, narrower ones are compared as bits.',
    drift: 'Order of the header and of the data, padding of the header.',
    lines: 'None.',
    limits: 'Gaps, overlaps, duplicate names and unknown fields are refused. 10,000 tensors.',
  },
  snap: {
    shape: 'snapshot names',
    value: 'each body, white space included',
    drift: 'header comment, order of entries, line ends',
    lines: 'first line of a body',
    limits: '64 MiB; never executed',
  },
  sqldump: {
    shape: 'CREATE TABLE: columns, types, nullability, constraints; which tables there are; MySQL or not.',
    value:
      'Rows of plain INSERT and COPY, in order; every other statement as its text, with the tables and rows that stood before it where it may work on them. Names in INSERT as they are written where their case hangs on quotes. What MySQL and MariaDB run in comments, commands of psql. Where the dump does not say which dialect it is in, what dialects read in several ways, as it is written: `--` without a blank, `#`, blanks in brackets, and all that follows a quote about which they disagree.',
    drift:
      'White space, comments (dates of the dump), how rows are spread over statements, timeouts of the session, \\restrict keys.',
    lines: 'Lines of rows and of statements.',
    limits:
      'INSERT with anything beyond VALUES is a statement. Numbers of COPY are text unless CREATE TABLE says that they are floats. Dialects are told apart by what the beginning of the dump says.',
  },
  sqlite: {
    shape:
      'Tables with columns, declared types, nullability and their whole definition; indexes, views, triggers; user_version and application_id.',
    value:
      'Rows by table in the order of rowid or primary key, sqlite_sequence among them. 64-bit integers exact, texts up to their end and not to a NUL, blobs. Bytes after the last page, and every byte of a database whose indexes or pages contradict its tables.',
    drift:
      'Page size, free pages, write-ahead log, auto-vacuum, text encoding, statistics of the planner, white space and comments of definitions, rowids that no column names.',
    lines: 'None.',
    limits:
      'Virtual tables are not read, and a file that has one is never below a rewrite; nor is a log beside the file. Generated columns that are not stored are compared by their definition. 1,000 columns a table.',
  },
  submodule: {
    shape: 'to or from a file',
    value: 'the commit',
    drift: 'none',
    lines: 'none',
    limits: 'not looked into',
  },
  symlink: {
    shape: 'That it is a link: a file that becomes one, or the reverse.',
    value: 'The target, every byte of it.',
    drift: 'Nothing.',
    lines: 'None.',
    limits: 'A link is never followed.',
  },
  tar: {
    shape: 'Names and types of members (file, directory, link, device), and what is shape in each.',
    value:
      'What is a value in each; targets of links, whether a file is executable or setuid, extended attributes, comments, bytes that no program reads (padding, behind a NUL, values that a later one overrules) and after the end mark; name, target and size that programs without pax read, where they are others.',
    drift: 'Order, times, owners, the other mode bits, dialect (ustar, pax, GNU), compression; what is drift in each.',
    lines: 'Those of the members.',
    limits:
      '10,000 members, 4 archives deep, 200 times the size of the file and 256 MiB unpacked. Sparse files are not read.',
  },
  text: {
    shape: 'none',
    value: 'lines, indentation included',
    drift:
      'trailing white space, line ends, final newline, encoding where it is no guess; numbers only where a rule says so',
    lines: 'the line',
    limits:
      '256 MiB held in memory; from 8 MiB on by windows where the sides differ in few lines, or by a little in each',
  },
  textproto: {
    shape: 'Names of fields and extensions, numbers where they stand for names, types in `Any`, kinds of values.',
    value:
      'Every value; fields are lists, values of one field in their order. A name (`FOO`) is not the text of its letters. The message and schema that `# proto-message:` and its kin name.',
    drift:
      'Other comments, separators, brackets, lists written out, order of different fields, escapes, radix of integers.',
    lines: 'Lines of fields and values.',
    limits: 'Without a schema: an enum by number and by name differ.',
  },
  tiff: {
    shape:
      'Width, height, number of images; element type and dimensions where samples are floats, signed, of 32 bits and more, or of many channels.',
    value:
      'RGBA of every image, 16-bit samples whole; other samples as an array of numbers, floats within 8 ULP (doubles 1e-9). Orientation, kind of alpha, colour model, previews and masks, every tag that is not plainly of the writer (description, resolution, profile, position on the earth), Exif tag by tag; what its JPEGs say; samples beyond the edges of the image that are not all one; bytes that nothing refers to.',
    drift:
      'Classic or BigTIFF, compression, predictor, strips or tiles, planes, byte order, bits of a grey or palette sample, which of the two is black; software, machine and time of writing, XMP; one step of 255 a channel.',
    lines: 'None.',
    limits:
      '64 megapixels and 256 MiB of samples. Classic and BigTIFF; uncompressed, PackBits, LZW, deflate, or JPEG of grey, RGB and YCbCr with 8 bits. Fax, JPEG of the old style and other compressions, YCbCr beside JPEG, samples of mixed or odd sizes (12, 24 bits) and images within images have no decoder.',
  },
  toml: {
    shape: `${TREE_SHAPE}; integer against float`,
    value: `${TREE_VALUE}; the kind of a date or time`,
    drift: 'layout, comments, quotes, number spelling, inline against long tables',
    lines: 'line of the value',
    limits: '2 MiB, depth 512, 200,000 words and signs',
  },
  webp: {
    shape: 'Width, height, number of frames.',
    value:
      'RGBA that libwebp makes of every frame as it is shown on the whole canvas, colours under alpha 0 included, and alpha that a header denies; delays, repetition, background, Exif tag by tag, colour profile, unknown chunks, bytes behind the coded pixels and after the image.',
    drift:
      'Lossy or lossless with equal pixels, extended header, frames that store only what changed, software and time of writing in Exif, XMP; one step of 255 a channel.',
    lines: 'None.',
    limits: '64 megapixels over all frames.',
  },
  xlsx: {
    shape:
      'Names and order of sheets, merged cells, defined names, validations and other rules of a sheet, date system, hidden sheets, width of a sheet, other parts of the package.',
    value:
      'Cells where they stand: numbers as written, formulas beside the value that was computed last, dates as numbers with their format. Comments, drawings and macros as documents of their own. Namespaces and types of relationships that are not those of workbooks. What is a value around the members of a zip archive.',
    drift:
      'Styles, theme, document properties, shared or inline texts, column widths, print settings, calculation chain.',
    lines: 'None.',
    limits:
      'Encrypted workbooks and .xls are not read. A number format counts only where it makes a date or a time. Columns are called A, B, C: a column put in between moves the others.',
  },
  xml: {
    shape: 'expanded element and attribute names',
    value: 'text, attribute values, order and count of siblings, processing instructions, doctype',
    drift: 'prefixes, attribute order, CDATA, comments, white space between elements, encoding',
    lines: 'line of the start tag',
    limits: '64 MiB, about 340 elements deep; no entity of a DTD is expanded, nothing external is read',
  },
  xz: {
    shape: 'The format inside, and what is shape in that.',
    value: 'What is a value inside; places read as in the file without its compression.',
    drift: 'Level, blocks, kind of checksum and division into streams, padding; what is drift inside.',
    lines: 'Those of the content.',
    limits:
      '200 times the size of the file and 256 MiB. Filters other than LZMA2, SHA-256 checksums and very large dictionaries are not read: a difference is at least SEMANTIC_REWRITE then.',
  },
  yaml: {
    shape: `${TREE_SHAPE}; integer against float; tags`,
    value: `${TREE_VALUE}; documents of a stream; comments and lines that end elsewhere for other readers`,
    drift: 'layout, comments, quotes, flow against block, anchors and merge keys written out',
    lines: 'line of the value',
    limits: `${TREE_LIMITS}; aliases by budget; scalars that 1.1 and 1.2 read differently count with the worse reading`,
  },
  zip: {
    shape:
      'Names and types of members (file, directory, link), and what is shape in each; whether a member is encrypted.',
    value:
      'What is a value in each; targets of links, whether a file is executable or setuid, comments, extra fields that nobody knows, bytes that belong to no member.',
    drift:
      'Order, times, compression, the commit that `git archive` names, extra fields about storage, times and owners, the other mode bits, the system of the writer; what is drift in each.',
    lines: 'Those of the members.',
    limits:
      '10,000 members, 4 archives deep, 200 times the size of the file and 256 MiB unpacked. Encrypted members and methods other than deflate are not read. Lying sizes, wrong checksums, overlaps and local headers that contradict the directory are a broken file.',
  },
  zst: {
    shape: 'The format inside, and what is shape in that.',
    value: 'What is a value inside; what frames hold that decoders pass over.',
    drift: 'Level and frames of the compression; what is drift inside.',
    lines: 'Those of the content.',
    limits:
      '200 times the size of the file, 256 MiB, 10,000 frames; a wrong checksum or size and anything after the last frame is a broken file. Dictionaries and windows over 128 MiB are not read.',
  },
};
