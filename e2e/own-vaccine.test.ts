import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { goToRequirements, openNewBusiness } from './setup/business-steps.ts';
import { register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A business that requires of rabbits a vaccine that no list has. */
async function publishOwnVaccine(staff: BrowserPerson): Promise<void> {
  const { page } = staff;
  await openNewBusiness(staff, 'rabbit-inn@story.test', 'Warren Rabbit Inn');
  await goToRequirements(staff);
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('menuitem', { name: 'A vaccination' }).click();
  await page.getByRole('button', { name: /, Species$/ }).click();
  await page.getByRole('menuitemradio', { name: 'rabbit', exact: true }).click();
  await page.getByRole('button', { name: /, Vaccine$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Another vaccine…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('Enter the name of the vaccine.').waitFor();
  await dialog.getByLabel('Vaccine').fill('Fibro-Guard XL');
  await expectAccessible(staff);
  await picture(staff, 'own-vaccine-dialog');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Fibro-Guard XL, Vaccine' }).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'own-vaccine-rule');
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
}

async function addRabbit({ page }: BrowserPerson, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('Rabbit', { exact: true }).click();
  await page.getByRole('button', { name: 'Add pet' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function connectBusiness({ page }: BrowserPerson, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Business name or link').fill(name.toLowerCase());
  await dialog.getByText(name).click();
  await dialog.getByRole('button', { name: 'Connect a business' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('an owner records a vaccine that is not in the list, and the rule that names it is met', async () => {
  const staff = await openPage(browser, desk);
  await publishOwnVaccine(staff);

  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'rabbit-owner@story.test', 'Pet Owner');
  await addRabbit(owner, 'Clover');
  await connectBusiness(owner, 'Warren Rabbit Inn');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Fibro-Guard XL' })
    .getByText('Nothing on record.')
    .waitFor();
  await page.getByRole('link', { name: 'Add vaccination' }).first().click();

  await page.getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type('05152026');
  await page.getByRole('combobox', { name: 'Which vaccine?' }).fill('fibro-guard xl');
  await picture(owner, 'own-vaccine-search');
  await page.getByRole('option', { name: /^Other vaccine.*fibro-guard xl/ }).click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  const name = page.getByLabel('Vaccine name');
  expect(await name.inputValue()).toBe('fibro-guard xl');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('');
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  await page.getByText('Enter the name of the vaccine.').waitFor();
  await name.fill(' fibro-guard XL ');
  // Without a printed expiry none is assumed: a custom vaccine has no usual duration.
  await page
    .getByRole('group', { name: /Expires/ })
    .getByRole('spinbutton', { name: /month/i })
    .click();
  await page.keyboard.type('05152031');
  await page.getByText('More details').click();
  await page.getByLabel(/Dose number/).fill('21');
  await page.getByLabel(/Tag number/).fill('77-1204');
  await page.getByLabel(/Manufacturer/).fill('Warren Labs');
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  await page.getByText('Enter a whole number from 1 to 20').waitFor();
  await page.getByLabel(/Dose number/).fill('2');
  await expectAccessible(owner);
  await picture(owner, 'own-vaccine-form');
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  // The form was opened from the missing item, so saving returns to the pet's page.
  await page.getByRole('heading', { level: 1, name: 'Clover' }).waitFor();
  const record = page.getByRole('listitem').filter({ hasText: 'Warren Labs' }).first();
  await record.waitFor();
  expect(await record.innerText()).toMatch(/Warren Labs, Dose 2, Tag 77-1204/);
  await expectAccessible(owner);
  await picture(owner, 'own-vaccine-list');

  await page.getByText('Good to go').first().waitFor();
  await page.getByText('fibro-guard XL').first().waitFor();
  await picture(owner, 'own-vaccine-pet');
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
