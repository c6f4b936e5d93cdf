import { expectAccessible } from './accessible.ts';
import { prepareBusiness } from './business-account.ts';
import { entitle } from './entitle.ts';
import { registerOnPage } from './owner-steps.ts';
import type { BrowserPerson } from './person.ts';

/** A new business with its first day open, created by function calls: the forms have tests of their own. */
export async function openNewBusiness(person: BrowserPerson, email: string, name: string): Promise<void> {
  const { page } = person;
  await prepareBusiness(person, email, name);
  await page.goto('/business');
  await page.getByText('No pets checked in').waitFor();
}

/** The same through the forms: first the upgrade banner, then, entitled, the business. */
export async function createBusinessOnPage(
  person: BrowserPerson,
  email: string,
  name: string,
): Promise<void> {
  const { page } = person;
  await registerOnPage(person, email, 'Business Owner');
  await page.getByText('Upgrade to Business Connect').first().waitFor();
  await expectAccessible(person);
  await entitle(email);
  await page.reload();
  await page.getByLabel('Business name').fill(name);
  await page.getByRole('button', { name: /Type of business/ }).click();
  await page.getByRole('option', { name: 'Daycare' }).click();
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.getByText('No pets checked in').waitFor();
  await expectAccessible(person);
}

/** Uses the rail; on a phone, whose tab bar has four items, the sheet behind "More". */
export async function goToRequirements({ page }: BrowserPerson): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('link', { name: 'Requirements', exact: true }).first().click();
}

/** The preset for patios has one requirement: rabies. */
export async function publishRabiesRule(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await goToRequirements(person);
  await page.getByRole('heading', { level: 1, name: 'Requirements' }).waitFor();
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /Patio or restaurant/ }).click();
  await page.getByText('rabies').first().waitFor();
  await expectAccessible(person);
  // On a phone the toast that offers to undo the preset lies over the button below it; it is put away first.
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
  if (await notice.isVisible()) await notice.click();
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
}
