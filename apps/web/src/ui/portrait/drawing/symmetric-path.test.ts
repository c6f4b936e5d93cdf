import { expect, it } from 'vitest';
import { symmetricPath } from './symmetric-path.ts';

it('closes half a face with its mirror image about x = 120', () => {
  expect(symmetricPath('M120 10 C160 10 180 40 180 80 C180 120 150 140 120 140')).toBe(
    'M120 10 C160 10 180 40 180 80 C180 120 150 140 120 140 C90 140 60 120 60 80 60 40 80 10 120 10Z',
  );
});
