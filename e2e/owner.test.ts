import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, expectAccessible, openBrowser, openPage, type Person, phone } from './setup/story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each([
  ['at 390 px', phone],
  ['at 1280 px', desk],
])('an owner %s', (_, viewport) => {
  it('registers, adds a pet and its vaccination, and shows the badge', async () => {
    const maya = await openPage(browser, viewport);
    await register(maya, `maya-${viewport.width}@story.test`);
    await addPet(maya);
    await recordRabies(maya);
    await showBadge(maya);
    expect(maya.problems).toEqual([]);
    await maya.close();
  });
});

async function register(person: Person, email: string): Promise<void> {
  const { page } = person;
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Maya Story');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-story');
  await page.getByLabel('Confirm password').fill('secret-story');
  await page.getByText('I accept the terms and conditions').click();
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL('**/select-user-type');
  await expectAccessible(person);
  await page.getByText('Pet Owner', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'No pets yet' }).waitFor();
  await expectAccessible(person);
}

async function addPet(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Rex');
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Add pet' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rex' }).waitFor();
  await expectAccessible(person);
}

async function recordRabies(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Add vaccination' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add vaccinations' }).waitFor();
  await page.getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type('10152026');
  await page.getByRole('combobox', { name: 'Which vaccine?' }).fill('imrab 3');
  await page.getByRole('option').first().click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Save vaccination' }).click();
  await page.getByText('Vaccination saved').waitFor();
  await page.getByText('Given Oct 15').waitFor();
}

async function showBadge(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Rex' }).first().click();
  await page.getByRole('link', { name: 'Show badge' }).click();
  await page.getByRole('img', { name: 'QR badge of Rex' }).waitFor();
  await expectAccessible(person);
}
