import { expect, test } from 'vitest';
import { databaseRefusalOf } from './refusal-of.ts';

test('writing to a row that was just deleted is answered as if it never existed', () => {
  expect(databaseRefusalOf({ cause: { code: '23503' } })?.status).toBe('NOT_FOUND');
});

test('two conflicting writers are asked to try again', () => {
  expect(databaseRefusalOf({ code: '40P01' })?.status).toBe('ABORTED');
  expect(databaseRefusalOf({ cause: { code: '40001' } })?.status).toBe('ABORTED');
});

test('any other database error stays a bug', () => {
  expect(databaseRefusalOf({ cause: { code: '42703' } })).toBeNull();
  expect(databaseRefusalOf(new Error('no code'))).toBeNull();
  expect(databaseRefusalOf(undefined)).toBeNull();
});
