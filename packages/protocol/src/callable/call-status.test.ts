import { expect, test } from 'vitest';
import { codeForHttpStatus, codeForStatus, httpStatusFor, isCallStatus } from './call-status.ts';

/** Copied by hand from the description of the protocol, so that an error in the table is found. */
const table = [
  ['OK', 'ok', 200],
  ['CANCELLED', 'cancelled', 499],
  ['UNKNOWN', 'unknown', 500],
  ['INVALID_ARGUMENT', 'invalid-argument', 400],
  ['DEADLINE_EXCEEDED', 'deadline-exceeded', 504],
  ['NOT_FOUND', 'not-found', 404],
  ['ALREADY_EXISTS', 'already-exists', 409],
  ['PERMISSION_DENIED', 'permission-denied', 403],
  ['UNAUTHENTICATED', 'unauthenticated', 401],
  ['RESOURCE_EXHAUSTED', 'resource-exhausted', 429],
  ['FAILED_PRECONDITION', 'failed-precondition', 400],
  ['ABORTED', 'aborted', 409],
  ['OUT_OF_RANGE', 'out-of-range', 400],
  ['UNIMPLEMENTED', 'unimplemented', 501],
  ['INTERNAL', 'internal', 500],
  ['UNAVAILABLE', 'unavailable', 503],
  ['DATA_LOSS', 'data-loss', 500],
] as const;

test.each(table)('%s is %s to a client and %i on the wire', (status, code, http) => {
  expect(isCallStatus(status)).toBe(true);
  expect([codeForStatus(status), httpStatusFor(status)]).toEqual([code, http]);
});

test('every code is the name of its status in lower case', () => {
  for (const [status] of table) expect(codeForStatus(status)).toBe(status.toLowerCase().replaceAll('_', '-'));
});

test.each(['not-found', 'not_found', 'Ok', '', 'toString', '__proto__', null, 404, undefined])(
  '%j is no status',
  (text) => {
    expect(isCallStatus(text)).toBe(false);
  },
);

test.each([
  [200, 'ok'],
  [204, 'ok'],
  [299, 'ok'],
  [0, 'internal'],
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [499, 'cancelled'],
  [500, 'internal'],
  [501, 'unimplemented'],
  [503, 'unavailable'],
  [504, 'deadline-exceeded'],
  [199, 'unknown'],
  [304, 'unknown'],
  [402, 'unknown'],
  [405, 'unknown'],
  [410, 'unknown'],
  [413, 'unknown'],
  [422, 'unknown'],
  [502, 'unknown'],
  [599, 'unknown'],
])('a reply of %i that names no status is %s', (http, code) => {
  expect(codeForHttpStatus(http)).toBe(code);
});
