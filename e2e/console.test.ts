import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectComplaints } from './setup/complaints.ts';
import { logInFromLanding } from './setup/landing-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Opens every page of the navigation by its link, then each once more by a reload, under the offline worker if there is one. */
async function walk({ page }: BrowserPerson): Promise<string[]> {
  const nav = page.getByRole('navigation').getByRole('link');
  await nav.first().waitFor();
  const hrefs = await nav.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The scanner comes last: it is full screen, and installs the offline worker.
  const scanner = '/business/scan';
  const found = new Set(hrefs.filter((href) => href.length > 1));
  const pages = found.delete(scanner) ? [...found, scanner] : [...found];
  for (const href of pages) {
    await page.locator(`nav a[href="${href}"]`).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname === href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  // The reloads go through the worker once it has everything.
  if (pages.includes(scanner)) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const href of pages) {
    await page.goto(href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  return pages;
}

it.each([
  ['an owner', 'owner@demo.test', 'demo-owner', '/settings'],
  ['a business', 'business@demo.test', 'demo-business', '/business/scan'],
])('the pages of %s leave the console empty', async (_, email, password, one) => {
  const person = await openPage(browser, desk, { offline: true });
  const complaints = collectComplaints(person);
  await logInFromLanding(person, email, password);
  // The navigation appears once the account is known.
  await person.page.locator(`nav a[href="${one}"]`).first().waitFor({ state: 'attached' });
  expect(await walk(person)).toContain(one);
  expect(complaints).toEqual([]);
  await person.close();
});
