import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts } from './text-diff.ts';

const text = fc
  .array(fc.constantFrom('dog', 'cat', 'bites', 'may', ' ', '\n\n', '  ', 'é', '🐕'), { maxLength: 40 })
  .map((words) => words.join(' '));

test('a changed word is one removed and one added', () => {
  expect(diffTexts('Dogs may bite here.', 'Dogs will bite here.')).toEqual([
    { kind: 'same', text: 'Dogs' },
    { kind: 'removed', text: ' may' },
    { kind: 'added', text: ' will' },
    { kind: 'same', text: ' bite here.' },
  ]);
});

test('equal texts have no change, and two very long ones are not compared word by word', () => {
  expect(diffTexts('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  expect(diffTexts('', '')).toEqual([]);
  const [a, b] = ['a '.repeat(3_000), 'b '.repeat(3_000)];
  expect(diffTexts(a, b).length).toBeLessThan(5);
});

test('leaving out what was added gives the old text, leaving out what was removed the new one', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffTexts(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
    { numRuns: 1_000 },
  );
});
