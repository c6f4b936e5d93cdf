import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('an owner says whom to call, shares it with one business, and takes it back', async () => {
  const staff = await openPage(browser, desk);
  await prepareBusiness(staff, 'contact-yard@story.test', 'Contact Yard', []);
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'contact-owner@story.test', 'Pet Owner');
  await addPet(owner, 'Juno');

  // Nothing is shared unless the owner chooses to; the dialog links to the contact details.
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Business name or link').fill('contact yard');
  await dialog.getByText('Contact Yard').first().click();
  await dialog.getByText('Share my contact details').click();
  await dialog.getByText('You have not entered any yet.').waitFor();
  await expectAccessible(owner);
  await picture(owner, 'connect-with-contact');
  await dialog.getByRole('button', { name: 'Connect a business' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await staff.page.goto('/business');
  await staff.page.getByRole('link', { name: 'Pets', exact: true }).first().click();
  await staff.page.getByRole('link', { name: /Juno/ }).first().click();
  await staff.page
    .getByText('Juno’s owner shares contact details with you but has not entered any yet.')
    .waitFor();

  await page.getByRole('link', { name: 'Settings' }).first().click();
  const panel = page.getByRole('region', { name: 'Contact details' });
  await panel.getByLabel('Your phone number').fill('+1 555 010 0199');
  await panel.getByRole('button', { name: 'Add a person' }).click();
  await panel.getByLabel('Name of person 1', { exact: true }).fill('Ada Lane');
  await panel.getByLabel('Phone number of person 1', { exact: true }).fill('+1 555 010 0155');
  await expectAccessible(owner);
  await picture(owner, 'contact-settings');
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Contact details saved').waitFor();

  await staff.page.reload();
  const card = staff.page.getByRole('region', { name: 'Owner' });
  await card.getByRole('link', { name: 'Call Maya Story, +1 555 010 0199' }).waitFor();
  await card.getByText('Ada Lane').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'pet-owner-card');

  // The owner stops sharing on the page that lists who can see what.
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.getByRole('link', { name: /Juno/ }).first().click();
  await page
    .getByRole('link', { name: /Sharing/ })
    .first()
    .click();
  await page.getByText('Contact details', { exact: true }).click();
  await page.getByText('Contact Yard can no longer see your contact details').waitFor();
  await expectAccessible(owner);
  await picture(owner, 'sharing-contact-off');
  await staff.page.reload();
  await staff.page.getByText(/Juno’s owner has not shared contact details/).waitFor();
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
