import { expect, test } from 'vitest';
import { checkPathLiterals } from './path-literals.ts';

const paths = {
  path: 'apps/web/src/paths/paths.ts',
  text: "export const paths = { settings: '/settings', newPet: '/pets/new', reset: '/reset-password' };",
  isTest: false,
};
const check = (text: string, path = 'apps/web/src/features/pets/a.tsx', isTest = false) =>
  checkPathLiterals([paths, { path, text, isTest }]);

test.each([
  "navigate({ to: '/settings' })",
  '<a href="/settings">',
  '<a href={`/pets/$'.concat('{id}/badge`}>'),
  "go('/settings?email=confirmed')",
  "go('/pets/new#name')",
])('an address that is written out is refused: %s', (text) => {
  expect(check(`\n${text}`)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/features\/pets\/a\.tsx:2: the address \/\w+… is written out/),
  ]);
});

test('what is no address of the app is taken', () => {
  expect(check("fetch('/healthz'); perMonth: '/mo'; go(paths.settings)")).toEqual([]);
  expect(check('go(`${'.concat('paths.settings}?a=b`)'))).toEqual([]);
  expect(check("session.identity('POST', '/reset-password', {})")).toEqual([]);
});

test('tests and other folders write addresses out', () => {
  expect(check("expect(path).toBe('/settings')", 'apps/web/src/features/pets/a.test.tsx', true)).toEqual([]);
  expect(check("to: '/settings'", 'apps/server/src/features/pets/a.ts')).toEqual([]);
});
