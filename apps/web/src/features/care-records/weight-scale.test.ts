import { describe, expect, it } from 'vitest';
import { weightScale } from './weight-scale.ts';

const of = (...figures: number[]) =>
  figures.map((figure, index) => ({ id: `${index}`, on: `2026-0${index + 1}-01`, figure }));

describe('the scale of a weight chart', () => {
  it('has round figures around all weights', () => {
    expect(weightScale(of(55.3, 62.6, 60.4)).lines.map(({ figure }) => figure)).toEqual([
      54, 56, 58, 60, 62, 64,
    ]);
    expect(weightScale(of(0.42, 0.51)).lines.map(({ figure }) => figure)).toEqual([0.4, 0.45, 0.5, 0.55]);
  });
  it('places every weight inside, the earliest at the left', () => {
    const { points } = weightScale(of(55.3, 62.6, 60.4));
    expect(points[0]?.x).toBe(0);
    expect(points.at(-1)?.x).toBe(100);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });
  it('puts a single weight, and a steady one, in the middle', () => {
    expect(weightScale(of(30)).points).toEqual([{ id: '0', x: 50, y: expect.closeTo(50, 0) }]);
    const { points } = weightScale(of(27.4, 27.4));
    for (const { y } of points) expect(y).toBeGreaterThan(5);
  });
});
