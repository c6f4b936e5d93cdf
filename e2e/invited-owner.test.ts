import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { emailTo } from './setup/mail.ts';
import { addPetOnPage, fillRegistration } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const email = 'invited-owner@story.test';

it('a place writes to an owner without an account, who comes by the letter, connects a pet and is seen', async () => {
  const theo = await openPage(browser, desk);
  await openNewBusiness(theo, 'invites@story.test', 'Quay Kennels');
  await theo.page.goto('/business/pets');
  await theo.page.getByRole('button', { name: 'Invite an owner' }).click();
  await theo.page.getByRole('button', { name: 'Send invitation' }).click();
  await theo.page.getByText('Enter the owner’s email address.').waitFor();
  await theo.page.getByLabel('Owner’s email address').fill(email);
  await theo.page.getByLabel('Add a message').fill('We look forward to Pickle.');
  await expectAccessible(theo);
  await picture(theo, 'invite-owner-desk');
  await theo.page.getByRole('button', { name: 'Send invitation' }).click();
  await theo.page.getByText(`Invitation sent to ${email}`).waitFor();

  const received = await emailTo(email, /Quay Kennels/);
  const page = /\/b\/[\w-]+/.exec(received.text)?.[0] ?? '';
  const maya = await openPage(browser, phone);
  await maya.page.goto(page);
  await maya.page.getByRole('link', { name: 'Connect with Quay Kennels' }).click();
  await fillRegistration(maya, email, 'Pet Owner');
  await maya.page.waitForURL('**/dashboard');
  await addPetOnPage(maya, 'Pickle');
  await maya.page.goto(page);
  await maya.page.getByRole('button', { name: 'Connect Pickle' }).click();
  await expectAccessible(maya);
  await picture(maya, 'connect-here-phone');
  await maya.page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
  await maya.page.getByText('Connected · status only').waitFor();
  await expectAccessible(maya);
  await picture(maya, 'door-connected-phone');

  await theo.page.getByRole('link', { name: 'Pickle' }).filter({ visible: true }).waitFor();
  expect([...theo.problems, ...maya.problems]).toEqual([]);
  await Promise.all([theo.close(), maya.close()]);
}, 300_000);
