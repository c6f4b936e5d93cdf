import { expect, test } from 'vitest';
import { kgFrom, weightIn } from './index.ts';

test('pounds are kept as kilograms, and read back as they were typed', () => {
  expect(kgFrom('lb', 60.4)).toBe(27.397);
  expect(kgFrom('kg', 27.4)).toBe(27.4);
  for (let tenths = 1; tenths <= 3000; tenths += 1) {
    const typed = tenths / 10;
    expect(Math.round(weightIn('lb', kgFrom('lb', typed)) * 10) / 10).toBe(typed);
  }
});
