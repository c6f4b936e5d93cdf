/**
 * Writes whole numbers from 0 up, in ascending order without repeats, as the differences between them: each difference
 * in groups of seven bits, lowest first, the high bit set on all but the last (LEB128). Ten thousand scattered numbers
 * take about 20 kB.
 */
export function packNumbers(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = -1;
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    let step = number - before - 1;
    for (; step >= 128; step = Math.floor(step / 128)) bytes.push((step % 128) | 128);
    bytes.push(step);
    before = number;
  }
  return Uint8Array.from(bytes);
}

/** Reads what `packNumbers` wrote; null if the last number is cut off or one is not a safe integer. */
export function unpackNumbers(bytes: Uint8Array): ReadonlySet<number> | null {
  const numbers = new Set<number>();
  let before = -1;
  let step = 0;
  let scale = 1;
  for (const byte of bytes) {
    step += (byte & 127) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    before += step + 1;
    if (!Number.isSafeInteger(before)) return null;
    numbers.add(before);
    [step, scale] = [0, 1];
  }
  return scale === 1 ? numbers : null;
}
