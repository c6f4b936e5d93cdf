import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { openPageOf } from './setup/first-hour-steps.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const ask = (person: BrowserPerson, name: string, input: object) =>
  callAs(person.page.context().request, name, input);

/** A daycare with a waiver that is signed for minors too. */
async function writeWaiver(staff: BrowserPerson): Promise<void> {
  await openNewBusiness(staff, 'waiver-minors@story.test', 'Family Yard');
  const { page } = staff;
  await openPageOf(staff, 'Waivers');
  await page.getByRole('button', { name: 'Write a waiver' }).first().click();
  await page.getByLabel('Title').fill('Visit agreement');
  await page.getByRole('textbox', { name: 'Text' }).fill('Dogs jump at children.');
  await page.getByText('Required at check-in').click();
  await page.getByText('Signed for a minor: the parent or guardian signs').click();
  await expectAccessible(staff);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Visit agreement' }).waitFor();
}

async function connectPet(owner: BrowserPerson, staff: BrowserPerson): Promise<void> {
  await register(owner, 'signs-for-ife@story.test', 'Pet Owner');
  await addPet(owner, 'Bluebell');
  const { items: pets } = (await ask(owner, 'listPets', {})) as { items: { id: string }[] };
  const { items: yards } = (await ask(staff, 'listMyBusinesses', {})) as { items: { id: string }[] };
  await ask(owner, 'connectPet', { petId: pets[0]?.id, businessId: yards[0]?.id, scope: 'verdict' });
  await owner.page.reload();
}

async function signForIfe(owner: BrowserPerson): Promise<void> {
  const { page } = owner;
  await page
    .getByRole('link', { name: /Read and sign/ })
    .first()
    .click();
  await page.getByLabel('Your full name').fill('Maya Okafor');
  await page.getByRole('button', { name: 'Add a minor' }).click();
  await page.getByLabel('Name of the minor').fill('Ife');
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(`0302${new Date().getFullYear() - 8}`);
  await page.getByRole('button', { name: /You are the/ }).click();
  await page.getByRole('option', { name: 'Parent' }).click();
  await expectAccessible(owner);
  await picture(owner, 'sign-for-minor');
  await page.getByLabel(/Type your name/).fill('Maya Okafor');
  await page.getByText(/I have read/).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('link', { name: 'Verification page' }).waitFor();
}

it('a parent signs for a minor; both sides read it, and later the very version that was signed', async () => {
  const staff = await openPage(browser, desk);
  const owner = await openPage(browser, phone);
  const [{ page: office }, { page }] = [staff, owner];
  await writeWaiver(staff);
  await connectPet(owner, staff);
  await signForIfe(owner);

  await office.getByRole('link', { name: 'See who signed: Visit agreement' }).click();
  await office.getByRole('tab', { name: 'Signatures' }).click();
  await office.getByText(/guardian of Ife \(born Mar 2, .*, Parent\)/).waitFor();
  await openPageOf(staff, 'Waivers');
  await office.getByRole('button', { name: 'Edit waiver' }).click();
  await office.getByRole('textbox', { name: 'Text' }).fill('Dogs jump and lick.');
  await office.getByRole('button', { name: 'Publish' }).click();
  await office.getByRole('link', { name: 'See who signed: Visit agreement' }).click();
  await office.getByRole('tab', { name: 'Versions' }).click();
  await picture(staff, 'waiver-versions');
  await office.getByRole('link', { name: 'Read version 1' }).click();
  await office.getByText('Dogs jump at children.').waitFor();
  await expectAccessible(staff);

  await openPageOf(owner, 'Settings').catch(() => page.goto('/settings'));
  await page.getByRole('link', { name: 'Waivers and apps' }).click();
  await page.getByText(/guardian of Ife/).waitFor();
  await page.getByRole('link', { name: 'Read the version you signed: Visit agreement' }).click();
  await page.getByText('Dogs jump at children.').waitFor();
  await expectAccessible(owner);
  await picture(owner, 'signed-version');
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
