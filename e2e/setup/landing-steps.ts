import { expectAccessible } from './accessible.ts';
import type { BrowserPerson } from './person.ts';

/** From the first page to an account, as a newcomer goes. */
export async function registerFromLanding(
  person: BrowserPerson,
  email: string,
  type: 'Pet Owner' | 'Business Owner',
): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).first().click();
  await fillAccount(person, email);
  await page.getByRole('heading', { level: 1, name: 'How will you use Clearpaw?' }).waitFor();
  await expectAccessible(person);
  await page.getByText(type, { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The registration form; a prefilled address is not changed. */
export async function fillAccount({ page }: BrowserPerson, email: string | null): Promise<void> {
  // The address of an invitation comes a moment after the form.
  if (email === null) await page.locator('input[name=email]:not([value=""])').waitFor();
  await page.getByLabel('Full name').fill('Sam Story');
  if (email !== null) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-story');
  await page.getByLabel('Confirm password').fill('secret-story');
  await page.getByText('I accept the terms and conditions').click({ position: { x: 12, y: 12 } });
  await page.getByRole('button', { name: 'Create an account' }).click();
}

/** From the first page to the login, as someone with an account goes. */
export async function logInFromLanding(
  { page }: BrowserPerson,
  email: string,
  password: string,
): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
