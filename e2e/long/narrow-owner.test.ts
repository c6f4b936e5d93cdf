import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../apps/web/src/paths/index.ts';
import { findOverflows } from '../setup/fits-window.ts';
import { openBrowser, openPage, signInOnPage } from '../setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it.each([
  ['at 320 px', 320, false],
  ['at 390 px', 390, false],
  ['at 390 px with the text spaced out', 390, true],
  ['at 1280 px, where a pet’s page has two columns,', 1280, false],
] as const)(
  '%s every page of an owner fits the window, and no word or number is broken apart',
  async (_, width, spaced) => {
    const person = await openPage(browser, { width, height: 844 });
    await signInOnPage(person, 'owner@demo.test', 'demo-owner');
    const { page } = person;
    const badge = page.locator('a[href$="/badge"]').first();
    const pet = (await badge.getAttribute('href'))?.split('/')[2] ?? '';
    await page.goto(paths.documents);
    const document = await page.locator('a[href^="/docs/"]').first().getAttribute('href');
    const pages = {
      [paths.dashboard]: /./,
      [paths.documents]: /./,
      [document ?? '']: /./,
      [paths.pet(pet)]: /./,
      [paths.petVaccinations(pet)]: /./,
      [paths.petRecord(pet)]: /./,
      [paths.petSharing(pet)]: /./,
      [paths.editPet(pet)]: /./,
      [paths.newPet]: /./,
      [paths.alerts]: /./,
      [paths.settings]: /./,
    };
    expect(await findOverflows(page, pages, { spaced, rtl: false })).toEqual({});
    await person.close();
  },
);
