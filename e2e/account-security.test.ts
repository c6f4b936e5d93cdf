import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { password, signOut } from './setup/account.ts';
import { plugInAuthenticator } from './setup/authenticator.ts';
import { emailTo, linkInEmail } from './setup/mail.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';
import { runSql } from './setup/run-sql.ts';
import { atSettings, confirmIdentityOnPage, logIn, panel } from './setup/settings-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('the link to a new address opened elsewhere asks for a sign-in first, and the old address can take the account back', async () => {
  const [before, after] = ['loses@story.test', 'thief@story.test'];
  const person = await atSettings(browser, before);
  await person.page.getByRole('button', { name: 'Change: Email address' }).click();
  await person.page.getByLabel('New email').fill(after);
  await panel(person, 'Email address').getByRole('button', { name: 'Change address' }).click();
  await confirmIdentityOnPage(person);
  await person.page.getByText(`We sent a link to ${after}.`).waitFor();

  const elsewhere = await openPage(browser, desk);
  await elsewhere.page.goto(linkInEmail(await emailTo(after, /Confirm/)));
  await elsewhere.page.waitForURL('**/login');
  await elsewhere.page.getByLabel('Email').fill(before);
  await elsewhere.page.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await elsewhere.page.getByText('Your address is confirmed.').waitFor();
  await elsewhere.page.getByText(`You log in with ${after}.`).waitFor();

  const { page } = person;
  await page.goto(linkInEmail(await emailTo(before, /has changed/)));
  await page.getByRole('heading', { name: 'Recover your account' }).waitFor();
  await expectAccessible(person);
  await page.getByRole('button', { name: 'Recover my account' }).click();
  await page.getByLabel('New password', { exact: true }).fill('mine-again');
  await page.getByLabel('Confirm new password').fill('mine-again');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Password changed').waitFor();
  await logIn(person, before, 'mine-again');
  await page.waitForURL('**/dashboard');
  // The other browser was signed out, and shows it on its next action.
  await elsewhere.page.goto('/settings');
  await elsewhere.page.waitForURL('**/login');
  await person.close();
  await elsewhere.close();
});

it('devices are listed; one that is signed out here shows the login by itself', async () => {
  const email = 'devices@story.test';
  const person = await atSettings(browser, email);
  const other = await openPage(browser, desk);
  await logIn(other, email);
  await other.page.waitForURL('**/dashboard');
  const { page } = person;
  await page.reload();
  const devices = panel(person, 'Where you’re signed in');
  await devices.getByText(/This device/).waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(2);
  await expectAccessible(person);
  await devices.getByRole('button', { name: /^Sign out: / }).click();
  await page.getByText('The device is signed out').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(1);
  expect(await devices.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0);
  // The other browser was in the middle of a page, and is redirected to the login automatically.
  await other.page.waitForURL('**/login');

  await logIn(other, email);
  await other.page.waitForURL('**/dashboard');
  await page.reload();
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('All other devices are signed out').waitFor();
  await other.page.waitForURL('**/login');
  await person.close();
  await other.close();
});

it('a password that is too common is refused in plain words', async () => {
  const person = await atSettings(browser, 'common@story.test');
  const { page } = person;
  await page.getByRole('button', { name: 'Change: Password' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('qwerty');
  await page.getByLabel('Confirm new password').fill('qwerty');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This password is too common. Choose one that is harder to guess.').waitFor();
  await person.close();
});

it('a passkey is added, opens the account without a password, and is removed', async () => {
  const person = await atSettings(browser, 'passkey@story.test');
  const { page } = person;
  await plugInAuthenticator(page);
  const keys = panel(person, 'Passkeys');
  await keys.getByText('No passkeys yet.').waitFor();
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await keys.getByLabel('Device name').fill('My phone');
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmIdentityOnPage(person);
  await keys.getByText('My phone').waitFor();
  await signOut(person);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await keys.getByRole('button', { name: 'Remove: My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await keys.getByText('No passkeys yet.').waitFor();
  await person.close();
});

it('an account of an old session is deleted only after the password', async () => {
  const email = 'leaves-late@story.test';
  const person = await atSettings(browser, email);
  const { page } = person;
  const yesterday = `update session set created_at = now() - interval '1 day' where user_id = (select id from "user" where email = $1)`;
  await runSql(yesterday, [email]);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Email address of this account').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await confirmIdentityOnPage(person);
  await page.waitForURL((url) => url.pathname === '/');
  await person.close();
});
