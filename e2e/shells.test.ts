import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Presses Tab from the top of the page: the first stop, and where Enter on it leads. */
async function firstStop({
  page,
}: BrowserPerson): Promise<{ readonly text: string; readonly leadsTo: string | undefined }> {
  await page.locator('main').first().waitFor();
  await page.keyboard.press('Tab');
  const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  const leadsTo = await page.evaluate(() => document.activeElement?.id);
  return { text, leadsTo };
}

describe('the public shell', () => {
  it.each(['/', '/login', '/terms'])('of %s begins with a link to its content [spec 2.35]', async (path) => {
    const person = await openPage(browser, desk);
    await person.page.goto(path);
    expect(await firstStop(person)).toEqual({
      text: expect.stringMatching(/^Skip to .*content$/),
      leadsTo: 'main',
    });
    await person.close();
  });
  it.each(['/', '/login', '/terms'])(
    'of %s has a primary navigation: home by the product’s name, and Login [spec 2.36, 2.37, 2.38]',
    async (path) => {
      const person = await openPage(browser, desk);
      await person.page.goto(path);
      const nav = person.page.getByRole('navigation', { name: 'Primary' });
      expect(await nav.getByRole('link', { name: 'Clearpaw', exact: true }).getAttribute('href')).toBe('/');
      expect(await nav.getByRole('link', { name: 'Login', exact: true }).getAttribute('href')).toBe('/login');
      await person.close();
    },
  );
});

describe('the owner shell', () => {
  it('has its skip link, its sticky header with name and subtitle, and its navigation [spec 2.39, 2.40, 2.41, 2.43]', async () => {
    const person = await openPage(browser, desk);
    await createAccount(person, 'owner-shell@story.test', 'owner');
    const { page } = person;
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const header = page.getByRole('banner');
    await header.getByText('Clearpaw').first().waitFor();
    await header.getByText('Owner dashboard').waitFor();
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    await header.getByRole('navigation', { name: 'Owner' }).getByRole('link', { name: 'My pets' }).waitFor();
    await header.getByRole('button', { name: /Your account/ }).waitFor();
    expect(await firstStop(person)).toEqual({ text: 'Skip to main content', leadsTo: 'main' });
    await person.close();
  });
});

describe('the business shell', () => {
  it('has the same, and says "Business dashboard" [spec 2.42, 2.43]', async () => {
    const person = await openPage(browser, desk);
    await createAccount(person, 'business-shell@story.test', 'business');
    await entitle('business-shell@story.test');
    const { page } = person;
    await page.goto('/business');
    await page.getByLabel('Business name').waitFor();
    await page.getByText('Business dashboard').filter({ visible: true }).first().waitFor();
    await page.getByRole('navigation', { name: 'Business' }).filter({ visible: true }).first().waitFor();
    await page.getByText('Clearpaw').filter({ visible: true }).first().waitFor();
    expect(await firstStop(person)).toEqual({ text: 'Skip to main content', leadsTo: 'main' });
    await person.close();
  });
});
