import { expectAccessible } from './accessible.ts';
import { fillAccount } from './landing-steps.ts';
import type { BrowserPerson } from './person.ts';
import { picture } from './picture.ts';

/** From the first page to an account of a business, by the side of the page that is for businesses. */
export async function registerAsBusiness(person: BrowserPerson, email: string): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await page.getByText('Businesses', { exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Start the 14-day free trial/ })
    .first()
    .click();
  await fillAccount(person, email);
  await page.getByRole('heading', { level: 1, name: 'How will you use Clearpaw?' }).waitFor();
  // The side of the first page has chosen it.
  await page.getByRole('radio', { name: /Business Owner/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Starts the trial on the sandbox's payment page, and opens the business from the page that waits for it. */
export async function payForTrial(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('heading', { name: 'Upgrade to Business Connect' }).waitFor();
  await picture(person, 'upgrade');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByText('Business Connect is active').waitFor();
  await picture(person, 'activated');
  await page.getByRole('link', { name: 'Open your business' }).click();
}

export async function setUpBusiness(person: BrowserPerson, name: string): Promise<void> {
  const { page } = person;
  await page.getByLabel('Business name').fill(name);
  await page.getByRole('button', { name: /Type of business/ }).click();
  await page.getByRole('option', { name: 'Daycare' }).click();
  await picture(person, 'set-up');
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.getByText('No pets checked in').waitFor();
  await picture(person, 'today-empty');
}

/** Uses the rail; on a phone "More", which contains the pages that the tab bar has no room for. */
export async function openPageOf({ page }: BrowserPerson, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true }).first();
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await link.click();
}

export async function publishDaycarePreset(person: BrowserPerson): Promise<void> {
  const { page } = person;
  // A new business is led there by Today itself.
  await page.getByRole('link', { name: 'Set your requirements' }).click();
  await page.getByRole('button', { name: 'Start from “Daycare”' }).click();
  await page.getByText('fecal').first().waitFor();
  // On a phone the toast that offers to undo the preset lies over the button below it; it is put away first.
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
  if (await notice.isVisible()) await notice.click();
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
  await expectAccessible(person);
  await picture(person, 'requirements');
}

/** Types a day into a date field, as a receptionist does: month, day, year. */
export async function typeDate(
  { page }: BrowserPerson,
  field: string,
  daysAgo: number,
  within = 'body',
): Promise<void> {
  const day = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-');
  const group = page.locator(within).getByRole('group', { name: field, exact: true }).first();
  await group.getByRole('spinbutton', { name: /month/i }).click();
  await page.keyboard.type(`${month}${date}${year}`);
}
