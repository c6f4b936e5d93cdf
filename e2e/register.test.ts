import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function atRegister(): Promise<BrowserPerson> {
  const person = await openPage(browser, desk);
  await person.page.goto('/register');
  await person.page.getByLabel('Full name').waitFor();
  return person;
}

async function fill({ page }: BrowserPerson, email: string, name = 'Maya Okafor'): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-story');
  await page.getByLabel('Confirm password').fill('secret-story');
  await page.getByText('I accept the terms and conditions').click({ position: { x: 12, y: 12 } });
}

const send = ({ page }: BrowserPerson) => page.getByRole('button', { name: 'Create an account' }).click();

describe('the registration', () => {
  it('asks for name, email, password twice and the terms, and leads back to login [spec 2.25, 2.26, 2.27]', async () => {
    const person = await atRegister();
    const { page } = person;
    for (const label of ['Full name', 'Email', 'Confirm password']) await page.getByLabel(label).waitFor();
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByText('You can change the account type later in settings.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    await person.close();
  });
  it('says everything that is wrong, once at each field, and sends nothing [spec 5.7, 5.8, 5.9, 5.11, 5.13]', async () => {
    const person = await atRegister();
    const { page } = person;
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/sign-up/')) sent += 1;
    });
    await send(person);
    const texts = [
      'Name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'You must accept the terms and conditions',
    ];
    for (const text of texts) await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(sent).toBe(0);
    await person.close();
  });
  it('keeps the name out of the account call, and saves it right after [spec 5.14, 5.15, 7.2]', async () => {
    const person = await atRegister();
    const { page } = person;
    const asked = page.waitForRequest('**/api/auth/sign-up/email');
    await fill(person, 'name@story.test');
    await send(person);
    expect((await asked).postDataJSON()).toEqual({
      email: 'name@story.test',
      password: 'secret-story',
      name: '',
    });
    await page.waitForURL('**/select-user-type');
    expect(await callAs(page.context().request, 'getProfile', {})).toMatchObject({
      displayName: 'Maya Okafor',
    });
    await person.close();
  });
  it('goes to /dashboard, whose guard asks for the type [spec 2.58, 4.4]', async () => {
    const person = await atRegister();
    const { page } = person;
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await fill(person, 'goes@story.test');
    await send(person);
    await page.waitForURL('**/select-user-type');
    expect(seen).toContain('/dashboard');
    await person.close();
  });
  it('keeps name and email over a reload, and never a password', async () => {
    const person = await atRegister();
    const { page } = person;
    await fill(person, 'draft@story.test');
    // Typed before the scripts had arrived, it is kept as soon as they have.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByLabel('Full name').waitFor();
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Maya Okafor');
    expect(await page.getByLabel('Email').inputValue()).toBe('draft@story.test');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret-story');
    await person.close();
  });
});

describe('a registration that fails', () => {
  it('says what the server said [spec 8.3]', async () => {
    const person = await atRegister();
    await fill(person, 'owner@demo.test');
    await send(person);
    await person.page
      .getByRole('alert')
      .filter({ hasText: 'User already exists. Use another email.' })
      .waitFor();
    await expectAccessible(person);
    await person.page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
    await person.page.waitForURL('**/login');
    await person.close();
  });
  it.each([
    ['the network is cut', 'abort'],
    ['the server says nothing', 500],
  ] as const)('because %s says so, and keeps what was typed [spec 8.4]', async (_, how) => {
    const person = await atRegister();
    const { page } = person;
    await page.route('**/api/auth/sign-up/email', (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: how, body: '' }),
    );
    await fill(person, 'cut@story.test');
    await send(person);
    await page.getByRole('alert').filter({ hasText: 'Registration failed. Please try again.' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('secret-story');
    await person.close();
  });
});
