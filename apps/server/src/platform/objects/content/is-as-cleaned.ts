/** The parts of a picture that contain its pixels and their encoding. All other parts are metadata. */
const parts = {
  jpeg: new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xda, 0xe0, 0xee]),
  png: new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'pHYs', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'bKGD']),
  webp: new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']),
};

/**
 * Whether a picture contains nothing but its pixels, like one that was cleaned here: no metadata, and nothing after its
 * end. It can then be stored unchanged. Whether it can be shown is for a decoder to find out.
 */
export function isAsCleaned(bytes: Buffer, contentType: string): boolean {
  try {
    if (contentType === 'image/jpeg') return isPlainJpeg(bytes);
    if (contentType === 'image/png') return isPlainPng(bytes);
    return contentType === 'image/webp' && isPlainWebp(bytes);
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt16BE(at) - 0xff00;
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (!parts.jpeg.has(marker)) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

/** The next marker after coded pixels, in which 0xff is followed by a zero or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('no end');
}

function isPlainPng(bytes: Buffer): boolean {
  for (let at = 8; ; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!parts.png.has(name)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
}

function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  for (let at = 12; at < bytes.length; ) {
    if (!parts.webp.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return true;
}
