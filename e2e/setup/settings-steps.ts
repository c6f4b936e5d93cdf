import type { Browser } from 'playwright-core';
import { createAccount, password } from './account.ts';
import { type BrowserPerson, desk, openPage } from './person.ts';

/** Someone new, at their settings. */
export async function atSettings(
  browser: Browser,
  email: string,
  userType: 'owner' | 'business' = 'owner',
): Promise<BrowserPerson> {
  const person = await openPage(browser, desk);
  await createAccount(person, email, userType);
  await person.page.goto('/settings');
  await person.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return person;
}

/** One of the panels of the settings. */
export const panel = ({ page }: BrowserPerson, name: string) => page.getByRole('region', { name });

export async function logIn({ page }: BrowserPerson, email: string, typed = password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Answers the question who is sitting there. */
export async function confirmIdentityOnPage({ page }: BrowserPerson): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
}
