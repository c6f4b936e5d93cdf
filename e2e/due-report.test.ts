import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { logInFromLanding } from './setup/landing-steps.ts';
import { emailTo } from './setup/mail.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const runs = 'runs-due@story.test';
const keeps = 'keeps-due@story.test';

/** A daycare that requires two vaccines, with the login data of its team. */
async function openDaycare(staff: BrowserPerson): Promise<{ id: string; slug: string }> {
  const { request } = staff.page.context();
  await createAccount(staff, runs, 'business');
  await entitle(runs);
  const input = { name: 'Due Daycare', kind: 'daycare', timeZone: 'UTC' };
  const business = (await callAs(request, 'createBusiness', input)) as { id: string; slug: string };
  const rules = ['rabies', 'bordetella'].map((target) => ({
    id: target,
    level: 'required',
    requirement: { kind: 'vaccination', targets: [target] },
  }));
  await callAs(request, 'publishRequirements', { businessId: business.id, rules });
  for (const petName of ['Momo', 'Gus', 'Ziggy']) {
    const guest = { petName, species: 'dog', ownerEmail: `${petName.toLowerCase()}-due@guest.test` };
    await callAs(request, 'createGuest', { businessId: business.id, ...guest });
  }
  await staff.page.context().clearCookies();
  return business;
}

it('a business sees what is due, reminds the owners, and the owner finds it under alerts', async () => {
  const staff = await openPage(browser, desk);
  const { id: businessId, slug } = await openDaycare(staff);
  const owner = await openPage(browser, phone);
  await register(owner, keeps, 'Pet Owner');
  await addPet(owner, 'Biscuit');
  const petId = new URL(owner.page.url()).pathname.split('/')[2];
  const { request } = owner.page.context();
  const dose = { petId, vaccine: 'rabies-1y', administeredOn: dayIn(-350), expiresOn: dayIn(12) };
  await callAs(request, 'recordVaccination', dose);
  const contact = { name: 'Maya Okafor', phone: null, emergency: null, pickups: [] };
  await callAs(request, 'setContact', contact);
  await callAs(request, 'connectPet', { petId, slug, scope: 'records', shareContact: true });
  const stay = { petId, businessId, service: null, arrival: dayIn(3), departure: dayIn(4) };
  await callAs(request, 'planVisit', stay);

  // From the first page to Today, and from there to the report.
  await logInFromLanding(staff, runs, 'secret-story');
  const { page } = staff;
  await page.getByRole('link', { name: /needs? something/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Due in the next 30 days' }).waitFor();
  const row = page.getByRole('row', { name: /Biscuit/ });
  await row.getByText('Maya Okafor').waitFor();
  await row.getByText('Missing', { exact: true }).waitFor();
  expect(await row.textContent()).toContain('Expires soon, ');
  await expectAccessible(staff);
  await picture(staff, 'due-report');

  // Filtered to missing items, and to one requirement.
  await page.getByText('Expired or missing only').click();
  await page.getByRole('heading', { level: 1, name: 'Expired or missing now' }).waitFor();
  await expect.poll(() => page.getByRole('columnheader').allTextContents()).toHaveLength(4);
  await page.getByText('Expired or missing only').click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^due-daycare.*-due-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: 'Remind 4 owners' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Add a message/).fill('We open at eight.');
  await dialog.getByText(/We open at eight\.”/).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'due-remind');
  await dialog.getByRole('button', { name: 'Send reminders' }).click();
  await page.getByText('4 owners reminded.').waitFor();
  await page.getByText('Everyone was reminded in the last 14 days.').waitFor();
  await expectAccessible(staff);

  await owner.page
    .getByRole('link', { name: /Alerts/ })
    .first()
    .click();
  const heading = 'Due Daycare: records of Biscuit to renew';
  await owner.page.getByText(heading).first().waitFor();
  await expectAccessible(owner);
  await picture(owner, 'due-alert');
  expect((await emailTo('momo-due@guest.test', /records of Momo to renew/)).text).toContain(
    'We open at eight.',
  );

  // The same from the reports, which contain it in the navigation.
  await page.getByRole('link', { name: 'Reports', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await expectAccessible(staff);
  await page.getByRole('link', { name: /Due report/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Due in the next 30 days' }).waitFor();
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});

it('on a phone each pet is a card without sideways scrolling, and outsiders are refused', async () => {
  const staff = await openPage(browser, phone);
  await logInFromLanding(staff, runs, 'secret-story');
  const { page } = staff;
  await page.getByRole('link', { name: /needs? something/ }).click();
  await page.getByRole('link', { name: 'Biscuit' }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessible(staff);
  await picture(staff, 'due-report');
  const { items } = (await callAs(page.context().request, 'listMyBusinesses', {})) as {
    items: { id: string }[];
  };
  const outsider = await openPage(browser, phone);
  await createAccount(outsider, 'outside-due@story.test', 'business');
  const asked = { businessId: items[0]?.id, withinDays: 30 };
  await expect(callAs(outsider.page.context().request, 'getDueReport', asked)).rejects.toThrow(
    /not a member/,
  );
  expect(staff.problems).toEqual([]);
  await Promise.all([staff.close(), outsider.close()]);
});
