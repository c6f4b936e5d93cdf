import { expect, test } from 'vitest';
import { vaccineOptions } from './vaccine-options.ts';

test('what was read comes first, then the pet’s own species, then all others', () => {
  const options = vaccineOptions(['fvrcp'], 'dog');
  expect(options[0]?.code).toBe('fvrcp');
  const own = options.slice(1).map(({ species }) => species.includes('dog'));
  expect(own.indexOf(false)).toBe(own.lastIndexOf(true) + 1);
  expect(own.filter(Boolean).length).toBeGreaterThan(3);
});
