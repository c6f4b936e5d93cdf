/** Error correction codewords of each block at level M, by version. Source: ISO/IEC 18004:2015, table 9. */
const correctionPerBlock = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
/** Blocks at level M, by version. Source: the same table. */
const blocks = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];

export const largestVersion = 40;

/** The division of a version's codewords into blocks at level M. */
export interface BlockPlan {
  readonly allCodewords: number;
  readonly dataCodewords: number;
  readonly blockCount: number;
  readonly correctionPerBlock: number;
}

export function blockPlanOf(version: number): BlockPlan {
  const perBlock = correctionPerBlock[version - 1];
  const blockCount = blocks[version - 1];
  if (perBlock === undefined || blockCount === undefined) throw new RangeError('QR versions are 1 to 40.');
  const allCodewords = Math.floor(rawModules(version) / 8);
  const dataCodewords = allCodewords - perBlock * blockCount;
  return { allCodewords, dataCodewords, blockCount, correctionPerBlock: perBlock };
}

/** The number of modules left for data and correction beside the patterns. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
  }
  return version >= 7 ? modules - 36 : modules;
}

/** The centers of the alignment patterns, the same on both axes. */
export function alignmentPositions(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  const offsets = Array.from({ length: count - 1 }, (_, index) => last - index * step);
  return [6, ...offsets.reverse()];
}
