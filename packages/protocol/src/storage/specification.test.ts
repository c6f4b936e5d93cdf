import { describe, expect, test } from 'vitest';
import {
  afterChunk,
  beginUpload,
  errorForStatus,
  isRetryable,
  maxOperationRetryMs,
  maxUploadRetryMs,
  needsSession,
  parseLocation,
  parseResource,
  readFormatted,
  refuseRoot,
  retryWaitMs,
  type StorageCode,
  StorageError,
} from './index.ts';

const KiB = 1024;
const MiB = 1024 * KiB;

function refusalOf(work: () => unknown): StorageError {
  try {
    work();
  } catch (problem) {
    if (problem instanceof StorageError) return problem;
    throw problem;
  }
  throw new Error('It should have been refused.');
}

test('a stored file’s metadata are the fields of the specification [spec 3.6]', () => {
  const resource = {
    bucket: 'clearpaw',
    name: 'users/u1/files/scan.pdf',
    generation: '7',
    metageneration: '2',
    size: '1024',
    timeCreated: '2026-11-21T09:30:00Z',
    updated: '2026-11-21T09:31:00Z',
    md5Hash: 'abc=',
    cacheControl: 'no-store',
    contentDisposition: 'attachment',
    contentEncoding: 'identity',
    contentLanguage: 'en',
    contentType: 'application/pdf',
    metadata: { pet: 'p1' },
  };
  const { downloadTokens: _, ...read } = parseResource(JSON.stringify(resource));
  const { name, metadata, size, ...same } = resource;
  expect(read).toEqual({ ...same, size: 1024, fullPath: name, name: 'scan.pdf', customMetadata: metadata });
});

describe('an address', () => {
  test.each([
    ['gs://clearpaw/a/b.pdf', 'a/b.pdf'],
    ['https://clearpaw.test/v0/b/clearpaw/o/a%2Fb.pdf?alt=media', 'a/b.pdf'],
  ])('%s is one [spec 5.17]', (address, path) => {
    expect(parseLocation(address, 'clearpaw.test')).toEqual({ bucket: 'clearpaw', path });
  });
  test.each(['ftp://clearpaw/a', 'gs://', 'https://elsewhere.test/v0/b/clearpaw/o/a', 'nonsense'])(
    '%j is an invalid URL [spec 5.17, 8.35]',
    (address) => {
      const refused = refusalOf(() => parseLocation(address, 'clearpaw.test'));
      expect(refused.code).toBe('storage/invalid-url');
      expect(refused.message).toContain(`Invalid URL '${address}'.`);
    },
  );
});

describe('a text that encodes bytes', () => {
  test.each(['YQ-_', 'YQ_-'])('in base64 contains no - or _: %j [spec 5.18]', (text) => {
    expect(refusalOf(() => readFormatted('base64', text)).code).toBe('storage/invalid-format');
  });
  test.each(['YQ+/', 'YQ/+'])('in base64url contains no + or /: %j [spec 5.19]', (text) => {
    expect(refusalOf(() => readFormatted('base64url', text)).code).toBe('storage/invalid-format');
  });
  test('as a data URL has its form, else "Malformed data URL." [spec 5.20]', () => {
    expect(readFormatted('data_url', 'data:text/plain;base64,aGk=')).toEqual({
      bytes: new TextEncoder().encode('hi'),
      contentType: 'text/plain',
    });
    expect(refusalOf(() => readFormatted('data_url', 'text/plain,hi')).code).toBe('storage/invalid-format');
    expect(refusalOf(() => readFormatted('data_url', 'data:,%E0%A4%A')).message).toContain(
      'Malformed data URL.',
    );
  });
});

describe('a failed reply', () => {
  const reply = (status: number, statusText = '') =>
    errorForStatus({ status, statusText, about: 'object', bucket: 'clearpaw', path: 'a/b.pdf' });
  test('401 is unauthenticated, or an app without its proof [spec 8.29]', () => {
    expect(reply(401)).toMatchObject({ code: 'storage/unauthenticated', status: 401 });
    expect(reply(401, 'Firebase App Check token is invalid').code).toBe('storage/unauthorized-app');
  });
  test('402 is the quota of the bucket [spec 8.30]', () => {
    expect(reply(402).code).toBe('storage/quota-exceeded');
    expect(reply(402).message).toContain("Quota for bucket 'clearpaw' exceeded");
  });
  test('403 is not allowed for the path [spec 8.31]', () => {
    expect(reply(403).code).toBe('storage/unauthorized');
    expect(reply(403).message).toContain("permission to access 'a/b.pdf'");
  });
  test('404 is no such object [spec 8.32]', () => {
    expect(reply(404).code).toBe('storage/object-not-found');
    expect(reply(404).message).toContain("Object 'a/b.pdf' does not exist.");
  });
});

test.each<[string, StorageCode, string]>([
  ['cancelled', 'canceled', 'User canceled the upload/download.'],
  ['the retry limit', 'retry-limit-exceeded', 'Max retry time for operation exceeded, please try again.'],
  ['an argument', 'invalid-argument', 'Expected 0 or greater.'],
  ['an environment', 'unsupported-environment', 'Expected 0 or greater. is missing.'],
])('%s has its own words [spec 8.33, 8.34, 8.36, 8.38]', (_, code, words) => {
  expect(new StorageError(code, 'Expected 0 or greater.').message).toContain(words);
});

test('the root is no object: what needs one is refused [spec 8.37]', () => {
  const refused = refusalOf(() => refuseRoot('', 'getBlob'));
  expect(refused.code).toBe('storage/invalid-root-operation');
  expect(refused.message).toContain("The operation 'getBlob' cannot be performed on a root reference");
  expect(refuseRoot('a', 'getBlob')).toBeUndefined();
});

describe('trying again', () => {
  test('is for 5xx, 408, 429 and for no reply at all [spec 9.4]', () => {
    for (const status of [null, 408, 429, 500, 502, 503, 599]) expect(isRetryable(status)).toBe(true);
    for (const status of [200, 308, 400, 401, 403, 404, 409, 499, 600])
      expect(isRetryable(status)).toBe(false);
  });
  test('waits twice as long each time, up to 64 seconds, with random jitter on top [spec 9.5]', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map((tries) => retryWaitMs(tries, 0))).toEqual([
      2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 64_000, 64_000,
    ]);
    expect(retryWaitMs(7, 0.5)).toBe(64_500);
  });
  test('ends after two minutes, for uploads after ten [spec 9.10]', () => {
    expect([maxOperationRetryMs, maxUploadRetryMs]).toEqual([120_000, 600_000]);
  });
});

describe('an upload', () => {
  test('is resumable above 256 KiB, and whole up to it [spec 4.27, 9.8]', () => {
    expect([0, 256 * KiB, 256 * KiB + 1].map(needsSession)).toEqual([false, false, true]);
  });
  test('has chunks that begin at 256 KiB, double, and stay below 32 MiB [spec 9.9]', () => {
    let progress = beginUpload(1024 * MiB);
    const sizes: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      sizes.push(progress.chunkBytes / KiB);
      progress = afterChunk(progress, progress.sentBytes + progress.chunkBytes);
    }
    expect(sizes).toEqual([256, 512, 1024, 2048, 4096, 8192, 16_384, 16_384, 16_384]);
  });
});
