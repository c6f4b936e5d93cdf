import { describe, expect, test } from 'vitest';
import { errorForStatus } from './error-for-status.ts';
import { StorageError, storageCodes } from './storage-error.ts';

const reply = (status: number, about: 'object' | 'upload' | 'list', statusText = '') =>
  errorForStatus({ status, statusText, about, bucket: 'clearpaw', path: 'a/b' });

describe('the error of a status', () => {
  test.each([
    [401, 'object', 'unauthenticated', 401],
    [402, 'upload', 'quota-exceeded', 402],
    [403, 'list', 'unauthorized', 403],
    [404, 'object', 'object-not-found', 0],
    [404, 'upload', 'unknown', 404],
    [404, 'list', 'unknown', 404],
    [400, 'object', 'unknown', 400],
    [409, 'object', 'unknown', 409],
    [412, 'object', 'unknown', 412],
    [416, 'object', 'unknown', 416],
    [201, 'upload', 'unknown', 201],
  ] as const)('%i about an %s', (status, about, code, kept) => {
    expect(reply(status, about)).toMatchObject({
      code: `storage/${code}`,
      status: kept,
      serverResponse: null,
    });
  });

  test('the reason phrase distinguishes an unverified app from an unauthenticated person', () => {
    const error = reply(401, 'upload', 'Firebase App Check token is invalid');
    expect(error.code).toBe('storage/unauthorized-app');
  });

  test('the reason phrase is added to the message', () => {
    const error = reply(403, 'object', 'Forbidden');
    expect(error.message).toBe(
      "User does not have permission to access 'a/b'. (storage/unauthorized)\nForbidden",
    );
    expect(error.serverResponse).toBe('Forbidden');
  });
});

test.each(storageCodes)('%s says something', (code) => {
  const error = new StorageError(code, 'x');
  expect(error.code).toBe(`storage/${code}`);
  expect(error.message.length).toBeGreaterThan(20);
});
