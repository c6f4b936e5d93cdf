import { expect, it } from 'vitest';
import { torsoOf } from './torso.ts';

it('draws every plane from finite numbers and closes it', () => {
  const planes = Object.values(torsoOf({ neck: 44, shoulder: 95, drop: 0 }));
  expect(planes).toHaveLength(7);
  for (const plane of planes) {
    expect(plane).toMatch(/^M.*Z$/);
    expect(plane).not.toMatch(/NaN|Infinity/);
  }
});

it('lets the shoulders leave the box below', () => {
  expect(torsoOf({ neck: 44, shoulder: 95, drop: 0 }).body).toContain('320');
});
