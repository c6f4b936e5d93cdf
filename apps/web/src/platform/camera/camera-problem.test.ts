import { describe, expect, it } from 'vitest';
import { problemOf } from './camera-problem.ts';

describe('a camera that does not open', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingNewError', 'failed'],
  ])('with %s is %s', (name, problem) => {
    expect(problemOf(new DOMException('no', name))).toBe(problem);
  });

  it('is failed when no one knows why', () => {
    expect(problemOf(undefined)).toBe('failed');
  });
});
