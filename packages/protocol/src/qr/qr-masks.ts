import type { Canvas } from './qr-patterns.ts';

/** The eight masks. Source: ISO/IEC 18004:2015, table 10. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
export const maskCount = masks.length;

/** Inverts the modules under a mask; a second time restores them. */
export function applyMask({ size, dark, fixed }: Canvas, mask: number): void {
  const covers = masks[mask];
  if (!covers) throw new RangeError('QR masks are 0 to 7.');
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      if (!fixed[at] && covers(x, y)) dark[at] = dark[at] ? 0 : 1;
    }
  }
}

/**
 * How hard a code is to read: long runs, blocks, patterns that look like finders, imbalance of dark and light. Same
 * source, table 11.
 */
export function penaltyOf(canvas: Canvas): number {
  const { size, dark } = canvas;
  let penalty = 0;
  for (let line = 0; line < size; line += 1) {
    penalty += linePenalty((at) => dark[line * size + at] === 1, size);
    penalty += linePenalty((at) => dark[at * size + line] === 1, size);
  }
  let total = 0;
  for (let at = 0; at < dark.length; at += 1) {
    total += dark[at] ?? 0;
    const x = at % size;
    if (x === size - 1 || at + size >= dark.length) continue;
    if (dark[at] === dark[at + 1] && dark[at] === dark[at + size] && dark[at] === dark[at + size + 1]) {
      penalty += 3;
    }
  }
  const offBalance = Math.abs(total * 20 - dark.length * 10);
  return penalty + Math.max(0, Math.ceil(offBalance / dark.length) - 1) * 10;
}

/** 1011101 with four light modules on one side looks like a finder. */
const falseFinders = [0b00001011101, 0b10111010000];

function linePenalty(isDark: (at: number) => boolean, size: number): number {
  let penalty = 0;
  let run = 0;
  let window = 0;
  for (let at = 0; at < size; at += 1) {
    run = at > 0 && isDark(at) === isDark(at - 1) ? run + 1 : 1;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty += 1;
    window = ((window << 1) | (isDark(at) ? 1 : 0)) & 0x7ff;
    if (at >= 10 && falseFinders.includes(window)) penalty += 40;
  }
  return penalty;
}
