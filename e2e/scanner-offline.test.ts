import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { expectReadyForOffline } from './setup/offline-store.ts';
import { openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('the scanner says that it is offline before a badge is read, and offers only what works then', async () => {
  const staff = await openPage(browser, phone, { offline: true });
  const { page } = staff;
  await prepareBusiness(staff, 'scanner-line@story.test', 'Line Yard');
  await page.goto('/business');
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  await page.getByRole('button', { name: 'Enter code' }).waitFor();
  expect(await page.getByText('This device is offline').count()).toBe(0);
  await expectReadyForOffline(page);

  await page.context().setOffline(true);
  await page.getByText('This device is offline').waitFor();
  await page.getByText(/Check-ins are sent later\. Synced/).waitFor();
  for (const name of ['Enter code', 'Guest']) {
    expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
  }
  await page.getByText('Codes and guests can be checked only online.').waitFor();
  await page.getByRole('button', { name: 'Upload image' }).waitFor();
  await page.getByRole('link', { name: 'Service animal' }).waitFor();
  await expectAccessible(staff);

  await page.context().setOffline(false);
  await page.getByText('This device is offline').waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: 'Enter code' }).isEnabled()).toBe(true);
  await page.getByRole('link', { name: 'Guest' }).waitFor();
  await staff.close();
});

it('a server that cannot be reached is said as well, with a network', async () => {
  const staff = await openPage(browser, phone, { offline: true });
  const { page } = staff;
  await prepareBusiness(staff, 'scanner-server@story.test', 'Server Yard');
  await page.route('**/.well-known/badge-keys.json', (route) => route.abort('connectionrefused'));
  await page.goto('/business');
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  await page.getByText('The server can’t be reached').waitFor();
  await page.getByText('Badges can’t be checked: this device has never synced.', { exact: false }).waitFor();
  await staff.close();
});
