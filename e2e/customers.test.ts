import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { prepareBusiness, prepareMember } from './setup/business-account.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const rules = [{ id: 'chip', level: 'required', requirement: { kind: 'microchip' } }];

/**
 * An accessible page at both widths, with a picture of each; an open dialog is checked at the width at which it was
 * opened.
 */
async function expectGood(
  person: BrowserPerson,
  name: string,
  widths: readonly (typeof desk)[] = [phone, desk],
): Promise<void> {
  for (const viewport of widths) {
    await person.page.setViewportSize(viewport);
    await expectAccessible(person);
    await picture(person, name);
    const [wide, seen] = await person.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide, `${name} at ${viewport.width} px`).toBeLessThanOrEqual(seen ?? 0);
  }
}

/** The owner connects the pet whose page is open. */
async function connect({ page }: BrowserPerson, share: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Business name or link').fill('customer yard');
  await dialog.getByText('Customer Yard').first().click();
  if (share) await dialog.locator('label').filter({ hasText: 'Share my contact details' }).click();
  await dialog.getByRole('button', { name: 'Connect a business' }).click();
}

it('a business knows its customers, checks their pets in together, and sees what they share', async () => {
  const boss = await openPage(browser, desk);
  await prepareBusiness(boss, 'customers-boss@story.test', 'Customer Yard', rules);
  // The business requires contact details.
  await boss.page.goto('/');
  await boss.page.goto('/business');
  await boss.page.getByRole('link', { name: 'Business settings' }).first().click();
  await boss.page.getByRole('link', { name: 'Check-in', exact: true }).click();
  await boss.page.getByText('Require contact details').click();
  await boss.page.getByRole('button', { name: 'Save' }).first().click();
  await boss.page.getByText(/saved/i).first().waitFor();

  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'customers-owner@story.test', 'Pet Owner');
  await addPet(owner, 'Pickle');
  const asOwner = page.context().request;
  const chipped = (name: string, microchip: string) => ({ name, species: 'dog', microchip });
  for (const pet of [chipped('Biscuit', '985112004417863'), chipped('Juniper', '985112004417871')]) {
    await callAs(asOwner, 'createPet', pet);
  }

  // Explained before anything is connected, and refused without the owner's explicit choice.
  await connect(owner, false);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Customer Yard asks every owner for a phone number/).waitFor();
  await dialog.getByText('Turn on “Share my contact details” to connect with this business.').waitFor();
  await expectGood(owner, 'connect-contact-required', [phone]);
  await dialog.locator('label').filter({ hasText: 'Share my contact details' }).click();
  await dialog.getByRole('link', { name: 'Add them in Settings' }).click();
  const panel = page.getByRole('region', { name: 'Contact details' });
  await panel.getByLabel('Your phone number').fill('+1 555 010 0136');
  const emergency = panel.getByRole('group', { name: 'Emergency contact' });
  await emergency.getByLabel('Name', { exact: true }).fill('Grace Okafor');
  await emergency.getByLabel('Phone number', { exact: true }).fill('+1 555 010 0171');
  await panel.getByRole('button', { name: 'Add a person' }).click();
  await panel.getByLabel('Name of person 1', { exact: true }).fill('Ada Lane');
  await panel.getByLabel('Phone number of person 1', { exact: true }).fill('+1 555 010 0155');
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Contact details saved').waitFor();
  for (const name of ['Pickle', 'Biscuit', 'Juniper']) {
    await page.getByRole('link', { name: 'My pets' }).first().click();
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await connect(owner, true);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page
    .getByRole('link', { name: /Sharing/ })
    .first()
    .click();
  await page.getByText(/Sees your contact details: name, email, phone/).waitFor();
  await expectGood(owner, 'sharing-contact-on', [desk, phone]);

  // Staff find the owner by phone, and their pets with the status of today.
  const staff = await openPage(browser, desk);
  await prepareMember(boss, staff, 'customers-staff@story.test', 'staff');
  await staff.page.goto('/business');
  await staff.page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await staff.page.getByRole('searchbox', { name: 'Name, pet, phone or email' }).fill('0100136');
  const row = staff.page.getByRole('link', { name: 'Maya Story' }).first();
  await row.waitFor();
  await expectGood(staff, 'customers');
  await row.click();
  await staff.page.getByRole('heading', { level: 1, name: 'Maya Story' }).waitFor();
  await staff.page.getByRole('link', { name: 'Call Grace Okafor, +1 555 010 0171' }).waitFor();
  await staff.page.getByRole('link', { name: 'customers-owner@story.test' }).waitFor();
  await expectGood(staff, 'customer');

  // Two of three are cleared: the third is not checked in and shows why, and each check-in can be undone separately.
  await staff.page.getByRole('button', { name: 'Check in 3 pets' }).click();
  const group = staff.page.getByRole('dialog');
  await group.getByText('Review Pickle').waitFor();
  await expectGood(staff, 'group-check-in', [desk]);
  await group.getByRole('button', { name: 'Check in 2 pets' }).click();
  await group.getByRole('button', { name: 'Undo for Juniper' }).click();
  await group.getByText('Undone').waitFor();
  await group.getByRole('button', { name: 'Undo for Biscuit' }).waitFor();
  await expectGood(staff, 'group-result', [desk]);
  await group.getByRole('button', { name: /Done|Cancel/ }).click();
  await staff.page.getByRole('button', { name: 'Check out', exact: true }).waitFor();

  // At check-out the names of those who may pick up are on Today, and the customer is one press away.
  await staff.page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await staff.page
    .getByRole('button', { name: /Biscuit/ })
    .first()
    .click();
  const here = staff.page.getByRole('region', { name: 'Biscuit', exact: true });
  await here.getByText('Ada Lane').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'today-pickups');
  await here.getByRole('link', { name: 'Open customer' }).click();
  await staff.page.getByRole('heading', { level: 1, name: 'Maya Story' }).waitFor();
  const address = staff.page.url();
  await staff.page.getByRole('button', { name: 'Plan a visit' }).click();
  await staff.page.getByRole('menuitem', { name: 'Pickle' }).click();
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Plan visit' }).click();
  await staff.page.getByRole('region', { name: 'Upcoming visits' }).getByText('Pickle').waitFor();
  await expectGood(staff, 'customer-planned', [phone, desk]);
  await staff.page.getByRole('button', { name: 'Actions for Pickle', exact: true }).click();
  await staff.page.getByRole('menuitem', { name: 'Report an incident' }).click();
  await staff.page.getByRole('button', { name: 'Remove Pickle' }).waitFor();

  // An owner without an account.
  await staff.page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await staff.page.getByRole('button', { name: 'Add a customer' }).click();
  const form = staff.page.getByRole('dialog');
  await form.getByLabel('Owner’s name').fill('Lena Brandt');
  await form.getByLabel(/Owner’s phone number/).fill('555 010 0148');
  await expectGood(staff, 'add-customer', [desk]);
  await form.getByRole('button', { name: 'Add customer' }).click();
  await staff.page.getByRole('heading', { level: 1, name: 'Lena Brandt' }).waitFor();
  await staff.page.getByRole('button', { name: 'Edit details' }).click();
  await form.getByLabel('Owner’s name').fill('Lena Fischer');
  await form.getByRole('button', { name: 'Save' }).click();
  await staff.page.getByRole('heading', { level: 1, name: 'Lena Fischer' }).waitFor();
  await expectGood(staff, 'customer-without-account');

  // A member of another business who has the address cannot read anything.
  const outsider = await openPage(browser, desk);
  await prepareBusiness(outsider, 'customers-outsider@story.test', 'Other Yard', []);
  await outsider.page.goto(address);
  await outsider.page.getByText('This customer couldn’t be loaded.').waitFor();
  expect(await outsider.page.getByText('Maya Story').count()).toBe(0);

  // The owner hides it again: staff see only that it is hidden.
  for (const name of ['Pickle', 'Biscuit', 'Juniper']) {
    await page.getByRole('link', { name: 'My pets' }).first().click();
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Sharing/ })
      .first()
      .click();
    await page.getByText('Contact details', { exact: true }).click();
    await page.getByText('Customer Yard can no longer see your contact details').first().waitFor();
  }
  await staff.page.goto(address);
  await staff.page.getByText(/has not shared contact details with your business/).waitFor();
  expect(await staff.page.getByText('Ada Lane').count()).toBe(0);
  await expectGood(staff, 'customer-not-shared');
  expect([...owner.problems, ...staff.problems, ...boss.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close(), boss.close(), outsider.close()]);
}, 300_000);
