import { describe, expect, it } from 'vitest';
import { createSightFilter } from './sight-filter.ts';

const codeOf = (text: string) => text.split('#')[0] ?? text;
const create = () => createSightFilter(codeOf);
const lookAway = (filter: ReturnType<typeof create>, looks: number) => {
  for (let look = 0; look < looks; look += 1) filter.look([]);
};

describe('what the camera sees', () => {
  it('is told once, however long it stays in view', () => {
    const filter = create();
    expect([filter.look(['A']), filter.look(['A']), filter.look(['A'])]).toEqual(['A', null, null]);
  });

  it('is the same badge after its live part has changed', () => {
    const filter = create();
    expect([filter.look(['A#1']), filter.look(['A#2'])]).toEqual(['A#1', null]);
  });

  it('is not news after a few blurred frames', () => {
    const filter = create();
    filter.look(['A']);
    lookAway(filter, 5);
    expect(filter.look(['A'])).toBeNull();
  });

  it('is news again after it has left view', () => {
    const filter = create();
    filter.look(['A']);
    lookAway(filter, 6);
    expect(filter.look(['A'])).toBe('A');
  });

  it('is news when another badge takes its place', () => {
    const filter = create();
    filter.look(['A']);
    expect(filter.look(['B'])).toBe('B');
  });
});

describe('several badges in view', () => {
  it('are told one at a time, each once, in whatever order a look finds them', () => {
    const filter = create();
    const looks = [
      ['A', 'B', 'C'],
      ['C', 'B', 'A'],
      ['B', 'A', 'C'],
      ['A', 'B', 'C'],
    ];
    expect(looks.map((seen) => filter.look(seen))).toEqual(['A', 'C', 'B', null]);
  });

  it('are not told again while a single one of them is lost for some frames', () => {
    const filter = create();
    filter.look(['A', 'B']);
    filter.look(['A', 'B']);
    expect([filter.look(['A']), filter.look(['B']), filter.look(['A', 'B'])]).toEqual([null, null, null]);
  });

  it('leave view each by itself', () => {
    const filter = create();
    filter.look(['A', 'B']);
    filter.look(['A', 'B']);
    for (let look = 0; look < 6; look += 1) filter.look(['A']);
    expect(filter.look(['A', 'B'])).toBe('B');
  });
});
