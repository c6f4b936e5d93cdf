import { describe, expect, it } from 'vitest';
import { createScanDedupe } from './scan-dedupe.ts';

const codeOf = (text: string) => text.split('#')[0] ?? text;
const create = () => createScanDedupe(codeOf);
const hideVerdict = (filter: ReturnType<typeof create>, looks: number) => {
  for (let appearance = 0; appearance < looks; appearance += 1) filter.appearance([]);
};

describe('what the camera sees', () => {
  it('is told once, however long it stays in view', () => {
    const filter = create();
    expect([filter.appearance(['A']), filter.appearance(['A']), filter.appearance(['A'])]).toEqual([
      'A',
      null,
      null,
    ]);
  });

  it('is the same badge after its live part has changed', () => {
    const filter = create();
    expect([filter.appearance(['A#1']), filter.appearance(['A#2'])]).toEqual(['A#1', null]);
  });

  it('is not news after a few blurred frames', () => {
    const filter = create();
    filter.appearance(['A']);
    hideVerdict(filter, 5);
    expect(filter.appearance(['A'])).toBeNull();
  });

  it('is news again after it has left view', () => {
    const filter = create();
    filter.appearance(['A']);
    hideVerdict(filter, 6);
    expect(filter.appearance(['A'])).toBe('A');
  });

  it('is news when another badge takes its place', () => {
    const filter = create();
    filter.appearance(['A']);
    expect(filter.appearance(['B'])).toBe('B');
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
    expect(looks.map((seen) => filter.appearance(seen))).toEqual(['A', 'C', 'B', null]);
  });

  it('are not told again while a single one of them is lost for some frames', () => {
    const filter = create();
    filter.appearance(['A', 'B']);
    filter.appearance(['A', 'B']);
    expect([filter.appearance(['A']), filter.appearance(['B']), filter.appearance(['A', 'B'])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('leave view each by itself', () => {
    const filter = create();
    filter.appearance(['A', 'B']);
    filter.appearance(['A', 'B']);
    for (let appearance = 0; appearance < 6; appearance += 1) filter.appearance(['A']);
    expect(filter.appearance(['A', 'B'])).toBe('B');
  });
});
