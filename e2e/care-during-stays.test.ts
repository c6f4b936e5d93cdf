import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { logInFromLanding } from './setup/landing-steps.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const runs = 'runs-care@story.test';
const keeps = 'keeps-care@story.test';

/** An owner with a pet that shares only its status with a daycare, where it is checked in. */
async function prepare(): Promise<{ staff: BrowserPerson; owner: BrowserPerson }> {
  const staff = await openPage(browser, desk);
  await createAccount(staff, runs, 'business');
  await entitle(runs);
  const input = { name: 'Care Daycare', kind: 'daycare', timeZone: 'UTC' };
  const made = await callAs(staff.page.context().request, 'createBusiness', input);
  const { id: businessId, slug } = made as { id: string; slug: string };
  const owner = await openPage(browser, phone);
  await register(owner, keeps, 'Pet Owner');
  await addPet(owner, 'Biscuit');
  const petId = new URL(owner.page.url()).pathname.split('/')[2] ?? '';
  await callAs(owner.page.context().request, 'connectPet', { petId, slug, scope: 'verdict' });
  const arrival = { businessId, petId, method: 'manual', decision: 'admit', idempotencyKey: 'arrives-care' };
  await callAs(staff.page.context().request, 'checkIn', arrival);
  await staff.page.context().clearCookies();
  await logInFromLanding(staff, runs, 'secret-story');
  return { staff, owner };
}

it('an owner writes a care plan, staff follow and log it, and the owner reads what was done', async () => {
  const { staff, owner } = await prepare();
  await owner.page.getByRole('button', { name: 'Write a care plan' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Care plan for Biscuit' });
  await dialog.getByLabel(/^Feeding/).fill('One cup at 8 AM and 6 PM');
  await dialog.getByLabel(/^Medication/).fill('Apoquel with dinner');
  await expectAccessible(owner);
  await picture(owner, 'care-plan-dialog');
  await dialog.getByRole('button', { name: 'Save care plan' }).click();
  await owner.page.getByText('Apoquel with dinner').waitFor();

  const { page } = staff;
  await page.getByRole('link', { name: 'Care', exact: true }).first().click();
  const card = page.getByRole('region', { name: 'Biscuit' });
  await card.getByText('0 of 2 logged today').waitFor();
  await card.getByRole('button', { name: 'Fed: Biscuit' }).click();
  await card.getByText('1 of 2 logged today').waitFor();
  await card.getByRole('button', { name: 'Mark given: Biscuit' }).click();
  await card.getByText('Each part of the plan has an entry today').waitFor();
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Logged for Biscuit: Medication given' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await card.getByText('1 of 2 logged today').waitFor();
  await card.getByRole('button', { name: 'Add a note: Biscuit' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('Slept on the sofa');
  await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).click();
  await card.getByText(/Slept on the sofa/).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'care-today');

  await card.getByRole('link', { name: 'Biscuit' }).click();
  await page.getByRole('region', { name: 'Care plan' }).getByText('Apoquel with dinner').waitFor();
  const log = page.getByRole('region', { name: 'Care log' });
  await log.getByText('Slept on the sofa').waitFor();
  await log.getByRole('button', { name: /^Remove Note/ }).click();
  await log.getByText('Slept on the sofa').waitFor({ state: 'detached' });
  await picture(staff, 'care-on-pet-page');

  await owner.page.reload();
  const done = owner.page.getByRole('region', { name: 'Care log' });
  await done.getByText(/Care Daycare/).waitFor();
  expect(await done.getByText('Fed', { exact: true }).count()).toBe(1);
  expect(await findOverflow(owner.page)).toEqual([]);
  await picture(owner, 'care-log-owner');
  expect([...staff.problems, ...owner.problems]).toEqual([]);
  await Promise.all([staff.close(), owner.close()]);
});
