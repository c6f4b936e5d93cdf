import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { countKept } from './setup/offline-store.ts';
import { openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('an owner’s badge opens without a network after it was opened once, and goes on changing', async () => {
  const owner = await openPage(browser, phone, { offline: true });
  const { page } = owner;
  await createAccount(owner, 'badge-offline@story.test', 'owner');
  const pet = { name: 'Otto', species: 'dog' };
  const { id } = (await callAs(page.context().request, 'createPet', pet)) as { id: string };
  // The start page of the installed app.
  await page.goto('/badge');
  await page.waitForURL(`**/pets/${id}/badge`);
  const code = page.getByRole('img', { name: /Otto/ }).last();
  await code.waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await countKept(page, 'clearpaw-badges')).faces, { timeout: 30_000 })
    .toBe(1);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Offline. The code still works.').waitFor();
  await page.getByText('Otto', { exact: true }).first().waitFor();
  await expectAccessible(owner);
  await picture(owner, 'badge-offline');
  const shown = await code.innerHTML();
  await expect.poll(() => code.innerHTML(), { timeout: 45_000, interval: 1_000 }).not.toBe(shown);

  await page.goto('/badge');
  await page.waitForURL(`**/pets/${id}/badge`);
  await page.getByText('Offline. The code still works.').waitFor();

  await page.goto(`/pets/${crypto.randomUUID()}/badge`);
  await page.getByText(/not saved on this device/).waitFor();
  await page.context().setOffline(false);
  await page.goto(`/pets/${id}/badge`);
  await code.waitFor();
  await page.getByText('Offline. The code still works.').waitFor({ state: 'hidden' });
  await owner.close();
}, 300_000);
