import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { admin } from './setup/billing-steps.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { emailTo, linkInEmail } from './setup/mail.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, recordRabies, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'clinics-'));
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser?.close();
});

const requirement = { kind: 'vaccination', targets: ['rabies'], evidence: 'clinic' };
const rules = [{ id: 'rabies', level: 'required', requirement }];

async function connect({ page }: BrowserPerson, businessId: string): Promise<void> {
  const { request } = page.context();
  const { items } = (await callAs(request, 'listPets', {})) as { items: { id: string }[] };
  await callAs(request, 'connectPet', { petId: items[0]?.id, businessId, scope: 'records' });
}

/** From the landing page to a pet with one vaccination, whose page is open. */
async function ownerWithDose(email: string, businessId: string): Promise<BrowserPerson> {
  const owner = await openPage(browser, phone);
  await register(owner, email, 'Pet Owner');
  await owner.page.waitForURL('**/dashboard');
  await addPet(owner, 'Biscuit');
  await recordRabies(owner);
  await connect(owner, businessId);
  await owner.page.getByRole('link', { name: 'Biscuit' }).first().click();
  await owner.page.getByRole('heading', { level: 1, name: 'Biscuit' }).waitFor();
  await owner.page.reload();
  return owner;
}

/** Presses the control beside the reason, and sends the request. */
async function askClinic({ page }: BrowserPerson, clinicEmail: string): Promise<void> {
  await page.getByRole('button', { name: /^Ask your clinic ?:/ }).click();
  await page.getByLabel('Clinic', { exact: true }).fill('Lakeside Animal Hospital');
  await page.getByLabel('Clinic’s email').fill(clinicEmail);
  await page.getByRole('button', { name: 'Ask about 1 record' }).click();
  await page
    .getByText(/^Asked Lakeside Animal Hospital on/)
    .first()
    .waitFor();
}

/** The page of the clinic, opened by someone without an account. */
async function openAsClinic(clinicEmail: string): Promise<BrowserPerson> {
  const link = linkInEmail(await emailTo(clinicEmail, /confirm a patient/));
  // Mail scanners open links first.
  for (let at = 0; at < 3; at++) expect((await fetch(link)).ok).toBe(true);
  const clinic = await openPage(browser, phone);
  await clinic.page.goto(link);
  await clinic.page.getByRole('heading', { level: 1, name: 'Please confirm Biscuit’s records' }).waitFor();
  return clinic;
}

async function signAndSend({ page }: BrowserPerson): Promise<void> {
  await page.getByLabel('Your name').fill('Dr. Ingrid Ortiz');
  await page.getByText(/I’m authorized to confirm records/).click();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await page.getByRole('heading', { name: /Thank you/ }).waitFor();
}

it('an owner asks a clinic of the directory, which confirms without an account, and the pet is cleared', async () => {
  const file = join(folder, 'clinics.csv');
  writeFileSync(file, 'name,domain,location\nLakeside Animal Hospital,lakeside-story.example,"Bath, ME"');
  await admin('clinics', 'import', file);
  const staff = await openPage(browser, desk);
  const businessId = await prepareBusiness(staff, 'clinic-yard@story.test', 'Clinic Yard', rules);
  const owner = await ownerWithDose('clinic-owner@story.test', businessId);
  const { page } = owner;
  await page.getByText('Ask your clinic to confirm this record.').first().waitFor();
  await page.getByRole('button', { name: /^Ask your clinic ?:/ }).click();
  await page.getByLabel('Clinic', { exact: true }).fill('Lakeside Animal Hospital');
  await page.getByLabel('Clinic’s email').fill('Clinic-Owner+vet@story.test');
  await page.getByText(/isn’t in the directory/).waitFor();
  await page.getByRole('button', { name: 'Ask about 1 record' }).click();
  await page.getByText(/address of someone who cares for the pet/).waitFor();
  await page.getByLabel('Clinic’s email').fill('records@lakeside-story.example');
  await page.getByText(/counts as “Confirmed by clinic”/).waitFor();
  await picture(owner, 'dialog');
  await expectAccessible(owner);
  await page.getByRole('button', { name: 'Ask about 1 record' }).click();
  await page
    .getByText(/^Asked Lakeside Animal Hospital on/)
    .first()
    .waitFor();
  await expectAccessible(owner);

  const clinic = await openAsClinic('records@lakeside-story.example');
  await expectAccessible(clinic);
  expect(await findOverflow(clinic.page)).toEqual([]);
  expect(await clinic.page.getByRole('button', { name: 'Send answers' }).isDisabled()).toBe(true);
  await clinic.page.getByText('Correct', { exact: true }).click();
  await picture(clinic, 'clinic');
  await clinic.page.getByText('Confirm', { exact: true }).click();
  await signAndSend(clinic);
  await expectAccessible(clinic);
  await clinic.page.reload();
  await clinic.page.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();
  expect(await clinic.page.getByText('Biscuit').count()).toBe(0);
  await expectAccessible(clinic);

  await page.reload();
  await page
    .getByText(/^Confirmed by Dr. Ingrid Ortiz, Lakeside Animal Hospital/)
    .first()
    .waitFor();
  await page.getByText('Confirmed by clinic').first().waitFor();
  await expect.poll(() => page.getByText(/Good to go/).count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await expectAccessible(owner);
  await picture(owner, 'pet');
  await staff.page.goto('/business/settings#clinics');
  await staff.page.getByText('lakeside-story.example').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'settings');
  // The refused address and the used link are expected responses; nothing else may have failed.
  const wire = /^Failed to load resource: the server responded with a status of 40[014]/;
  expect([...owner.problems, ...clinic.problems].filter((problem) => !wire.test(problem))).toEqual([]);
});

it('a request can be withdrawn, and what a clinic declines is shown with its reason', async () => {
  const staff = await openPage(browser, desk);
  const businessId = await prepareBusiness(staff, 'clinic-yard-2@story.test', 'Decline Yard', rules);
  const owner = await ownerWithDose('clinic-owner-2@story.test', businessId);
  const { page } = owner;
  await askClinic(owner, 'records@first-story.example');
  await page
    .getByRole('button', { name: /^Withdraw the request/ })
    .first()
    .click();
  await page.getByText('The request was withdrawn.').waitFor();
  const late = await openPage(browser, phone);
  await late.page.goto(linkInEmail(await emailTo('records@first-story.example', /confirm/)));
  await late.page.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();

  await askClinic(owner, 'records@second-story.example');
  const clinic = await openAsClinic('records@second-story.example');
  await clinic.page.getByText(/not in the clinic directory/).waitFor();
  await clinic.page.getByText('Decline', { exact: true }).click();
  await clinic.page.getByRole('button', { name: /^Choose a reason/ }).click();
  await clinic.page.getByRole('option', { name: 'Not given at our clinic' }).click();
  await signAndSend(clinic);
  await page.reload();
  await page
    .getByText(/did not confirm this record.*Not given at our clinic/)
    .first()
    .waitFor();
  await expectAccessible(owner);
});
