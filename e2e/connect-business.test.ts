import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { addPetOnPage, registerOnPage } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function openBusinesses(names: readonly string[]): Promise<string[]> {
  const staff = await openPage(browser, desk);
  const { request } = staff.page.context();
  await createAccount(staff, 'found-by-name@story.test', 'business');
  await entitle('found-by-name@story.test');
  const slugs = [];
  for (const name of names) {
    const input = { name, kind: 'daycare', timeZone: 'UTC' };
    slugs.push(((await callAs(request, 'createBusiness', input)) as { slug: string }).slug);
  }
  await staff.close();
  return slugs;
}

async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

it('an owner finds a business by its name, and another one by its link', async () => {
  const [, , slug] = await openBusinesses(['Moony Tails Daycare', 'Moony Tails Camp', 'Linked Camp']);
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await registerOnPage(owner, 'finds-business@story.test', 'Pet Owner');
  await addPetOnPage(owner, 'Juniper');
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Business name or link');
  const connect = dialog.getByRole('button', { name: 'Connect a business' });
  await connect.click();
  await dialog.getByText('Choose a business first').waitFor();

  // No result: shown as text, not as an error.
  await field.fill('No Such Business');
  await dialog.getByText('No business has this name.').waitFor();
  await field.fill('https://elsewhere.example/b/moony-tails-daycare');
  await dialog.getByText('This link doesn’t lead to a business on Clearpaw').waitFor();

  await field.fill('moony tails');
  await dialog.getByRole('radio', { name: /Moony Tails Camp/ }).waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'connect-business-phone');
  await dialog.getByText('Moony Tails Daycare').click();
  await connect.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Moony Tails Daycare').first().waitFor();

  await page.getByRole('button', { name: 'Connect a business' }).click();
  await field.fill(`${new URL(page.url()).origin}/b/${slug}`);
  await dialog.getByRole('radio', { name: /Linked Camp/, checked: true }).waitFor();
  await connect.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Linked Camp').first().waitFor();
  expect(owner.problems).toEqual([]);
  await owner.close();
});
