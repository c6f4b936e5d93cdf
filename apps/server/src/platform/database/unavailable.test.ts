import { expect, test } from 'vitest';
import { isUnavailable, reasonOf } from './unavailable.ts';

test.each([
  [{ code: '57P01' }],
  [{ code: '08006' }],
  [{ code: '25006' }],
  [{ code: '53300' }],
  [{ code: '55P03' }],
  [{ code: '57014' }],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  [new Error('Connection terminated unexpectedly')],
  [new Error('timeout exceeded when trying to connect')],
  [new Error('Query read timeout')],
  [new Error('received invalid response: d4')],
  [new Error('Received unexpected rowDescription message from backend.')],
  [Object.assign(new Error('Parse Error: Expected HTTP/'), { code: 'HPE_INVALID_CONSTANT' })],
  [new Error('Failed query: select …', { cause: new Error('Connection terminated unexpectedly') })],
  [new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })])],
])('%o: the database is away, and the call may be repeated', (problem) => {
  expect(isUnavailable(problem)).toBe(true);
});

test.each([
  [{ code: '42703' }],
  [{ code: '23505' }],
  [new Error('The connection was terminated')],
  [new TypeError('x is not a function')],
  [undefined],
  ['Connection terminated'],
])('%o stays what it is', (problem) => {
  expect(isUnavailable(problem)).toBe(false);
});

test('the log has the code or the driver’s own text, never the statement', () => {
  const inner = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(reasonOf(new Error('Failed query: secret', { cause: inner }))).toBe('57P01');
  expect(reasonOf(new Error('Query read timeout'))).toBe('Query read timeout');
});
