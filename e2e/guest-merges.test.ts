import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { openPageOf } from './setup/first-hour-steps.ts';
import { register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const ask = (person: BrowserPerson, name: string, input: object) =>
  callAs(person.page.context().request, name, input);

const microchip = '985112003456789';

/** A guest that the business entered with its chip and a dose. */
async function enterGuest(staff: BrowserPerson): Promise<string> {
  await openNewBusiness(staff, 'guest-merges@story.test', 'Merge Yard');
  const { items } = (await ask(staff, 'listMyBusinesses', {})) as { items: { id: string }[] };
  const businessId = items[0]?.id ?? '';
  const dose = { vaccine: 'rabies-1y', administeredOn: '2026-01-05', expiresOn: '2027-01-05' };
  const guest = { petName: 'Bluey', species: 'dog', ownerEmail: 'typed@guest.test', microchip };
  await ask(staff, 'createGuest', { businessId, ...guest, vaccinations: [dose] });
  return businessId;
}

it('an owner and a business say that a guest is the same pet, and it is merged', async () => {
  const staff = await openPage(browser, desk);
  const owner = await openPage(browser, phone);
  const [{ page: office }, { page }] = [staff, owner];
  const businessId = await enterGuest(staff);
  await register(owner, 'has-a-guest@story.test', 'Pet Owner');
  const pet = { name: 'Bluebell', species: 'dog', microchip };
  const { id: petId } = (await ask(owner, 'createPet', pet)) as { id: string };
  await ask(owner, 'connectPet', { petId, businessId, scope: 'records' });

  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /Bluebell/ })
    .first()
    .click();
  const question = page.getByRole('region', { name: 'Is this the same pet?' });
  await question.getByText('Bluey, entered by Merge Yard').waitFor();
  await question.getByText('1 vaccination').waitFor();
  await expectAccessible(owner);
  await picture(owner, 'guest-match');
  await question.getByRole('button', { name: 'Yes, the same pet: Bluey' }).click();
  await question.getByText('Waiting for Merge Yard to confirm').waitFor();

  await openPageOf(staff, 'Pets');
  const guestRow = office.getByRole('row', { name: /Bluey/ });
  await guestRow.getByText('Guest', { exact: true }).waitFor();
  await openPageOf(staff, 'Today');
  await office.getByRole('link', { name: '1 unread alert' }).click();
  await office.getByRole('link', { name: /Guest Bluey at Merge Yard may be Bluebell/ }).click();
  const request = office.getByRole('region', { name: 'The same pet?' });
  await request.getByText('1 vaccination').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'guest-merge');
  await request.getByRole('button', { name: 'Merge: Bluey' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await office.getByText('Bluey is merged with Bluebell.').waitFor();
  await request.waitFor({ state: 'detached' });
  await expect.poll(() => office.getByText('Bluey', { exact: true }).count()).toBe(0);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Bluebell' }).waitFor();
  expect(await page.getByText('Is this the same pet?').count()).toBe(0);
  const { items: doses } = (await ask(owner, 'listVaccinations', { petId })) as { items: object[] };
  expect(doses).toMatchObject([{ vaccine: 'rabies-1y', administeredOn: '2026-01-05' }]);
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
