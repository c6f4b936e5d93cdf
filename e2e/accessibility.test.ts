import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '../apps/web/src/paths/index.ts';
import { expectAccessible } from './setup/accessible.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone, signInOnPage } from './setup/person.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Role = 'anyone' | 'owner' | 'business';

/** Read from the routes themselves, so that new pages are checked without being listed here. */
const source = readFileSync(new URL('../apps/web/src/app/routes.tsx', import.meta.url), 'utf8');
type Path = string | ((...parts: never[]) => string);
const pathOf = (name = '', parameters = '') => {
  const path = (paths as Readonly<Record<string, Path>>)[name];
  const parts = parameters.match(/\$\w+/g) ?? [];
  return typeof path === 'function' ? path(...(parts as never[])) : (path ?? '');
};
const named = /paths\.(\w+)(?:\(((?:'\$\w+'(?:, )?)+)\))?/.source;
const found = [
  ...[...source.matchAll(new RegExp(`getParentRoute(?:: (\\w+))?,\\s+path: ${named}`, 'g'))].map(
    ([, parent, name, parameters]) => ({ parent, path: pathOf(name, parameters) }),
  ),
  // The short way to write a page of a business.
  ...[...source.matchAll(new RegExp(`businessPage\\(\\s*${named}`, 'g'))].map(([, name, parameters]) => ({
    parent: 'forBusinesses',
    path: pathOf(name, parameters),
  })),
];
const parents: Readonly<Record<string, Role>> = {
  forOwners: 'owner',
  forOwnersBare: 'owner',
  forBusinesses: 'business',
};
const roleOf = (parent: string | undefined): Role => {
  if (parent === undefined) return 'anyone';
  return parents[parent] ?? (/business/i.test(parent) ? 'business' : 'owner');
};
const routes = found
  .map(({ parent, path }) => ({ role: roleOf(parent), path }))
  // The gallery is not in the build.
  .filter(({ path }) => !path.startsWith('/dev/'));

let browser: Browser;
const states: Partial<Record<Role, State>> = {};
let petId = '';
beforeAll(async () => {
  browser = await openBrowser();
  for (const role of ['owner', 'business'] as const) {
    const person = await openPage(browser, desk);
    await signInOnPage(person, `${role}@demo.test`, `demo-${role}`);
    if (role === 'owner') {
      const badge = person.page.locator('a[href$="/badge"]').first();
      petId = (await badge.getAttribute('href'))?.split('/')[2] ?? '';
    }
    states[role] = await person.page.context().storageState();
    await person.close();
  }
});
afterAll(() => browser?.close());

it('knows the routes', () => {
  expect(routes.length).toBeGreaterThanOrEqual(20);
  expect(routes).toContainEqual({ role: 'owner', path: '/pets/$petId/vaccinations' });
  expect(routes).toContainEqual({ role: 'business', path: '/business' });
  expect(routes).toContainEqual({ role: 'business', path: '/business/customers' });
  // Each address that the routes name is one of those visited.
  expect(found).toHaveLength(source.match(/\bpaths\.\w+/g)?.length ?? 0);
});

describe.each([
  ['390 px', phone],
  ['1280 px', desk],
])('at %s', (_, viewport) => {
  const people: Partial<Record<Role, BrowserPerson>> = {};
  /** One browser for each role: a new one loads the whole app again for every page. */
  const personOf = async (role: Role) => {
    people[role] ??= await openPage(browser, viewport, { state: states[role] });
    return people[role];
  };
  afterAll(() => Promise.all(Object.values(people).map((person) => person.close())));

  it.each(routes)('$path breaks no rule, in light or dark', async ({ role, path }) => {
    const address = path.replace('$petId', petId).replace(/\$\w+/g, 'AAAAAAAAAAAAAAAAAAAAAAAAAA');
    const person = await personOf(role);
    const { page } = person;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    // Data arrives after the page; a skeleton would hide the faults of the content it replaces.
    await page.locator('[role="status"]:has(> .sr-only)').first().waitFor({ state: 'detached' });
    await expectAccessible(person);
    // The theme changes colors alone, and at once.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(person, 'colours');
    expect(new URL(page.url()).origin).toBe(inject('baseUrl'));
  });
});
