import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { createAccount, password, signOut } from './setup/account.ts';
import { emailTo, linkInEmail } from './setup/mail.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function logIn({ page }: BrowserPerson, email: string, typed: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

it('a forgotten password is replaced by a link from the mail, which works once [spec 2.21]', async () => {
  const email = 'forgets@story.test';
  const person = await openPage(browser, desk);
  const { page } = person;
  await createAccount(person, email, 'owner');
  await signOut(person);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Email is required').waitFor();
  await expectAccessible(person);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`If there is an account for ${email}`).waitFor();
  await expectAccessible(person);

  const link = linkInEmail(await emailTo(email, /new .* password/));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('abcde');
  await page.getByLabel('Confirm new password').fill('abcdef');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Password must be at least 6 characters').waitFor();
  await page.getByText('Passwords do not match').waitFor();
  await expectAccessible(person);
  await page.getByLabel('New password', { exact: true }).fill('another-secret');
  await page.getByLabel('Confirm new password').fill('another-secret');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Password changed').waitFor();

  await logIn(person, email, password);
  await page.getByText('Invalid email or password.').first().waitFor();
  await logIn(person, email, 'another-secret');
  await page.waitForURL('**/dashboard');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('third-secret');
  await page.getByLabel('Confirm new password').fill('third-secret');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('This link has been used or has expired. Request a new one.').waitFor();
  await person.close();
});

it('an address that no one has is answered in the same words', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody-at-all@story.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If there is an account for nobody-at-all@story.test').waitFor();
  await person.close();
});

it('a link without its token says so at once', async () => {
  const person = await openPage(browser, desk);
  await person.page.goto('/reset-password');
  await person.page.getByText('This link has been used or has expired. Request a new one.').waitFor();
  expect(await person.page.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  await person.close();
});
