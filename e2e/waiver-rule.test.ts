import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { goToRequirements, openNewBusiness } from './setup/business-steps.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

it('a waiver becomes a requirement, is signed from the pet’s page, and clears the pet', async () => {
  const staff = await openPage(browser, desk);
  await openNewBusiness(staff, 'waiver-yard@story.test', 'Waiver Yard');
  const { page: office } = staff;
  await goToRequirements(staff);
  await office.getByRole('button', { name: 'Add rule' }).click();
  // There is no waiver yet: the entry links to where waivers are created.
  await office.getByRole('menuitem', { name: 'A signed waiver (write one first)' }).click();
  await office.getByRole('button', { name: 'Write a waiver' }).click();
  await office.getByLabel('Title').fill('Play agreement');
  await office.getByRole('textbox', { name: 'Text' }).fill('# Play\n\nDogs *play* here and may **bite**.');
  await office.getByRole('button', { name: 'Publish' }).click();
  await office.getByRole('heading', { name: 'Play agreement' }).waitFor();
  await goToRequirements(staff);
  await office.getByRole('button', { name: 'Add rule' }).click();
  await office.getByRole('menuitem', { name: 'A signed waiver: Play agreement' }).click();
  await office.getByText('the waiver “Play agreement”').waitFor();
  await expectAccessible(staff);
  await keepPicture(staff, 'waiver-rule-desk');
  await office.getByRole('button', { name: 'Publish version 1' }).click();
  await office
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();

  const owner = await openPage(browser, phone);
  const { page } = owner;
  const { request } = page.context();
  await register(owner, 'signs-waiver@story.test', 'Pet Owner');
  await addPet(owner, 'Juniper');
  const pets = (await callAs(request, 'listPets', {})) as { items: { id: string }[] };
  const yards = (await callAs(office.context().request, 'listMyBusinesses', {})) as {
    items: { id: string }[];
  };
  await callAs(request, 'connectPet', {
    petId: pets.items[0]?.id,
    businessId: yards.items[0]?.id,
    scope: 'verdict',
  });
  await page.reload();
  const missing = page.getByRole('region', { name: 'What’s missing', exact: true });
  await missing.getByText('Play agreement', { exact: true }).waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'waivers-to-sign-phone');
  await missing.getByRole('link', { name: /^Read and sign ?: Play agreement/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Play agreement' }).waitFor();
  await page.getByLabel('Your full name').fill('Maya Okafor');
  await page.getByLabel(/Type your name/).fill('Maya Okafor');
  await page.getByText(/I have read/).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page
    .getByText(/Juniper/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Back to Juniper' }).click();
  await missing.getByText(/^Cleared at all connected businesses/).waitFor();
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
