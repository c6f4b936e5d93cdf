import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, pathOf } from './setup/account.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('after a page’s file failed to load, "Try again" loads it', async () => {
  const maya = await openPage(browser, desk);
  const { page } = maya;
  await createAccount(maya, 'chunks@story.test', 'owner');
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  await page.route('**/assets/*', (route) => route.abort());
  await page.evaluate(() => sessionStorage.setItem('clearpaw.reloaded', String(Date.now())));
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByText('This page couldn’t be loaded.').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/assets|module/);
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(pathOf(maya)).toBe('/pets/new');
  await maya.close();
});

it('a file that stays missing costs one automatic reload, then says so, and "Try again" loads it', async () => {
  const maya = await openPage(browser, desk);
  const { page } = maya;
  await createAccount(maya, 'missing@story.test', 'owner');
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/new-pet-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Add pet' }).first().click();
  await page.getByText('This page couldn’t be loaded.').waitFor();
  expect(loads).toBe(1);
  await page.unroute('**/assets/new-pet-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(pathOf(maya)).toBe('/pets/new');
  await maya.close();
});

it('public pages fit a window of 320 px', async () => {
  const person = await openPage(browser, { width: 320, height: 640 });
  const { page } = person;
  for (const path of ['/', '/?for=business', '/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const spare = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
    expect([path, await spare()]).toEqual([path, 0]);
  }
  expect(person.problems).toEqual([]);
  await person.close();
});
