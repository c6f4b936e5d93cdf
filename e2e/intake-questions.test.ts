import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
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
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true });
  }
}

async function writeQuestion({ page }: BrowserPerson, write: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Add a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a question' });
  await write(dialog);
  await dialog.getByRole('button', { name: 'Save question' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('a business asks, the owner answers before arriving, staff read it and ask a guest the same', async () => {
  const staff = await openPage(browser, desk);
  await openNewBusiness(staff, 'asks-questions@story.test', 'Curious Paws');
  const { page: office } = staff;
  await goToRequirements(staff);
  await writeQuestion(staff, async (dialog) => {
    await dialog.getByLabel('Question', { exact: true }).fill('Is your dog crate-trained?');
    await dialog.getByText('Required to check in').click();
    await expectAccessible(staff);
    await keepPicture(staff, 'question-dialog-desk');
  });
  await writeQuestion(staff, async (dialog) => {
    await dialog.getByLabel('Question', { exact: true }).fill('Which play group suits your dog?');
    await dialog.getByText('One of several answers').click();
    await dialog.getByLabel('Answers to choose from').fill('Small and calm\nLarge and lively');
  });
  await office.getByText('Every owner has answered “Is your dog crate-trained?”').waitFor();
  await expectAccessible(staff);
  await keepPicture(staff, 'questions-desk');

  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'answers-questions@story.test', 'Pet Owner');
  await addPet(owner, 'Juniper');
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const connect = page.getByRole('dialog');
  await connect.getByLabel('Business name or link').fill('Curious Paws');
  await connect.getByText('Curious Paws').first().click();
  await connect.getByRole('button', { name: 'Connect a business' }).click();
  const asked = page.getByRole('dialog', { name: 'Questions from Curious Paws' });
  await asked.getByText('Is your dog crate-trained?').waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'answer-phone');
  // Not now: what is required stays among what is missing, with its button.
  await asked.getByRole('button', { name: 'Cancel' }).click();
  const missing = page.getByRole('region', { name: 'What’s missing', exact: true });
  await missing.getByRole('button', { name: /^Answer ?: Question “Is your dog crate-trained/ }).click();
  const about = page.getByRole('dialog', { name: 'Questions about Juniper' });
  await about.getByText('No', { exact: true }).click();
  await about.getByText('Large and lively').click();
  await about.getByRole('button', { name: 'Save answers' }).click();
  await missing.getByText(/^Cleared at all connected businesses/).waitFor();
  await page
    .getByRole('region', { name: 'Questions from Curious Paws' })
    .getByText('Large and lively')
    .waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'owner-answers-phone');

  await office.getByRole('link', { name: 'Pets', exact: true }).first().click();
  await office
    .getByRole('link', { name: /Juniper/ })
    .first()
    .click();
  const answers = office.getByRole('region', { name: 'Questions', exact: true });
  await answers
    .getByText(/^Answered by the owner, /)
    .first()
    .waitFor();
  await expectAccessible(staff);
  await keepPicture(staff, 'team-answers-desk');

  await office.getByRole('link', { name: 'Scan', exact: true }).first().click();
  await office.getByRole('link', { name: /Guest/ }).click();
  await office.getByLabel('Pet’s name').fill('Momo');
  await office.getByLabel('Owner’s email').fill('momo-asked@guest.test');
  await keepPicture(staff, 'guest-questions-desk');
  await office.getByRole('button', { name: 'Save and continue' }).click();
  const reason = 'Question “Is your dog crate-trained?”: not answered yet';
  await office.getByText(reason, { exact: true }).waitFor();
  await expectAccessible(staff);
  await keepPicture(staff, 'scan-unanswered-desk');
  await office.getByRole('button', { name: 'Enter the answer' }).click();
  const entered = office.getByRole('dialog', { name: 'Questions about Momo' });
  await entered.getByText('Yes', { exact: true }).click();
  await entered.getByRole('button', { name: 'Save answers' }).click();
  await office.getByRole('heading', { name: 'Good to go' }).waitFor();
  await keepPicture(staff, 'scan-answered-desk');
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
