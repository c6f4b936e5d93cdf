import { describe, expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

const long = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '30' };

describe('a good reply', () => {
  test.each([
    [{ result: { a: 1 } }, { a: 1 }],
    [{ data: { a: 1 } }, { a: 1 }],
    [{ data: null, result: 1 }, null],
    [{ result: null }, null],
    [{ result: { n: long } }, { n: 30 }],
    [{ error: 'text', result: 1 }, 1],
    [{ error: { message: 'no status' }, result: 1 }, 1],
    [{ error: { status: 'OK' }, result: 1 }, 1],
  ])('%j contains %j', (body, value) => {
    expect(readReply(200, body)).toEqual({ value });
  });
  test('named OK is good whatever the HTTP status', () => {
    expect(readReply(500, { error: { status: 'OK' }, result: 1 })).toEqual({ value: 1 });
  });
});

describe('a failure', () => {
  test.each([
    [404, { error: { status: 'ALREADY_EXISTS', message: 'Taken.' } }, 'already-exists', 'Taken.'],
    [200, { error: { status: 'NOT_FOUND', message: 'Gone.' } }, 'not-found', 'Gone.'],
    [400, { error: { status: 'OUT_OF_RANGE' } }, 'out-of-range', 'Backend error status: OUT_OF_RANGE'],
    [403, { error: { message: 'No.' } }, 'permission-denied', 'No.'],
    [409, { error: {} }, 'aborted', 'aborted'],
    [502, 'Bad gateway', 'unknown', 'unknown'],
    [0, null, 'internal', 'internal'],
    [200, { error: { status: 'not-found' } }, 'internal', 'Unknown backend error status: not-found'],
    [200, null, 'internal', 'Response is not valid JSON object.'],
    [200, '', 'internal', 'Response is not valid JSON object.'],
    [200, {}, 'internal', 'Response is missing data field.'],
  ])('%i %j is %s', (http, body, code, message) => {
    expect(readReply(http, body)).toEqual({ failure: { code, message } });
  });
  test('carries what the server chose to say, decoded', () => {
    const body = { error: { status: 'OUT_OF_RANGE', message: 'nope', details: { start: 10, long } } };
    const failure = { code: 'out-of-range', message: 'nope', details: { start: 10, long: 30 } };
    expect(readReply(400, body)).toEqual({ failure });
  });
  test('keeps details that cannot be decoded as they came', () => {
    const details = { '@type': 'unknown' };
    const body = { error: { status: 'INTERNAL', message: 'x', details } };
    expect(readReply(500, body)).toMatchObject({ failure: { details } });
  });
});
