import { expect, it } from 'vitest';
import { checkDomainTexts } from './domain-texts.ts';

const find = (text: string, path = 'packages/domain/src/visits/check.ts') =>
  checkDomainTexts([{ path, text, isTest: false }]);

const withPlaceholder = ['const text = `Enter at most ', '{most} days.`;'].join('$');

it.each(["return 'This day has passed.';", withPlaceholder])('finds the sentence in %s', (text) =>
  expect(find(text)).toHaveLength(1),
);

it.each([
  "throw new RangeError('An instant is ISO 8601.');",
  "/** The same as 'A day in the past.' */",
  "const name = 'Great Britain';",
  "const code = 'day_passed';",
])('is content with %s', (text) => expect(find(text)).toEqual([]));

it('leaves messages and other packages alone', () => {
  const text = "export const texts = { passed: 'This day has passed.' };";
  expect(find(text, 'packages/domain/src/visits/texts.gen.ts')).toEqual([]);
  expect(find(text, 'apps/server/src/main.ts')).toEqual([]);
});
