import { ContentRefused } from './content-refused.ts';

/**
 * Blanks the location and camera metadata of a HEIC picture in the file itself: the server has no free decoder of its
 * format, so it cannot re-encode the picture. The picture's own data is not changed. Source: ISO/IEC 14496-12, 8.11.
 * Changes the given bytes.
 */
export function cleanHeic(output: Buffer): Buffer {
  try {
    const meta = boxesIn(output, 0, output.length).find((box) => box.type === 'meta');
    if (!meta) throw new RangeError('no meta box');
    const inner = boxesIn(output, meta.start + 4, meta.end);
    const infos = inner.find((box) => box.type === 'iinf');
    const limit = inner.find((box) => box.type === 'iloc');
    const known = infos ? metadataItems(output, infos) : new Set<number>();
    for (const extent of limit ? extentsOf(output, limit, known, inner) : []) {
      output.fill(0, extent.start, extent.start + extent.length);
    }
  } catch (problem) {
    if (problem instanceof RangeError) {
      throw new ContentRefused('This picture cannot be read; send it as a JPEG instead.');
    }
    throw problem;
  }
  return output;
}

/** A phone's picture has a few hundred parts; a file that claims millions is an attempt to keep the server busy. */
const maxParts = 10_000;

interface Box {
  readonly type: string;
  /** Where the content begins and ends. */
  readonly start: number;
  readonly end: number;
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < header || at + size > to) throw new RangeError('a box ends outside');
    boxes.push({ type, start: at + header, end: at + size });
    if (boxes.length > maxParts) throw new RangeError('too many boxes');
    at += size;
  }
  return boxes;
}

/** The ids of items with EXIF, XMP or other metadata. */
function metadataItems(bytes: Buffer, iinf: Box): Set<number> {
  const version = bytes.readUInt8(iinf.start);
  const first = iinf.start + 4 + (version === 0 ? 2 : 4);
  const ids = boxesIn(bytes, first, iinf.end).flatMap(({ type, start }) => {
    if (type !== 'infe') return [];
    const entryVersion = bytes.readUInt8(start);
    if (entryVersion < 2) return [];
    const wide = entryVersion === 3;
    const id = wide ? bytes.readUInt32BE(start + 4) : bytes.readUInt16BE(start + 4);
    const kind = bytes.toString('latin1', start + (wide ? 10 : 8), start + (wide ? 14 : 12));
    return ['Exif', 'mime', 'uri '].includes(kind) ? [id] : [];
  });
  return new Set(ids);
}

interface Extent {
  readonly start: number;
  readonly length: number;
}

/** The positions of the items. Offsets count from the beginning of the file (0) or of the item data box (1). */
function extentsOf(bytes: Buffer, iloc: Box, wanted: ReadonlySet<number>, inner: readonly Box[]): Extent[] {
  const read = reader(bytes, iloc.start);
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = read(version < 2 ? 2 : 4);
  const data = inner.find((box) => box.type === 'idat')?.start ?? 0;
  const extents: Extent[] = [];
  let seen = 0;
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(baseSize) + (method === 1 ? data : 0);
    const pieces = read(2);
    for (let piece = 0; piece < pieces; piece += 1) {
      read(indexSize);
      const start = base + read(offsetSize);
      const length = read(lengthSize);
      seen += 1;
      if (seen > maxParts) throw new RangeError('too many pieces');
      if (!wanted.has(id)) continue;
      if (start + length > bytes.length) throw new RangeError('an item ends outside');
      extents.push({ start, length });
    }
  }
  return extents;
}

function reader(bytes: Buffer, from: number): (size: number) => number {
  let at = from;
  return (size) => {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + bytes.readUInt8(at + index);
    at += size;
    return value;
  };
}
