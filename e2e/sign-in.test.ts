import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAccount, password, signOut } from './setup/account.ts';
import { eventsOf } from './setup/analytics.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const email = 'sign-in@story.test';
beforeAll(async () => {
  const person = await openPage(browser, desk);
  await createAccount(person, email, 'owner');
  await person.close();
});

async function atLogin(): Promise<BrowserPerson> {
  const person = await openPage(browser, desk);
  // Until its scripts have arrived, the page keeps what is pressed; what is checked here at once needs them.
  await person.page.goto('/login', { waitUntil: 'networkidle' });
  return person;
}

async function fill({ page }: BrowserPerson, typedEmail: string, typedPassword: string): Promise<void> {
  await page.getByLabel('Email').fill(typedEmail);
  await page.getByLabel('Password', { exact: true }).fill(typedPassword);
}

const send = ({ page }: BrowserPerson) => page.getByRole('button', { name: 'Log in', exact: true }).click();

describe('the login screen', () => {
  it('has email, a password that can be shown, and remember-me, which is on [spec 2.19, 2.20]', async () => {
    const person = await atLogin();
    const { page } = person;
    const field = page.getByLabel('Password', { exact: true });
    await page.getByLabel('Email').waitFor();
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await field.getAttribute('type')).toBe('password');
    expect(await page.getByRole('checkbox', { name: /Remember me/ }).isChecked()).toBe(true);
    await person.close();
  });
  it('leads to registering, to a forgotten password and to the four policies [spec 2.22, 2.23]', async () => {
    const person = await atLogin();
    const { page } = person;
    await page.getByLabel('Email').waitFor();
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of ['/register', '/forgot-password']) expect(hrefs).toContain(href);
    const policies = page.getByRole('navigation', { name: 'Policies' }).getByRole('link');
    expect(await policies.allInnerTexts()).toEqual(['Terms', 'Privacy', 'Cookies', 'Acceptable use']);
    for (const href of ['/terms', '/privacy', '/cookies', '/acceptable-use']) expect(hrefs).toContain(href);
    await person.close();
  });
  it.each([
    ['owner@demo.test', '**/dashboard'],
    ['business@demo.test', '**/business'],
  ])('fills in the demo account %s with one press [spec 2.24]', async (demo, home) => {
    const person = await atLogin();
    await person.page.getByRole('button', { name: `Use: ${demo}` }).click();
    expect(await person.page.getByLabel('Email').inputValue()).toBe(demo);
    await send(person);
    await person.page.waitForURL(home);
    await person.close();
  });
});

describe('what is wrong is said at its field', () => {
  it('before anything is sent [spec 5.1, 5.3, 5.5]', async () => {
    const person = await atLogin();
    const { page } = person;
    let sent = 0;
    await page.route('**/api/auth/sign-in/email', (route) => {
      sent += 1;
      return route.continue();
    });
    await page.getByLabel('Email').waitFor();
    await send(person);
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    await fill(person, 'no address', 'x');
    await send(person);
    await page.getByText('Invalid email address').waitFor();
    expect(sent).toBe(0);
    await person.close();
  });
  it('the email goes without the blanks around it [spec 5.2]', async () => {
    const person = await atLogin();
    await fill(person, `  ${email} `, password);
    await send(person);
    await person.page.waitForURL('**/dashboard');
    await person.close();
  });
});

describe('a login', () => {
  it.each([
    ['a wrong password', email, 'not this one'],
    ['an address nobody has', 'nobody@story.test', password],
  ])('with %s says so in the banner and at the password, and not which [spec 8.1]', async (_, who, what) => {
    const person = await atLogin();
    await fill(person, who, what);
    await send(person);
    const said = person.page.getByText('Invalid email or password.', { exact: true });
    await said.first().waitFor();
    expect(await said.count()).toBe(2);
    expect(
      await person.page.getByRole('alert').filter({ hasText: 'Invalid email or password.' }).count(),
    ).toBe(1);
    await person.close();
  });
  it.each([
    ['the network cuts', 'abort'],
    ['ends in an error of the server', 500],
    ['is answered with nonsense', 200],
  ] as const)('that %s says the same [spec 8.1, 8.2]', async (_, how) => {
    const person = await atLogin();
    await person.page.route('**/api/auth/sign-in/email', (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: how, body: '<html>' }),
    );
    await fill(person, email, password);
    await send(person);
    await person.page.getByText('Invalid email or password.').first().waitFor();
    await person.close();
  });
  it('is sent once, however often the button is pressed on its way [spec 5.6]', async () => {
    const person = await atLogin();
    const { page } = person;
    let sent = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/auth/sign-in/email', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await fill(person, email, password);
    await send(person);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByLabel('Email').press('Enter');
    letGo();
    await page.waitForURL('**/dashboard');
    expect(sent).toBe(1);
    await person.close();
  });
  it('queues its events with what they carry [spec 7.23, 7.24]', async () => {
    const person = await atLogin();
    const remember = person.page.getByText(/Remember me/);
    await remember.click();
    await remember.click();
    await remember.click();
    await fill(person, email, password);
    await send(person);
    await person.page.waitForURL('**/dashboard');
    expect(await eventsOf(person)).toEqual([
      ['remember_me_toggle', { enabled: false }],
      ['remember_me_toggle', { enabled: true }],
      ['remember_me_toggle', { enabled: false }],
      ['auth_login_success', { rememberMe: false }],
    ]);
    await person.close();
  });
  it('ends with logging out [spec 7.3]', async () => {
    const person = await openPage(browser, desk);
    await createAccount(person, 'log-out@story.test', 'owner');
    await person.page.goto('/dashboard');
    await person.page.getByRole('button', { name: /Your account/ }).click();
    const left = person.page.waitForResponse('**/api/auth/sign-out');
    await person.page.getByRole('menuitem', { name: 'Log out' }).click();
    await left;
    await person.page.waitForURL((url) => url.pathname === '/');
    await person.page.goto('/dashboard');
    await person.page.waitForURL('**/login');
    await person.close();
  });
});

/** A browser with a profile on the disk, as people have; closing it is the restart. */
async function launch(profile: string): Promise<BrowserContext> {
  const { path, env } = inject('chromium');
  return chromium.launchPersistentContext(profile, {
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--headless=shell'],
    baseURL: inject('baseUrl'),
  });
}

describe('after the browser was closed and opened again', () => {
  it.each([
    ['with remember-me somebody is still signed in', true, '/dashboard'],
    ['without it they are not', false, '/login'],
  ])('%s [spec 4.8, 4.9]', async (_, rememberMe, end) => {
    const profile = mkdtempSync(join(tmpdir(), 'clearpaw-profile-'));
    const before = await launch(profile);
    const page = await before.newPage();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    if (!rememberMe) await page.getByText(/Remember me/).click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await before.close();
    const after = await launch(profile);
    const next = await after.newPage();
    await next.goto('/dashboard');
    await next.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(next.url()).pathname).toBe(end);
    await after.close();
    rmSync(profile, { recursive: true, force: true });
  });
});

it('signing out in between asks for the login again', async () => {
  const person = await openPage(browser, desk);
  await createAccount(person, 'between@story.test', 'owner');
  await signOut(person);
  await person.page.goto('/dashboard');
  await person.page.waitForURL('**/login');
  await person.close();
});
