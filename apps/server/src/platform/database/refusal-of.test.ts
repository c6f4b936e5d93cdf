import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

test('writing to what was just deleted is answered as if it had never been', () => {
  expect(refusalOf({ cause: { code: '23503' } })?.status).toBe('NOT_FOUND');
});

test('two writers that met are told to try again', () => {
  expect(refusalOf({ code: '40P01' })?.status).toBe('ABORTED');
  expect(refusalOf({ cause: { code: '40001' } })?.status).toBe('ABORTED');
});

test('any other database error stays a bug', () => {
  expect(refusalOf({ cause: { code: '42703' } })).toBeNull();
  expect(refusalOf(new Error('no code'))).toBeNull();
  expect(refusalOf(undefined)).toBeNull();
});
