import type { InputRng } from './rng.ts';

const numbers: readonly number[] = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0xffff_ffff];
const encoder = new TextEncoder();

function put(bytes: Uint8Array, from: number, to: number, part: Uint8Array): Uint8Array {
  const changed = new Uint8Array(from + part.length + Math.max(0, bytes.length - to));
  changed.set(bytes.subarray(0, from));
  changed.set(part, from);
  changed.set(bytes.subarray(to), from + part.length);
  return changed;
}

function someRange(length: number, rng: InputRng): readonly [number, number] {
  const from = rng.below(length + 1);
  const most = rng.once(6) ? length : 8;
  return [from, Math.min(length, from + 1 + rng.below(most))];
}

type Change = (bytes: Uint8Array, rng: InputRng, words: readonly string[], other: Uint8Array) => Uint8Array;

/** A number of 1, 2 or 4 bytes, in either order. */
function writeNumber(bytes: Uint8Array, rng: InputRng): Uint8Array {
  const width = rng.pick([1, 2, 4]);
  if (bytes.length < width) return bytes;
  const at = rng.below(bytes.length - width + 1);
  const changed = new Uint8Array(bytes);
  const value = rng.once(2) ? rng.pick(numbers) : rng.below(0x1_0000_0000);
  const littleEnd = rng.once(2);
  for (let index = 0; index < width; index += 1) {
    changed[at + (littleEnd ? index : width - 1 - index)] = Math.floor(value / 256 ** index) & 255;
  }
  return changed;
}

const changes: readonly Change[] = [
  (bytes, rng) => {
    const changed = new Uint8Array(bytes);
    const at = rng.below(bytes.length);
    if (bytes.length > 0) changed[at] = (changed[at] ?? 0) ^ (1 << rng.below(8));
    return changed;
  },
  writeNumber,
  (bytes, rng) => {
    const at = rng.below(bytes.length + 1);
    return put(
      bytes,
      at,
      at,
      Uint8Array.from({ length: 1 + rng.below(4) }, () => rng.below(256)),
    );
  },
  (bytes, rng) => put(bytes, ...someRange(bytes.length, rng), new Uint8Array()),
  (bytes, rng) => {
    const [from, to] = someRange(bytes.length, rng);
    return put(bytes, to, to, bytes.subarray(from, to));
  },
  (bytes, rng, words) => {
    const at = rng.below(bytes.length + 1);
    return put(bytes, at, rng.once(2) ? at : at + 4, encoder.encode(rng.pick(words)));
  },
  (bytes, rng, _, other) => {
    const at = rng.below(bytes.length + 1);
    return put(bytes, at, bytes.length, other.subarray(rng.below(other.length + 1)));
  },
  (bytes, rng, _, other) => {
    const at = rng.below(bytes.length + 1);
    return put(bytes, at, at, other.subarray(...someRange(other.length, rng)));
  },
];

const commonWords: readonly string[] = ['\r\n', '\n', '"', ',', '\0', '\ufeff', '--', '{}', 'ÿ', '\u20ac'];

/** The bytes with one to four changes. */
export function mutateBytes(
  bytes: Uint8Array,
  other: Uint8Array,
  rng: InputRng,
  words: readonly string[] = commonWords,
): Uint8Array {
  let changed = bytes;
  for (let left = 1 + rng.below(4); left > 0; left -= 1)
    changed = rng.pick(changes)(changed, rng, words, other);
  return changed;
}
