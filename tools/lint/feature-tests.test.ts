import { expect, test } from 'vitest';
import { checkFeatureTests } from './feature-tests.ts';

const file = (path: string) => ({ path: `apps/web/src/${path}`, text: '', isTest: path.includes('.test.') });

test('a feature without a test of its screens is refused', () => {
  const files = [file('features/toys/toy-form.tsx'), file('features/toys/toy.test.ts')];
  expect(checkFeatureTests(files)).toEqual([
    'apps/web/src/features/toys has no *.screen.test.tsx: test what people do on its screens',
  ]);
});

test('one anywhere in its folder is enough; other folders need none', () => {
  const files = [
    file('features/toys/box/toy-form.tsx'),
    file('features/toys/box/toys.screen.test.tsx'),
    file('ui/button/button.tsx'),
  ];
  expect(checkFeatureTests(files)).toEqual([]);
});
