import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { countKept } from './setup/offline-store.ts';
import { addPetOnPage, fillRegistration, recordRabies } from './setup/owner-steps.ts';
import { type BrowserPerson, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const note = /You are offline\. Last updated \d+ (second|minute)s? ago\./;

async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Waits until the worker has all files, without a badge ever having been opened. */
async function filesAreKept({ page }: BrowserPerson): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** Whether it was pressed: a menu closes when the page below it moves, which happens while it is reloaded. */
async function logOut({ page }: BrowserPerson): Promise<boolean> {
  const soon = { timeout: 5_000 };
  try {
    await page.getByRole('button', { name: /^Your account/ }).click(soon);
    await page.getByRole('menuitem', { name: 'Log out' }).click(soon);
    return true;
  } catch {
    return false;
  }
}

it('an owner reads pets, records and documents without a network, and how old they are', async () => {
  const owner = await openPage(browser, phone, { offline: true });
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('link', { name: 'Create a free account' }).first().click();
  await fillRegistration(owner, 'offline-owner@story.test', 'Pet Owner');
  await page.waitForURL('**/dashboard');
  await addPetOnPage(owner, 'Juniper');
  await recordRabies(owner);
  await page.getByRole('link', { name: 'Juniper', exact: true }).first().click();
  await page.getByText('Given Oct 15').first().waitFor();
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.getByRole('link', { name: 'Juniper', exact: true }).first().waitFor();
  await filesAreKept(owner);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(note).waitFor();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'offline-dashboard');
  await page.getByRole('link', { name: 'Juniper', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Juniper' }).waitFor();
  await page.getByText('Given Oct 15').first().waitFor();
  await page.getByText(note).waitFor();
  await keepPicture(owner, 'offline-pet');
  await page.goto('/docs');
  await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
  await page.getByText(note).waitFor();

  // A pet that was never opened shows a message.
  await page.goto(`/pets/${crypto.randomUUID()}`);
  await page.getByText('You are offline, and this page is not saved on this device.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).last().waitFor();

  await page.goto('/dashboard');
  await page.getByText(note).waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'hidden', timeout: 30_000 });
  await expect.poll(() => logOut(owner), { timeout: 60_000 }).toBe(true);
  await page.waitForURL((url) => url.pathname === '/');
  // Nothing stays for the next person on this device.
  await expect.poll(() => countKept(page, 'clearpaw-reads')).toEqual({ reads: 0 });
  await owner.close();
}, 180_000);
