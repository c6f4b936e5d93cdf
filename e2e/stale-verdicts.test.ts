import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A business that requires a microchip, and the way a pet is connected to it. */
async function openChipYard(): Promise<string> {
  const staff = await openPage(browser, desk);
  const { request } = staff.page.context();
  await createAccount(staff, 'chip-yard@story.test', 'business');
  await entitle('chip-yard@story.test');
  const yard = { name: 'Chip Yard', kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', yard)) as { id: string };
  const rules = [{ id: 'chip', level: 'required', requirement: { kind: 'microchip' } }];
  await callAs(request, 'publishRequirements', { businessId, rules });
  await staff.close();
  return businessId;
}

async function connectPet({ page }: BrowserPerson, businessId: string): Promise<void> {
  const { request } = page.context();
  const { id: petId } = (await callAs(request, 'createPet', { name: 'Otto', species: 'dog' })) as {
    id: string;
  };
  await callAs(request, 'connectPet', { petId, businessId, scope: 'verdict' });
}

it('a chip number that is added shows in the verdict at once', async () => {
  const businessId = await openChipYard();
  const owner = await openPage(browser, desk);
  const { page } = owner;
  await createAccount(owner, 'chip-owner@story.test', 'owner');
  await connectPet(owner, businessId);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Otto' }).first().click();
  const missing = page
    .getByRole('region', { name: 'What’s missing' })
    .getByText('Add the chip number in the pet’s profile.');
  await missing.waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Microchip').fill('985112004417863');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Otto' }).waitFor();
  // Before an answer is read again because of its age (15 s).
  await page.getByText('Good to go', { exact: true }).first().waitFor({ timeout: 12_000 });
  await missing.waitFor({ state: 'hidden', timeout: 12_000 });
  await owner.close();
});
