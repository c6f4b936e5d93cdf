import { CallError } from '@clearpaw/client';
import { describe, expect, it } from 'vitest';
import { isUnanswered } from './is-unanswered.ts';

describe('a call that failed', () => {
  it.each(['internal', 'unavailable', 'deadline-exceeded', 'unknown', 'resource-exhausted'] as const)(
    'with %s may be repeated',
    (code) => {
      expect(isUnanswered(new CallError({ code, message: '' }))).toBe(true);
    },
  );

  it.each(['failed-precondition', 'permission-denied', 'not-found'] as const)(
    'with %s has its answer',
    (code) => {
      expect(isUnanswered(new CallError({ code, message: '' }))).toBe(false);
    },
  );
});
