import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { typeDate } from './setup/first-hour-steps.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A boarding business that requires rabies, signed in with a separate browser. */
async function openBoarding(staff: BrowserPerson): Promise<string> {
  const { request } = staff.page.context();
  await createAccount(staff, 'boards-visits@story.test', 'business');
  await entitle('boards-visits@story.test');
  const input = { name: 'Planned Stays', kind: 'boarding', timeZone: 'UTC' };
  const { id, slug } = (await callAs(request, 'createBusiness', input)) as { id: string; slug: string };
  const requirement = { kind: 'vaccination', targets: ['rabies'] };
  const rules = [{ id: 'rabies', level: 'required', requirement }];
  await callAs(request, 'publishRequirements', { businessId: id, rules });
  return slug;
}

async function recordRabies({ page }: BrowserPerson, administeredOn: string, expiresOn: string) {
  const petId = new URL(page.url()).pathname.split('/')[2];
  const dose = { petId, vaccine: 'rabies-1y', administeredOn, expiresOn };
  await callAs(page.context().request, 'recordVaccination', dose);
}

/** Drags the end of Biscuit’s stay by a day, earlier unless its week begins with it, and takes that back. */
async function moveLastDay({ page }: BrowserPerson) {
  const end = page.getByRole('slider', { name: 'Last day of Biscuit’s stay' });
  while ((await end.count()) === 0) {
    await page.getByRole('button', { name: 'Next week' }).click();
    await page
      .getByRole('link', { name: /Biscuit/ })
      .first()
      .waitFor();
  }
  const before = (await end.getAttribute('aria-valuetext')) ?? '';
  const [grip, day] = [await end.boundingBox(), await page.locator('[data-day]').first().boundingBox()];
  if (!grip || !day) throw new Error('The stay is not drawn.');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  const isFirst = x < day.x + day.width;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(isFirst ? x + day.width : x - day.width, y, { steps: 5 });
  await page.mouse.up();
  await page.getByText(/^Biscuit’s stay is now/).waitFor();
  await expect.poll(() => end.getAttribute('aria-valuetext')).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => end.getAttribute('aria-valuetext')).toBe(before);
}

it('an owner plans a stay, staff expect the pet, and check it in and out', async () => {
  const staff = await openPage(browser, desk);
  const slug = await openBoarding(staff);
  const owner = await openPage(browser, phone);
  await register(owner, 'plans-visits@story.test', 'Pet Owner');
  await addPet(owner, 'Biscuit');
  await recordRabies(owner, dayIn(-360), dayIn(5));
  const petId = new URL(owner.page.url()).pathname.split('/')[2];
  const { request } = owner.page.context();
  await callAs(request, 'connectPet', { petId, slug, scope: 'records' });
  await owner.page.reload();

  // Ten days, with a dose that ends on the sixth.
  const dialog = owner.page.getByRole('dialog');
  await owner.page.getByRole('button', { name: 'Plan a visit' }).click();
  await dialog.getByText('Cleared for the whole stay').waitFor();
  await typeDate(owner, 'Check-out', -9, '[role=dialog]');
  await dialog
    .getByText(/Rabies expires on/)
    .first()
    .waitFor();
  await dialog.getByText(/Get it renewed by/).waitFor();
  await expectAccessible(owner);
  await picture(owner, 'plan-visit');
  await dialog.getByRole('button', { name: 'Plan visit' }).click();
  await owner.page.getByText('Biscuit’s visit is planned.').waitFor();
  const visits = owner.page.getByRole('region', { name: 'Upcoming visits' });
  await visits.getByText(/Not cleared/).waitFor();
  await expectAccessible(owner);
  await picture(owner, 'pet-visits');

  // Staff see it in the calendar and on Today, and the scan judges all of the days.
  await staff.page.goto('/business');
  await staff.page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await staff.page
    .getByRole('link', { name: /Biscuit/ })
    .first()
    .waitFor();
  await expectAccessible(staff);
  await picture(staff, 'calendar');
  await moveLastDay(staff);
  await staff.page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await staff.page.getByRole('tab', { name: /Expected/ }).click();
  await staff.page.getByRole('button', { name: 'Check in Biscuit' }).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'today-expected');
  await staff.page.getByRole('button', { name: 'Check in Biscuit' }).click();
  await staff.page.getByText('Not cleared').first().waitFor();
  await staff.page
    .getByText(/Stay until/)
    .first()
    .waitFor();
  await expectAccessible(staff);
  await picture(staff, 'stay-until');

  // After the renewal it is cleared for the whole stay.
  await recordRabies(owner, dayIn(0), dayIn(365));
  await staff.page.reload();
  await staff.page.getByText('Good to go').first().waitFor();
  await staff.page.getByRole('button', { name: 'Check in', exact: true }).click();
  await staff.page.getByRole('tab', { name: /Here now/ }).waitFor();
  await staff.page
    .getByRole('button', { name: /Biscuit/ })
    .first()
    .waitFor();
  await staff.page.getByRole('tab', { name: /Leaving today/ }).click();
  await staff.page.getByText('No pets leave today.').waitFor();
  await owner.page.reload();
  await visits.getByText(/Here now/).waitFor();

  // The stay ends today after all.
  await staff.page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await staff.page
    .getByRole('button', { name: /Actions for Biscuit/ })
    .first()
    .click();
  await staff.page.getByRole('menuitem', { name: 'Change' }).click();
  await typeDate(staff, 'Check-out', 0, '[role=dialog]');
  await staff.page.getByRole('button', { name: 'Save changes' }).click();
  await staff.page.getByText('Visit changed.').waitFor();
  await staff.page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await staff.page.getByRole('tab', { name: /Leaving today/ }).click();
  await staff.page.getByRole('button', { name: 'Check out Biscuit' }).click();
  await staff.page.getByText('No pets leave today.').waitFor();
  await owner.page.reload();
  await visits.getByText('No visits planned.').waitFor();
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});

it('staff plan a visit on a phone, and cancel it', async () => {
  const staff = await openPage(browser, phone);
  const { page } = staff;
  const { request } = page.context();
  await createAccount(staff, 'phone-visits@story.test', 'business');
  await entitle('phone-visits@story.test');
  const input = { name: 'Phone Stays', kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', input)) as { id: string };
  const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'momo@guest.test' };
  await callAs(request, 'createGuest', { businessId, ...guest });
  await page.goto('/business');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByText('No visits on this day.').waitFor();
  await page.getByRole('button', { name: 'Plan a visit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Momo/ }).click();
  await page.getByRole('dialog').getByText('Cleared for the whole stay').waitFor();
  await expectAccessible(staff);
  await page.getByRole('dialog').getByRole('button', { name: 'Plan visit' }).click();
  await page.getByRole('link', { name: 'Momo' }).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'calendar-phone');
  await page.getByRole('button', { name: /Actions for Momo/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel visit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByText('No visits on this day.').waitFor();
  expect(staff.problems).toEqual([]);
  await staff.close();
});
