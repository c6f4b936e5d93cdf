import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, password, signOut } from './setup/account.ts';
import { codeOf } from './setup/authenticator.ts';
import { emailTo, linkInEmail } from './setup/mail.ts';
import { openBrowser } from './setup/person.ts';
import { atSettings, confirmIdentityOnPage, logIn, panel } from './setup/settings-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(['owner', 'business'] as const)('the settings of an account that is %s', (userType) => {
  it('show every part, to everyone, in both themes [spec 2.28]', async () => {
    const person = await atSettings(browser, `parts-${userType}@story.test`, userType);
    const { page } = person;
    for (const name of [
      userType === 'owner' ? 'Contact details' : 'Your name',
      'Email address',
      'Password',
      'Two-step login',
      'Passkeys',
      'Where you’re signed in',
      'Account type',
      'Alerts',
      'Appearance and language',
      'Your data',
      'Delete account',
    ]) {
      await panel(person, name).waitFor();
    }
    await expectAccessible(person);
    await page.getByText('Dark', { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await expectAccessible(person);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.getByText('System', { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    expect(person.problems).toEqual([]);
    await person.close();
  });
});

it('the name is saved, and one that is none is explained', async () => {
  const person = await atSettings(browser, 'renames@story.test');
  const { page } = person;
  const save = panel(person, 'Contact details').getByRole('button', { name: 'Save' });
  await page.getByLabel('Your name').fill('   ');
  await save.click();
  await page.getByText('Enter a name.').waitFor();
  await page.getByLabel('Your name').fill('Maya Okafor');
  await save.click();
  await page.getByText('Contact details saved').waitFor();
  expect(await callAs(page.context().request, 'getProfile', {})).toMatchObject({
    displayName: 'Maya Okafor',
  });
  await person.close();
});

it('the address changes once the mailed link was opened', async () => {
  const person = await atSettings(browser, 'before@story.test');
  const { page } = person;
  const change = panel(person, 'Email address').getByRole('button', { name: 'Change address' });
  await page.getByRole('button', { name: 'Change: Email address' }).click();
  await page.getByLabel('New email').fill('before@story.test');
  await change.click();
  await page.getByText('This is already your address.').waitFor();
  await page.getByLabel('New email').fill('after@story.test');
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.waitFor();
  // The page checked in advance whether confirmation is needed, instead of being refused.
  expect(person.problems).toEqual([]);
  await dialog.getByLabel('Current password').fill('wrong-secret');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Incorrect password.').waitFor();
  await expectAccessible(person);
  await confirmIdentityOnPage(person);
  await page.getByText('We sent a link to after@story.test.').waitFor();
  await page.getByText('You log in with before@story.test.').waitFor();
  await page.goto(linkInEmail(await emailTo('after@story.test', /Confirm/)));
  await page.waitForURL('**/settings*');
  await page.getByText('You log in with after@story.test.').waitFor();
  await page.getByText('Your address is confirmed.').waitFor();
  await person.close();
});

it('the password changes with the current one only', async () => {
  const person = await atSettings(browser, 'repasses@story.test');
  const { page } = person;
  await page.getByRole('button', { name: 'Change: Password' }).click();
  const fill = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill('a-new-secret');
    await page.getByLabel('Confirm new password').fill('a-new-secret');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('wrong-secret');
  await page.getByText('Incorrect password.').waitFor();
  await fill(password);
  await page.getByText('Password changed').waitFor();
  await signOut(person);
  await logIn(person, 'repasses@story.test', 'a-new-secret');
  await page.waitForURL('**/dashboard');
  await person.close();
});

it('two-step login is turned on with an app, asked for at login, and turned off', async () => {
  const email = 'two-steps@story.test';
  const person = await atSettings(browser, email);
  const { page } = person;
  const steps = panel(person, 'Two-step login');
  await steps.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await steps.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(person);
  const secret = await steps.locator('code').innerText();
  await steps.getByLabel('Code from the app').fill('000000');
  await steps.getByRole('button', { name: 'Turn on' }).click();
  await steps.getByText('Incorrect code.').waitFor();
  await steps.getByLabel('Code from the app').fill(codeOf(secret));
  await steps.getByRole('button', { name: 'Turn on' }).click();
  await steps.getByText('Your backup codes').waitFor();
  const [backup = ''] = await steps.locator('li code').allInnerTexts();
  await steps.getByRole('button', { name: 'I’ve saved them' }).click();
  await steps.getByText(/^On\./).waitFor();

  await signOut(person);
  await logIn(person, email);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(person);
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');

  await signOut(person);
  await logIn(person, email);
  await page.getByRole('button', { name: 'Use a backup code instead' }).click();
  await page.getByLabel('Backup code').fill('nonsense');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is incorrect or was already used.').waitFor();
  await page.getByLabel('Backup code').fill(backup);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/settings');
  await steps.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByLabel('Current password').fill(password);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await steps.getByRole('button', { name: 'Turn on' }).waitFor();
  await person.close();
});

it('an owner becomes a business and an owner again, told what that means [spec 4.7]', async () => {
  const person = await atSettings(browser, 'turns@story.test');
  const { page } = person;
  const before = (await callAs(page.context().request, 'getProfile', {})) as Record<string, string>;
  await page.getByRole('button', { name: 'Change to Business Owner' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Your pets and records stay stored/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to Business Owner' }).click();
  await page.waitForURL('**/business');
  const after = (await callAs(page.context().request, 'getProfile', {})) as Record<string, string>;
  expect(after).toMatchObject({ userType: 'business', createdAt: before.createdAt, email: before.email });
  expect(Date.parse(after.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change to Pet Owner' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Your businesses, team and plan stay/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to Pet Owner' }).click();
  await page.waitForURL('**/dashboard');
  await person.close();
});

it('everything kept about a person is downloaded as one file', async () => {
  const person = await atSettings(browser, 'takes@story.test');
  const { page } = person;
  await callAs(page.context().request, 'createPet', { name: 'Juniper', species: 'cat' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download data (JSON)' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    user: [{ email: 'takes@story.test' }],
    pet: [{ name: 'Juniper' }],
  });
  await person.close();
});

it('an account is deleted after its address was typed, and then opens no more', async () => {
  const email = 'leaves@story.test';
  const person = await atSettings(browser, email);
  const { page } = person;
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Email address of this account').fill('other@story.test');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('This is not the email address of this account.').waitFor();
  await expectAccessible(person);
  await dialog.getByLabel('Email address of this account').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(person, email);
  await page.getByText('Invalid email or password.').first().waitFor();
  await person.close();
});
