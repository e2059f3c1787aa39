/** What a person should know about each format, a sentence or two per question; docs/formats.md is made of it. */
export interface FormatFacts {
  readonly shape: string;
  readonly value: string;
  readonly drift: string;
  readonly lines: string;
  readonly limits: string;
}

export const FORMAT_FACTS: Readonly<Record<string, FormatFacts>> = {
  bmp: {
    shape: 'Width and height.',
    value: 'RGBA of every pixel, resolution, colour space and profile, bytes around the pixels that are not zero.',
    drift:
      'Bits a pixel, run lengths, order of rows and of the palette, version of the header, as long as the pixels are equal; one step of 255 a channel.',
    lines: 'None.',
    limits:
      'JPEG, PNG or CMYK inside a bitmap and headers of OS/2 version 2 have no decoder. Pixels that a run-length code skips are transparent.',
  },
  bz2: {
    shape: 'Nothing.',
    value: 'Every byte.',
    drift: 'Nothing.',
    lines: 'None.',
    limits:
      'No library without native code unpacks it: any difference is at least SEMANTIC_REWRITE, and the report says that the content was not compared.',
  },
  gif: {
    shape: 'Width, height, number of frames.',
    value:
      'RGBA of every frame as it is shown on the whole canvas, delays, repetition, background, pixel aspect, unknown extensions, bytes after the trailer.',
    drift: 'Palettes, interlacing, frames that store only what changed, comments, XMP; one step of 255 a channel.',
    lines: 'None.',
    limits: '64 megapixels over all frames. Text that is drawn into the image (plain text extension) is refused.',
  },
  gz: {
    shape: 'The format inside, and what is shape in that.',
    value: 'What is a value inside; places read as in the file without its compression.',
    drift:
      'Level, time, name, system and comment in the header, division into members, zeros at the end; what is drift inside.',
    lines: 'Those of the content.',
    limits:
      '200 times the size of the file, 256 MiB, 10,000 members; a wrong checksum or anything but zeros after the last member is a broken file.',
  },
  jpeg: {
    shape: 'Width and height.',
    value:
      'RGBA that one decoder makes on both sides, Exif orientation, density, colour profile, unknown segments, bytes after the image.',
    drift:
      'Exif but for its orientation, XMP, comments; baseline or progressive with equal pixels; one step of 255 a channel.',
    lines: 'None.',
    limits:
      '64 megapixels; 8 bits a sample, baseline and progressive. Lossless, arithmetic and 12-bit coding have no decoder.',
  },
  npy: {
    shape: 'Element type, dimensions, unit of times.',
    value: 'Every element: float64 within 1e-9, narrower floats within 8 ULP, integers exact (CLASSES section 5).',
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
  png: {
    shape: 'Width, height, number of frames.',
    value:
      'RGBA of every frame of an animation as it is shown, colours under alpha 0 included; 16-bit samples whole. Delays, repetition, orientation, and every chunk that is not text or time: gamma, profile, physical size, background, unknown ones. Bytes after the end.',
    drift:
      'Colour type, palette, bit depth, interlacing, filters, compression, text chunks, time; one step of 255 a channel.',
    lines: 'None.',
    limits: '64 megapixels over all frames. Checksums, order of chunks and amount of pixel data are checked strictly.',
  },
  safetensors: {
    shape: 'Names of tensors, element types, dimensions, keys of the metadata.',
    value:
      'Every element, as in npy; values of the metadata. Eight-bit floats are exact, narrower ones are compared as bits.',
    drift: 'Order of the header and of the data, padding of the header.',
    lines: 'None.',
    limits: 'Gaps, overlaps, duplicate names and unknown fields are refused. 10,000 tensors.',
  },
  tar: {
    shape: 'Names and types of members (file, directory, link, device), and what is shape in each.',
    value:
      'What is a value in each; targets of links, whether a file is executable or setuid, extended attributes, bytes after the end mark.',
    drift: 'Order, times, owners, the other mode bits, dialect (ustar, pax, GNU), compression; what is drift in each.',
    lines: 'Those of the members.',
    limits:
      '10,000 members, 4 archives deep, 200 times the size of the file and 256 MiB unpacked. Sparse files, xz and bzip2 are not unpacked.',
  },
  tiff: {
    shape: 'Width, height, number of images.',
    value:
      'RGBA of every image, 16-bit samples whole, orientation, kind of alpha, every tag that is not plainly metadata (resolution, profile, position on the earth).',
    drift:
      'Compression, strips, byte order, which of the two is black; description, software, dates, Exif, XMP; one step of 255 a channel.',
    lines: 'None.',
    limits:
      'Strips of 8 or 16 bits, grey, RGB or palette, alpha or none; uncompressed, PackBits, LZW or deflate. The rest has no decoder.',
  },
  webp: {
    shape: 'Width and height.',
    value:
      'RGBA that libwebp makes, colours under alpha 0 included; Exif orientation, colour profile, unknown chunks, bytes after the image.',
    drift:
      'Lossy or lossless with equal pixels, extended header, Exif but for its orientation, XMP; one step of 255 a channel.',
    lines: 'None.',
    limits: '64 megapixels. Animations have no decoder.',
  },
  xz: {
    shape: 'Nothing.',
    value: 'Every byte.',
    drift: 'Nothing.',
    lines: 'None.',
    limits:
      'No library without native code unpacks it: any difference is at least SEMANTIC_REWRITE, and the report says that the content was not compared.',
  },
  zip: {
    shape:
      'Names and types of members (file, directory, link), and what is shape in each; whether a member is encrypted.',
    value:
      'What is a value in each; targets of links, whether a file is executable or setuid, bytes that belong to no member.',
    drift:
      'Order, times, compression, comments, extra fields, the other mode bits, the system of the writer; what is drift in each.',
    lines: 'Those of the members.',
    limits:
      '10,000 members, 4 archives deep, 200 times the size of the file and 256 MiB unpacked. Encrypted members and methods other than deflate are not read. Lying sizes, wrong checksums, overlaps and local headers that contradict the directory are a broken file.',
  },
  zst: {
    shape: 'The format inside, and what is shape in that.',
    value: 'What is a value inside.',
    drift: 'Level and frames of the compression; what is drift inside.',
    lines: 'Those of the content.',
    limits:
      'Needs Node 22.15; elsewhere any difference is at least SEMANTIC_REWRITE, and the report says so. 200 times the size of the file and 256 MiB.',
  },
};
