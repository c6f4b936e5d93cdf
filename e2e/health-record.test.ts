import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(widths('phone'))('the health record %s', (_, viewport) => {
  it('keeps medications, allergies, conditions, weights and vet visits', async () => {
    const owner = await openPage(browser, viewport);
    const { page } = owner;
    await register(owner, `health-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(owner, 'Biscuit');
    await page.getByRole('link', { name: 'Health record', exact: true }).click();
    await page.waitForURL(/\/record$/);
    await page.getByRole('heading', { level: 1, name: 'Biscuit', exact: true }).waitFor();
    await page.getByText('No weights on record').waitFor();
    await expectAccessible(owner);

    await addMedication(owner);
    await addAllergy(owner);
    await addVisit(owner);
    await addWeights(owner);
    await picture(owner, 'health-record');
    await expectAccessible(owner);

    await filterTo(owner, 'Allergies');
    await page.getByRole('heading', { name: 'Vet visits' }).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { name: 'Allergies', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Vet visits' }).count()).toBe(0);
    await filterTo(owner, 'All');

    await correctAndRemoveAllergy(owner);
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.waitForURL(/\/pets\/[^/]+$/);
    await page.getByRole('heading', { level: 1, name: 'Biscuit', exact: true }).waitFor();
    await page.getByText('60.4 lb', { exact: true }).filter({ visible: true }).waitFor();
    await page.getByText('1 medication').waitFor();
    await picture(owner, 'pet-with-care-tags');
    await expectAccessible(owner);
    expect(owner.problems).toEqual([]);
    await owner.close();
  });
});

async function filterTo({ page }: BrowserPerson, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Kind of record' }).getByText(name, { exact: true }).click();
}

const dialogOf = ({ page }: BrowserPerson) => page.getByRole('dialog');

async function save(person: BrowserPerson): Promise<void> {
  await dialogOf(person).getByRole('button', { name: 'Save', exact: true }).click();
  await dialogOf(person).waitFor({ state: 'hidden' });
}

async function typeDate(person: BrowserPerson, digits: string): Promise<void> {
  await dialogOf(person).getByRole('spinbutton', { name: /month/i }).first().click();
  await person.page.keyboard.type(digits);
}

async function addMedication(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Add medication' }).click();
  const dialog = dialogOf(person);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Enter a name and a dose').first().waitFor();
  await expectAccessible(person);
  await dialog.getByLabel('Name').fill('Apoquel');
  await dialog.getByLabel('Dose').fill('16 mg');
  await dialog.getByLabel(/^Schedule/).fill('1 tablet every morning');
  await dialog.getByText('Staff give it during visits').click();
  await typeDate(person, '01052026');
  await expectAccessible(person);
  await picture(person, 'add-medication');
  await save(person);
  await page.getByText('Apoquel 16 mg', { exact: true }).waitFor();
  await page.getByText('Given during visits').waitFor();
}

async function addAllergy(person: BrowserPerson): Promise<void> {
  await person.page.getByRole('button', { name: 'Add record', exact: true }).click();
  await person.page.getByRole('menuitem', { name: 'Allergy' }).click();
  const dialog = dialogOf(person);
  await dialog.getByLabel('Allergic to').fill('Chicken');
  await dialog.getByLabel(/^Reaction/).fill('Itching, loose stool');
  await dialog.getByText('Severe', { exact: true }).click();
  await save(person);
  await person.page.getByText('Chicken', { exact: true }).waitFor();
}

async function addVisit(person: BrowserPerson): Promise<void> {
  await person.page.getByRole('button', { name: 'Add vet visit' }).click();
  await dialogOf(person).getByLabel('Reason').fill('Annual exam');
  await dialogOf(person)
    .getByLabel(/^Clinic/)
    .fill('Lakeside Animal Hospital');
  await typeDate(person, '06092026');
  await save(person);
  await person.page.getByText('Annual exam', { exact: true }).waitFor();
}

/** One in pounds, and an earlier one in kilograms. */
async function addWeights(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Add weight' }).click();
  await dialogOf(person).getByLabel('Weight', { exact: true }).fill('60.4');
  await save(person);
  await page.getByText(/^60\.4 lb on /).waitFor();
  await page.getByRole('button', { name: 'Add weight' }).click();
  await dialogOf(person).getByLabel('Weight', { exact: true }).fill('25,1');
  await dialogOf(person).getByRole('group', { name: 'Unit' }).getByText('kg').click();
  await typeDate(person, '01052026');
  await save(person);
  await page.getByText(/Up 5\.1 lb since Jan 5/).waitFor();
  await page.getByRole('button', { name: 'All 2 weights' }).click();
  await page.getByRole('button', { name: 'More about 55.3 lb' }).waitFor();
}

async function correctAndRemoveAllergy(person: BrowserPerson): Promise<void> {
  const { page } = person;
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More about Chicken' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Correct');
  await dialogOf(person).getByText('Mild', { exact: true }).click();
  await dialogOf(person)
    .getByLabel(/^Reason for the change/)
    .fill('Tested by the vet');
  await dialogOf(person).getByRole('button', { name: 'Correct' }).click();
  await dialogOf(person).waitFor({ state: 'hidden' });
  await choose('History');
  await page.getByText(/Chicken, Itching, loose stool, Mild, Tested by the vet/).waitFor();
  await expectAccessible(person);
  await page.keyboard.press('Escape');
  await choose('Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: '1 past record' }).click();
  await page.getByText('Removed', { exact: true }).waitFor();
}
