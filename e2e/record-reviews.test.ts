import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/features/documents/testing/draw-pdf.ts';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** From the landing page to a pet that the business sees the record of; its page is open. */
async function openPet(email: string, name: string, businessId: string): Promise<BrowserPerson> {
  const owner = await openPage(browser, phone);
  await register(owner, email, 'Pet Owner');
  await owner.page.waitForURL('**/dashboard');
  await addPet(owner, name);
  const { request } = owner.page.context();
  const { items } = (await callAs(request, 'listPets', {})) as { items: { id: string }[] };
  await callAs(request, 'connectPet', { petId: items[0]?.id, businessId, scope: 'records' });
  await owner.page.reload();
  await missing(owner.page).waitFor();
  return owner;
}

const missing = (page: Page): Locator => page.getByRole('region', { name: 'What’s missing', exact: true });

async function uploadDocument(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#add-documents').getByRole('button', { name: 'Add documents' }).click();
  const buffer = drawPdf('Maple Hollow Animal Clinic\nNothing found in the sample');
  await (await chooser).setFiles([{ name: `${name}.pdf`, mimeType: 'application/pdf', buffer }]);
  await page.getByRole('link', { name, exact: true }).first().waitFor();
}

/** Answers the reason with a record of three days ago that the document proves. */
async function addProvenRecord(page: Page, action: RegExp, document: string): Promise<void> {
  await missing(page).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  const [year, month, date] = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10).split('-');
  await dialog.getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type(`${month}${date}${year}`);
  await dialog.getByText(document, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** As staff find a pet that came without its badge. */
async function findPet({ page }: BrowserPerson, name: string): Promise<void> {
  await page.goto('/business');
  await page.getByRole('searchbox', { name: 'Pet, owner, phone or chip' }).fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.locator('[data-verdict]').first().waitFor();
}

async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const size = page.viewportSize();
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png`, fullPage: true });
  }
  if (size) await page.setViewportSize(size);
}

it('a test result is reviewed from the verdict that waits for it, and the pet is cleared', async () => {
  const staff = await openPage(browser, desk);
  const businessId = await prepareBusiness(staff, 'result-yard@story.test', 'Result Yard', [
    {
      ...{ id: 'fecal', level: 'required' },
      requirement: { kind: 'test', test: 'fecal', maxAgeDays: 90, evidence: 'reviewed' },
    },
  ]);
  const owner = await openPet('result-owner@story.test', 'Clover', businessId);
  await uploadDocument(owner.page, 'sample report');
  await addProvenRecord(owner.page, /^Add the result/, 'sample report');
  await owner.page.getByText('Fecal test', { exact: true }).first().waitFor();

  await findPet(staff, 'Clover');
  await expectAccessible(staff);
  await keepPicture(staff, 'verdict-in-review');
  await staff.page.getByRole('link', { name: 'Review this record' }).click();
  await staff.page.getByRole('heading', { name: 'Clover, Fecal test' }).waitFor();
  await staff.page.getByText('Required by a rule').waitFor();
  await staff.page.getByRole('img', { name: 'Page 1' }).waitFor();
  await expectAccessible(staff);
  await keepPicture(staff, 'review-of-a-test');
  await staff.page.getByRole('button', { name: 'Verify' }).click();
  await staff.page.getByText('All caught up').waitFor();

  await findPet(staff, 'Clover');
  await staff.page.locator('[data-verdict="ok"]').first().waitFor();
  await owner.page.reload();
  await owner.page.getByText('Verified by Result Yard.').waitFor();
  await owner.page.getByText('Good to go', { exact: true }).first().waitFor();
  await expectAccessible(owner);
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});

it('the owner reads why a treatment was rejected, corrects it, and it waits for review again', async () => {
  const staff = await openPage(browser, desk);
  const businessId = await prepareBusiness(staff, 'paw-yard@story.test', 'Paw Yard', [
    {
      ...{ id: 'flea', level: 'required' },
      requirement: { kind: 'treatment', treatment: 'flea', maxAgeDays: 90, evidence: 'reviewed' },
    },
  ]);
  const owner = await openPet('flea-owner@story.test', 'Juniper', businessId);
  const { page } = owner;
  await uploadDocument(page, 'receipt');
  await addProvenRecord(page, /^Add (the|a) treatment/, 'receipt');

  await findPet(staff, 'Juniper');
  await staff.page.getByRole('link', { name: 'Review this record' }).click();
  await staff.page.getByRole('heading', { name: /^Juniper, / }).waitFor();
  await staff.page.getByRole('button', { name: 'Reject' }).click();
  const dialog = staff.page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('The receipt names another dog.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await staff.page.getByText('All caught up').waitFor();

  await page.reload();
  await page
    .getByText('Rejected by Paw Yard; it does not count there: “The receipt names another dog.”')
    .waitFor();
  await page.getByText('Correct it or attach another document, then ask again.').waitFor();
  await expectAccessible(owner);
  await keepPicture(owner, 'rejected-treatment');
  await page.getByRole('button', { name: /^More about Flea/ }).click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('spinbutton', { name: /year/i }).first().waitFor();
  await form.getByRole('spinbutton', { name: /day/i }).first().press('ArrowDown');
  await form.getByRole('button', { name: 'Correct', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByText(/Rejected by Paw Yard/).count(), { timeout: 30_000 }).toBe(0);
  await findPet(staff, 'Juniper');
  await staff.page.getByRole('link', { name: 'Review this record' }).waitFor();
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
