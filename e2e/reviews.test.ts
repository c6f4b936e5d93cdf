import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/features/documents/testing/draw-pdf.ts';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { goToRequirements, openNewBusiness, publishRabiesRule } from './setup/business-steps.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const certificate = `Maple Hollow Animal Clinic
                VACCINATION CERTIFICATE
Vaccine            Date Given    Due Date      Lot/Serial  Vet
Rabies 1yr         ${day(60)}    ${day(60 - 365)}    18844A      Lind`;

/** Uploads the certificate of the pet whose page is open and confirms the one dose in it. */
async function addCertificate({ page }: BrowserPerson, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Documents' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: drawPdf(certificate) };
  await (await chooser).setFiles([file]);
  await page.getByRole('link', { name: 'certificate' }).click();
  await page.getByRole('button', { name: 'Confirm 1 vaccination' }).click({ timeout: 60_000 });
  await page.getByText('Proof of 1 vaccination', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Rabies, with proof: the preset's sentence is given a chip for the proof, which is set to a verified document. */
async function askForCheckedProof(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await goToRequirements(person);
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /Patio or restaurant/ }).click();
  await page.getByRole('button', { name: 'Details of rule 1' }).click();
  // As everywhere, the label covers the checkbox, so people press the label.
  await page.getByText('What the record must be backed by').click();
  await page.getByRole('button', { name: /a document/ }).click();
  await page.getByRole('menuitemradio', { name: /a verified document/ }).click();
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
}

async function businessIdOf({ page }: BrowserPerson): Promise<string> {
  const { items } = (await callAs(page.context().request, 'listMyBusinesses', {})) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

async function connect(
  { page }: BrowserPerson,
  businessId: string,
  scope: 'verdict' | 'records',
): Promise<void> {
  const { request } = page.context();
  const { items } = (await callAs(request, 'listPets', {})) as { items: { id: string }[] };
  await callAs(request, 'connectPet', { petId: items[0]?.id, businessId, scope });
}

async function openReviews({ page }: BrowserPerson): Promise<void> {
  await page.goto('/business');
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page
    .getByRole('link', { name: /Reviews/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
}

it('from a rule to a request, to the review, to a cleared pet, with scope verdict only', async () => {
  const staff = await openPage(browser, desk);
  await openNewBusiness(staff, 'review-yard@story.test', 'Review Yard');
  await askForCheckedProof(staff);

  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'review-owner@story.test', 'Pet Owner');
  await addPet(owner, 'Biscuit');
  await addCertificate(owner, 'Biscuit');
  await connect(owner, await businessIdOf(staff), 'verdict');
  await page.reload();
  const ask = page.getByRole('button', { name: /^Ask Review Yard to review/ });
  await ask.waitFor();
  await expectAccessible(owner);
  await ask.click();
  await page.getByText('Review Yard sees only the status so far.').waitFor();
  await expectAccessible(owner);
  await page.getByRole('button', { name: 'Request review' }).click();
  await page.getByText('Review Yard was asked to review this record.').waitFor();
  await page.getByText('Waiting for Review Yard to review it').waitFor();
  expect(await ask.count()).toBe(0);

  await openReviews(staff);
  await staff.page.getByRole('heading', { name: /Biscuit, Rabies/ }).waitFor();
  await staff.page.getByText('Requested by the owner').waitFor();
  await staff.page.getByRole('img', { name: 'Page 1' }).waitFor();
  await expectAccessible(staff);
  await staff.page.getByRole('button', { name: 'Verify' }).click();
  await staff.page.getByText('All caught up').waitFor();

  await page.reload();
  await page.getByText('Verified by Review Yard.').waitFor();
  await page.getByText('Good to go', { exact: true }).first().waitFor();
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});

it('a record that one business rejected still counts at another', async () => {
  const [north, south] = [await openPage(browser, desk), await openPage(browser, desk)];
  await openNewBusiness(north, 'north-yard@story.test', 'North Yard');
  await askForCheckedProof(north);
  await openNewBusiness(south, 'south-yard@story.test', 'South Yard');
  await publishRabiesRule(south);

  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'two-yards@story.test', 'Pet Owner');
  await addPet(owner, 'Otto');
  await addCertificate(owner, 'Otto');
  for (const yard of [north, south]) await connect(owner, await businessIdOf(yard), 'records');

  await openReviews(north);
  await north.page.getByRole('heading', { name: /Otto, Rabies/ }).waitFor();
  await north.page.getByRole('button', { name: 'Reject' }).click();
  const dialog = north.page.getByRole('alertdialog');
  await dialog.getByText(/It no longer counts at your business/).waitFor();
  await dialog.getByLabel('Reason').fill('The page is of another dog.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await north.page.getByText('All caught up').waitFor();

  await page.reload();
  await page.getByText(/Rejected by North Yard; it does not count there/).waitFor();
  const answer = (yard: string) =>
    page.getByRole('listitem').filter({ hasText: yard }).filter({ hasText: 'full record' });
  await answer('North Yard').getByText('No', { exact: true }).waitFor();
  await answer('South Yard').getByText('Yes', { exact: true }).waitFor();
  await expectAccessible(owner);
  await Promise.all([owner.close(), north.close(), south.close()]);
});
