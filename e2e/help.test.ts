import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { findOverflow } from './setup/overflow.ts';
import { register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** From the first page, by the link at its foot. */
async function openHelp({ page }: BrowserPerson): Promise<void> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
}

describe.each(widths('desk'))('the help %s', (_, viewport) => {
  it('is found from the first page, searched without a network, and read from page to page', async () => {
    const person = await openPage(browser, viewport, { offline: true });
    const { page } = person;
    await openHelp(person);
    await expectAccessible(person);
    await picture(person, 'help');
    const index = page.waitForResponse(/\/assets\/help-search-/);
    await page.getByRole('link', { name: 'Scan a badge' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scan a badge' }).waitFor();
    await expectAccessible(person);
    await picture(person, 'help-page');
    await index;
    await page.context().setOffline(true);
    const field = page.getByRole('searchbox', { name: 'Search help' });
    await field.fill('lost printed badge');
    const results = page.getByRole('region', { name: 'Search results' });
    await results.getByText(/^\d+ results$/).waitFor();
    expect(await results.getByRole('link').first().innerText()).toContain('Show the badge');
    await expectAccessible(person);
    await picture(person, 'help-search');
    await field.fill('zzzzqqqq');
    await results.getByText('No results for “zzzzqqqq”. Try fewer or other words.').waitFor();
    await field.press('Escape');
    await results.waitFor({ state: 'hidden' });
    await page.context().setOffline(false);
    await field.fill('override');
    await field.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('can be read in the dark, with pictures of the dark', async () => {
    const person = await openPage(browser, viewport);
    await person.page.emulateMedia({ colorScheme: 'dark' });
    await openHelp(person);
    await expectAccessible(person);
    await person.page.getByRole('link', { name: 'Show the badge' }).click();
    const badge = person.page.getByRole('img', { name: /^The badge on a phone/ });
    await badge.scrollIntoViewIfNeeded();
    expect(await badge.count()).toBe(1);
    expect(await badge.getAttribute('src')).toContain('badge-dark');
    await expect
      .poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expectAccessible(person);
    await picture(person, 'help-dark');
    await person.close();
  });
});

it('needs no script: pages, navigation and parts of a page', async () => {
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport: desk,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Add a pet' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add a pet' }).waitFor();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Add a photo' })
    .click();
  await page.waitForURL(/#add-a-photo$/);
  await page.getByRole('navigation', { name: 'Help pages' }).getByText('Developers', { exact: true }).click();
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await context.close();
});

it('the page about the badge format leads to its vectors and the numbers of vaccines', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await openHelp(person);
  await page.getByRole('link', { name: 'The badge format' }).click();
  await page.getByRole('heading', { level: 1, name: 'The badge format' }).waitFor();
  for (const [name, start] of [
    ['badge-format-vectors.json', '{'],
    ['vaccine-numbers.ts', '/**'],
  ] as const) {
    const href = await page.getByRole('article').getByRole('link', { name }).getAttribute('href');
    const reply = await page.request.get(href ?? '');
    expect(reply.status()).toBe(200);
    expect((await reply.text()).trimStart().startsWith(start)).toBe(true);
  }
  await person.close();
});

it('every page fits a window of 320 px, and is sent with the strict policy', async () => {
  const person = await openPage(browser, { width: 320, height: 640 });
  const map = await (await fetch(`${inject('baseUrl')}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>[^<]*?(\/help[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const reply = await person.page.goto(address);
    expect(reply?.headers()['content-security-policy']).not.toContain('unsafe');
    expect(await findOverflow(person.page), address).toEqual([]);
  }
  expect(person.problems).toEqual([]);
  await person.close();
}, 180_000);

it('the header and the menu of every page lead to its help', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'help-links@story.test', 'Pet Owner');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await (await opened).getByRole('heading', { level: 1, name: 'First steps' }).waitFor();
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Add a pet' }).waitFor();
  await page.getByRole('button', { name: /^Your account/ }).click();
  const second = page.context().waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await (await second).getByRole('heading', { level: 1, name: 'Add a pet' }).waitFor();
  expect(person.problems).toEqual([]);
  await person.close();
});

it('is light or dark as it was chosen in the app', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'help-theme@story.test', 'Pet Owner');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByText('Dark', { exact: true }).click();
  await openHelp(person);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await person.close();
});

it('is in the language of the reader, and says where a page is only in English', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await openHelp(person);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('heading', { level: 1, name: 'المساعدة' }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByRole('link', { name: 'Quick start' }).click();
  await page.getByText('هذه الصفحة متاحة بالإنجليزية فقط.').waitFor();
  expect(await page.getByRole('article').getAttribute('lang')).toBe('en');
  expect(await page.getByRole('article').getAttribute('dir')).toBe('ltr');
  await expectAccessible(person);
  await page.getByRole('button', { name: 'نسخ' }).first().waitFor();
  const field = page.getByRole('searchbox', { name: 'بحث في المساعدة' });
  await field.fill('webhook');
  const results = page.getByRole('region', { name: 'نتائج البحث' });
  await results.getByText(/^\d+ (نتائج|نتيجة)$/).waitFor();
  expect(await results.getByRole('link').first().getAttribute('lang')).toBe('en');
  expect(person.problems).toEqual([]);
  await person.close();
});
