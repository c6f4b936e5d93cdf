import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { type BrowserPerson, desk, openBrowser, openPage, signInOnPage, widths } from './setup/person.ts';
import { appRoutes, foundEveryRoute, type RouteRole } from './setup/routes.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
let browser: Browser;
const states: Partial<Record<RouteRole, State>> = {};
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
  expect(appRoutes.length).toBeGreaterThanOrEqual(20);
  expect(appRoutes).toContainEqual({ role: 'owner', path: '/pets/$petId/vaccinations' });
  expect(appRoutes).toContainEqual({ role: 'business', path: '/business' });
  expect(appRoutes).toContainEqual({ role: 'business', path: '/business/customers' });
  // Each address that the routes name is one of those visited.
  expect(foundEveryRoute).toBe(true);
});

describe.each(widths('phone'))('every address %s', (_, viewport) => {
  const people: Partial<Record<RouteRole, BrowserPerson>> = {};
  /** One browser for each role: a new one loads the whole app again for every page. */
  const personOf = async (role: RouteRole) => {
    people[role] ??= await openPage(browser, viewport, { state: states[role] });
    return people[role];
  };
  afterAll(() => Promise.all(Object.values(people).map((person) => person.close())));

  it.each(appRoutes)('$path breaks no rule, in light or dark', async ({ role, path }) => {
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
