import { describe, expect, it } from 'vitest';
import { createScanDedupe } from './scan-dedupe.ts';

const codeOf = (text: string) => text.split('#')[0] ?? text;
const create = () => createScanDedupe(codeOf);
const hideVerdict = (filter: ReturnType<typeof create>, looks: number) => {
  for (let frame = 0; frame < looks; frame += 1) filter.newCodeIn([]);
};

describe('what the camera sees', () => {
  it('is told once, however long it stays in view', () => {
    const filter = create();
    expect([filter.newCodeIn(['A']), filter.newCodeIn(['A']), filter.newCodeIn(['A'])]).toEqual([
      'A',
      null,
      null,
    ]);
  });

  it('is the same badge after its live part has changed', () => {
    const filter = create();
    expect([filter.newCodeIn(['A#1']), filter.newCodeIn(['A#2'])]).toEqual(['A#1', null]);
  });

  it('is not news after a few blurred frames', () => {
    const filter = create();
    filter.newCodeIn(['A']);
    hideVerdict(filter, 5);
    expect(filter.newCodeIn(['A'])).toBeNull();
  });

  it('is news again after it has left view', () => {
    const filter = create();
    filter.newCodeIn(['A']);
    hideVerdict(filter, 6);
    expect(filter.newCodeIn(['A'])).toBe('A');
  });

  it('is news when another badge takes its place', () => {
    const filter = create();
    filter.newCodeIn(['A']);
    expect(filter.newCodeIn(['B'])).toBe('B');
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
    expect(looks.map((seen) => filter.newCodeIn(seen))).toEqual(['A', 'C', 'B', null]);
  });

  it('are not told again while a single one of them is lost for some frames', () => {
    const filter = create();
    filter.newCodeIn(['A', 'B']);
    filter.newCodeIn(['A', 'B']);
    expect([filter.newCodeIn(['A']), filter.newCodeIn(['B']), filter.newCodeIn(['A', 'B'])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('leave view each by itself', () => {
    const filter = create();
    filter.newCodeIn(['A', 'B']);
    filter.newCodeIn(['A', 'B']);
    for (let frame = 0; frame < 6; frame += 1) filter.newCodeIn(['A']);
    expect(filter.newCodeIn(['A', 'B'])).toBe('B');
  });
});
