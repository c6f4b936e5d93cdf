import { blockPlanOf, largestVersion } from './qr-capacity.ts';
import { applyMask, maskCount, penaltyOf } from './qr-masks.ts';
import { type Canvas, drawFormat, drawPatterns } from './qr-patterns.ts';
import { bitsOf, segmentsOf } from './qr-segments.ts';
import { correctionFor } from './reed-solomon.ts';

/** The smallest version that fits this text at level M. Throws if there is none. */
export function qrVersionOf(text: string): number {
  const segments = segmentsOf(text);
  for (let version = 1; version <= largestVersion; version += 1) {
    if (bitsOf(segments, version).length <= blockPlanOf(version).dataCodewords * 8) return version;
  }
  throw new RangeError('This text is too long for a QR code.');
}

/**
 * The modules of a QR code at level M, true for dark, without a quiet zone. Most encoders write a text in one mode;
 * this one changes modes within it, which keeps the code of a badge with its long Base32 part small.
 */
export function qrModulesOf(text: string): boolean[][] {
  const version = qrVersionOf(text);
  const codewords = interleave(dataCodewordsOf(text, version), version);
  const canvas = drawPatterns(version);
  drawCodewords(canvas, codewords);
  drawBestMask(canvas);
  const { size, dark } = canvas;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => dark[y * size + x] === 1),
  );
}

function dataCodewordsOf(text: string, version: number): Uint8Array {
  const data = new Uint8Array(blockPlanOf(version).dataCodewords);
  const bits = bitsOf(segmentsOf(text), version);
  for (const [at, bit] of bits.entries()) data[at >> 3] = (data[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
  // The terminator is four light bits if they fit; the remaining capacity is filled with the standard's two padding
  // bytes.
  const used = Math.ceil(Math.min(bits.length + 4, data.length * 8) / 8);
  for (let at = used; at < data.length; at += 1) data[at] = (at - used) % 2 === 0 ? 0xec : 0x11;
  return data;
}

/** Splits the data into blocks, adds correction to each and interleaves them. */
function interleave(data: Uint8Array, version: number): Uint8Array {
  const { allCodewords, blockCount, correctionPerBlock } = blockPlanOf(version);
  const shortBlocks = blockCount - (allCodewords % blockCount);
  const shortLength = Math.floor(allCodewords / blockCount) - correctionPerBlock;
  const parts: Uint8Array[] = [];
  for (let block = 0, from = 0; block < blockCount; block += 1) {
    const to = from + shortLength + (block < shortBlocks ? 0 : 1);
    parts.push(data.subarray(from, to));
    from = to;
  }
  const corrections = parts.map((part) => correctionFor(part, correctionPerBlock));
  return new Uint8Array([...inTurn(parts), ...inTurn(corrections)]);
}

function inTurn(parts: readonly Uint8Array[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}

/** Draws two columns at a time, up and down, from the right, around the patterns. */
function drawCodewords({ size, dark, fixed }: Canvas, codewords: Uint8Array): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upwards = ((right + 1) & 2) === 0;
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const at = y * size + x;
        if (fixed[at] || bit >= codewords.length * 8) continue;
        dark[at] = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit += 1;
      }
    }
  }
}

function drawBestMask(canvas: Canvas): void {
  let best = { mask: 0, penalty: Number.POSITIVE_INFINITY };
  for (let mask = 0; mask < maskCount; mask += 1) {
    applyMask(canvas, mask);
    drawFormat(canvas, mask);
    const penalty = penaltyOf(canvas);
    if (penalty < best.penalty) best = { mask, penalty };
    applyMask(canvas, mask);
  }
  applyMask(canvas, best.mask);
  drawFormat(canvas, best.mask);
}
