import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { emailTo } from './setup/mail.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A booking system that knows only the address, the key and the business's id. */
async function listPets(key: string, businessId: string): Promise<number> {
  const reply = await fetch(`${inject('baseUrl')}/functions/listConnections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ data: { businessId } }),
  });
  return reply.status;
}

it('an owner creates a key from the settings, a program uses it, it is replaced and revoked', async () => {
  const owner = await openPage(browser, desk);
  const { page } = owner;
  await openNewBusiness(owner, 'api-keys@story.test', 'Key Kennels');
  await page.getByRole('link', { name: 'Business settings' }).first().click();
  await page.getByRole('link', { name: 'Developers', exact: true }).click();
  await page.getByRole('link', { name: 'Open developer settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Developers' }).waitFor();
  await page.getByText('No API keys yet.').waitFor();
  await expectAccessible(owner);
  const businessId = await page.getByRole('textbox', { name: 'Business ID' }).inputValue();

  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Website booking');
  await dialog.getByText('See connected pets').click();
  await dialog.getByText('Check whether a pet is cleared').click();
  await expectAccessible(owner);
  await picture(owner, 'api-keys-create');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('region', { name: 'Website booking: copy the key now' });
  const key = await shown.getByRole('textbox', { name: 'API key' }).inputValue();
  await expectAccessible(owner);
  await picture(owner, 'api-keys-new');
  expect((await emailTo('api-keys@story.test', /New API key/)).text).toContain('Website booking');
  expect(await listPets(key, businessId)).toBe(200);

  // The key is nowhere on the page once it has been saved.
  await shown.getByRole('button', { name: 'I saved it' }).click();
  await page.reload();
  await page.getByText(/^Used \d+ seconds? ago/).waitFor();
  expect(await page.content()).not.toContain(key);

  await page.getByRole('button', { name: 'Actions for Website booking' }).click();
  await page.getByRole('menuitem', { name: 'Replace key' }).click();
  await expectAccessible(owner);
  await page.getByRole('dialog').getByRole('button', { name: 'Replace key' }).click();
  const next = await shown.getByRole('textbox', { name: 'API key' }).inputValue();
  await page.getByText(/^Old key works until/).waitFor();
  expect([await listPets(key, businessId), await listPets(next, businessId)]).toEqual([200, 200]);
  await shown.getByRole('button', { name: 'I saved it' }).click();
  await picture(owner, 'api-keys');

  await page.getByRole('button', { name: 'Actions for Website booking' }).click();
  await page.getByRole('menuitem', { name: 'Revoke key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('Revoked', { exact: true }).waitFor();
  expect([await listPets(key, businessId), await listPets(next, businessId)]).toEqual([401, 401]);
  await expectAccessible(owner);

  // On a phone nothing needs sideways scrolling, and each call is in the activity log under the key's name.
  await page.setViewportSize(phone);
  await picture(owner, 'api-keys');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize(desk);
  await page.getByRole('link', { name: 'Activity log' }).click();
  await page.getByText('API key “Website booking”').first().waitFor();
  await page.getByText('Read with API key, connected pets').first().waitFor();

  await page.goBack();
  const [guide] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'API guide' }).click(),
  ]);
  await guide.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
  await expectAccessible({ ...owner, page: guide });
  await picture({ ...owner, page: guide }, 'api-guide');
  expect(owner.problems).toEqual([]);
  await owner.close();
});
