import { expectAccessible } from './accessible.ts';
import { callAs, createAccount } from './account.ts';
import type { BrowserPerson } from './person.ts';

type AccountType = 'Pet Owner' | 'Business Owner';

/** A new account with its first page open, created by function calls: the forms have tests of their own. */
export async function register(person: BrowserPerson, email: string, type: AccountType): Promise<void> {
  await createAccount(person, email, type === 'Pet Owner' ? 'owner' : 'business');
  await callAs(person.page.context().request, 'updateProfile', { displayName: 'Maya Story', language: 'en' });
  await person.page.goto(type === 'Pet Owner' ? '/dashboard' : '/business');
}

/** Creates an account through the form and chooses the account type. */
export async function registerOnPage(person: BrowserPerson, email: string, type: AccountType): Promise<void> {
  const { page } = person;
  await page.goto('/register');
  await fillRegistration(person, email, type);
  await page.waitForURL(type === 'Pet Owner' ? '**/dashboard' : '**/business');
}

/** From the open form to the chosen type; where it leads depends on where the person came from. */
export async function fillRegistration(
  person: BrowserPerson,
  email: string,
  type: AccountType,
): Promise<void> {
  const { page } = person;
  await page.getByLabel('Full name').fill('Maya Story');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-story');
  await page.getByLabel('Confirm password').fill('secret-story');
  await page.getByText('I accept the terms and conditions').click({ position: { x: 12, y: 12 } });
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL('**/select-user-type');
  await page.getByRole('heading', { level: 1, name: 'How will you use Clearpaw?' }).waitFor();
  await expectAccessible(person);
  await page.getByText(type, { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** A dog with its page open, created by a function call: the form has tests of its own. */
export async function addPet({ page }: BrowserPerson, name: string): Promise<void> {
  const { id } = (await callAs(page.context().request, 'createPet', { name, species: 'dog' })) as {
    id: string;
  };
  await page.goto(`/pets/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Adds a dog through the form, from the first page. */
export async function addPetOnPage(person: BrowserPerson, name: string): Promise<void> {
  const { page } = person;
  await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  await expectAccessible(person);
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Add pet' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectAccessible(person);
}

/** Records a rabies shot given on October 15 of the story's year, found by its product. */
export async function recordRabies(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Add vaccination' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add vaccinations' }).waitFor();
  await page.getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type(`1015${rabiesYear()}`);
  await page.getByRole('combobox', { name: 'Which vaccine?' }).fill('imrab 3');
  await page.getByRole('option').first().click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  await page.getByText('Vaccination saved').waitFor();
  await page.getByText('Given Oct 15').waitFor();
}

/** The year of the latest October 15 in the past. */
export function rabiesYear(): number {
  const now = new Date();
  return now.getMonth() >= 10 ? now.getFullYear() : now.getFullYear() - 1;
}

/** Opens the badge of the pet whose page is open, and returns a picture of its QR code as it is printed on paper. */
export async function photographBadge(person: BrowserPerson, name: string): Promise<Buffer> {
  const { page } = person;
  await page.getByRole('link', { name: 'Show badge' }).click();
  const code = page.getByRole('img', { name: `QR badge of ${name}` });
  await code.waitFor();
  await page.getByText(/New code in \d+ s/).waitFor();
  await expectAccessible(person);
  // A live code would be outdated in a recorded video; the printed one stays valid.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByText(/Printed badge, valid until/).waitFor();
  return code.screenshot();
}
