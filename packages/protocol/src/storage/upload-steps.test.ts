import { describe, expect, test } from 'vitest';
import { offerBytes } from './offer-bytes.ts';
import {
  afterChunk,
  afterFailure,
  afterQuery,
  beginUpload,
  needsSession,
  nextStep,
  type UploadProgress,
} from './upload-steps.ts';

const KiB = 1024;
const MiB = 1024 * KiB;

/** The sizes of all chunks when nothing goes wrong. */
function chunksOf(sizeBytes: number): { sizes: number[]; commands: string[] } {
  const sizes: number[] = [];
  const commands: string[] = [];
  for (let progress = beginUpload(sizeBytes); ; ) {
    const step = nextStep(progress);
    if (step.command === 'query') throw new Error('Nothing went wrong.');
    sizes.push((step.end - step.start) / KiB);
    commands.push(step.command);
    if (step.command !== 'upload') return { sizes, commands };
    progress = afterChunk(progress, step.end);
  }
}

describe('chunks, as the reference client cuts them', () => {
  test.each([
    [600 * KiB, [256, 344]],
    [5 * MiB, [256, 512, 1024, 2048, 1280]],
    [70 * MiB, [256, 512, 1024, 2048, 4096, 8192, 16384, 16384, 16384, 6400]],
    [256 * KiB + KiB, [256, 1]],
  ])('%i bytes', (size, expected) => {
    expect(chunksOf(size).sizes).toEqual(expected);
  });
  test('only the last one finalizes', () => {
    expect(chunksOf(5 * MiB).commands).toEqual(['upload', 'upload', 'upload', 'upload', 'upload, finalize']);
  });
});

test.each([
  [5, false],
  [256 * KiB, false],
  [256 * KiB + 1, true],
])('%i bytes take several steps: %s', (size, expected) => {
  expect(needsSession(size)).toBe(expected);
});

describe('after a failure', () => {
  const grown: UploadProgress = {
    sizeBytes: MiB * 9,
    sentBytes: 7 * MiB,
    chunkBytes: 4 * MiB,
    isUnsure: false,
  };
  test('the server is asked first', () => {
    expect(nextStep(afterFailure(grown))).toEqual({ command: 'query' });
  });
  test('it continues from the offset of the server, in small steps', () => {
    const step = nextStep(afterQuery(afterFailure(grown), 5 * MiB));
    expect(step).toEqual({ command: 'upload', start: 5 * MiB, end: 5 * MiB + 256 * KiB });
  });
  test('with everything there, a lone finalize is left', () => {
    const step = nextStep(afterQuery(afterFailure(grown), 9 * MiB));
    expect(step).toEqual({ command: 'finalize', start: 9 * MiB, end: 9 * MiB });
  });
});

test.each([
  [0, 0, { skipBytes: 0 }],
  [100, 100, { skipBytes: 0 }],
  [100, 150, { skipBytes: 50 }],
  [0, 150, { skipBytes: 150 }],
  [151, 150, 'gap'],
])('bytes for %i when %i are there', (offset, received, expected) => {
  expect(offerBytes(offset, received)).toEqual(expected);
});
