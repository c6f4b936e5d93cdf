import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const ownersMail = 'planted-owner@story.test';
/** As data, and in the ways in which dates are written for people. */
// The year by itself or in a date, but not inside an id.
const secrets =
  /planted|985112004417863|(?<![\da-z-])2019(?![\da-z])|2026-02-03|2027-02-04|\bFeb(ruary)? 0?[34]\b|\b0?[34] Feb|\b0?2\/0?[34]\/|\b17\.77\b/i;

/** A pet with data that must not be visible at check-in; returns its id and the code of its badge. */
async function plantPet(owner: BrowserPerson): Promise<{ petId: string; code: string }> {
  const { request } = owner.page.context();
  await createAccount(owner, ownersMail, 'owner');
  const clinic = { name: 'Planted Clinic', phone: '+1 555 0142 planted', email: 'clinic@planted.test' };
  const born = { bornOn: '2019-03-04', bornOnPrecision: 'day' };
  const facts = { microchip: '985112004417863', notes: 'Planted note', weightKg: 17.77 };
  const pet = { name: 'Otto', species: 'dog', alerts: ['Chicken allergy'], clinic, ...born, ...facts };
  const { id: petId } = (await callAs(request, 'createPet', pet)) as { id: string };
  const days = { administeredOn: '2026-02-03', expiresOn: '2027-02-04' };
  const said = { clinic: 'Planted Clinic', veterinarian: 'Dr. Planted', lotNumber: 'PLANTED-7' };
  const more = { manufacturer: 'Planted Maker', certificateNumber: 'PLANTED-9', tagNumber: 'PLANTED-10' };
  await callAs(request, 'recordVaccination', { petId, vaccine: 'rabies-1y', ...days, ...said, ...more });
  const { code } = (await callAs(request, 'getBadge', { petId })) as { code: string };
  return { petId, code };
}

async function openYard(staff: BrowserPerson): Promise<void> {
  const { request } = staff.page.context();
  const email = 'verdict-yard@story.test';
  await createAccount(staff, email, 'business');
  await entitle(email);
  const business = { name: 'Verdict Yard', kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', business)) as { id: string };
  const requirement = { kind: 'vaccination', targets: ['rabies'] };
  const age = { id: 'age', level: 'required', requirement: { kind: 'age', minWeeks: 16 } };
  const rules = [{ id: 'rabies', level: 'required', requirement }, age];
  await callAs(request, 'publishRequirements', { businessId, rules });
}

/** Neither in text nor in attributes, nor in the server's responses that the page holds. */
async function expectNothingSaid(page: Page, where: string): Promise<void> {
  const [found] = (await page.content()).match(secrets) ?? [];
  expect(found, where).toBeUndefined();
}

it('with scope verdict no page of a business has anything in it that the records say', async () => {
  const owner = await openPage(browser, desk);
  const { petId, code } = await plantPet(owner);
  // The owner's own page shows all of it, which proves that the search works.
  await owner.page.goto(`/pets/${petId}`);
  await owner.page.getByText('Otto').first().waitFor();
  await expect.poll(async () => (await owner.page.content()).match(secrets)).not.toBeNull();
  const staff = await openPage(browser, desk);
  const { page } = staff;
  await openYard(staff);
  const answers: string[] = [];
  page.on('response', async (reply) => {
    if (reply.url().includes('/functions/')) answers.push(await reply.text().catch(() => ''));
  });

  await page.goto('/business/scan');
  await page.getByRole('button', { name: 'Enter code' }).first().click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Good to go', { exact: true }).first().waitFor();
  await expectNothingSaid(page, 'the verdict');
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByText('Otto is checked in').waitFor();
  await expectNothingSaid(page, 'the scanner');
  for (const path of ['/business', '/business/pets', `/business/pets/${petId}`]) {
    await page.goto(path);
    await page.getByText('Otto').first().waitFor();
    await page.waitForLoadState('load');
    await expectNothingSaid(page, path);
  }
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.join().match(secrets)).toBeNull();
  await Promise.all([owner.close(), staff.close()]);
});
