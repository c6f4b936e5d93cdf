import { describe, expect, it } from 'vitest';
import { createSightFilter } from './sight-filter.ts';

const codeOf = (text: string) => text.split('#')[0] ?? text;
const create = () => createSightFilter(codeOf);
const lookAway = (filter: ReturnType<typeof create>, looks: number) => {
  for (let look = 0; look < looks; look += 1) filter.look(null);
};

describe('what the camera sees', () => {
  it('is told once, however long it stays in view', () => {
    const filter = create();
    expect([filter.look('A'), filter.look('A'), filter.look('A')]).toEqual(['A', null, null]);
  });

  it('is the same badge after its live part has changed', () => {
    const filter = create();
    expect([filter.look('A#1'), filter.look('A#2')]).toEqual(['A#1', null]);
  });

  it('is not news after a few blurred frames', () => {
    const filter = create();
    filter.look('A');
    lookAway(filter, 5);
    expect(filter.look('A')).toBeNull();
  });

  it('is news again after it has left view', () => {
    const filter = create();
    filter.look('A');
    lookAway(filter, 6);
    expect(filter.look('A')).toBe('A');
  });

  it('is news when another badge takes its place', () => {
    const filter = create();
    filter.look('A');
    expect(filter.look('B')).toBe('B');
    expect(filter.look('A')).toBe('A');
  });
});
