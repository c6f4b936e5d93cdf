import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entitle } from './setup/entitle.ts';
import { pressOn, reach, typeInto } from './setup/keyboard.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('does the main job without a mouse', async () => {
  const owner = await openPage(browser, desk);
  await registerByKeys(owner, 'keys-owner@story.test', 'owner');
  const code = await badgeByKeys(owner);
  const business = await openPage(browser, desk);
  await registerByKeys(business, 'keys-business@story.test', 'business');
  await openBusinessByKeys(business);
  await publishByKeys(business);
  await admitByKeys(business, code);
  expect([...owner.problems, ...business.problems]).toEqual([]);
});

async function registerByKeys(
  { page }: BrowserPerson,
  email: string,
  type: 'owner' | 'business',
): Promise<void> {
  await page.goto('/register');
  await typeInto(page, page.getByLabel('Full name'), 'Kay Boards');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'secret-keys');
  await typeInto(page, page.getByLabel('Confirm password'), 'secret-keys');
  await pressOn(page, page.getByRole('checkbox'), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Create an account' }));
  await page.waitForURL('**/select-user-type');
  await reach(page, page.getByRole('radiogroup'));
  await page.keyboard.press('Space');
  if (type === 'business') await page.keyboard.press('ArrowDown');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL(type === 'owner' ? '**/dashboard' : '**/business');
}

/** Adds a pet and its rabies shot, and reads the badge's code. */
async function badgeByKeys({ page }: BrowserPerson): Promise<string> {
  await pressOn(page, page.getByRole('link', { name: 'Add pet' }).first());
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Tab');
  await pressOn(page, page.getByRole('button', { name: 'Add pet' }));
  await page.getByRole('heading', { level: 1, name: 'Tab' }).waitFor();
  await pressOn(page, page.getByRole('link', { name: 'Add vaccination' }));
  await reach(page, page.getByRole('spinbutton', { name: /month/i }).first());
  await page.keyboard.type(`0115${new Date().getFullYear() - 1}`);
  await typeInto(page, page.getByRole('combobox', { name: 'Which vaccine?' }), 'imrab 3');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Save vaccination' }));
  await page.getByText('Vaccination saved').waitFor();
  await page.goBack();
  await pressOn(page, page.getByRole('link', { name: 'Show badge' }));
  await page.getByRole('img', { name: 'QR badge of Tab' }).waitFor();
  const shown = await page.getByText('Manual code').innerText();
  return shown.replace('Manual code:', '').trim();
}

async function openBusinessByKeys({ page }: BrowserPerson): Promise<void> {
  await page.getByText('Upgrade to Business Connect').first().waitFor();
  await entitle('keys-business@story.test');
  await page.reload();
  await typeInto(page, page.getByLabel('Business name'), 'Key Corner');
  await pressOn(page, page.getByRole('button', { name: /Type of business/ }));
  await page.getByRole('option', { name: 'Daycare' }).waitFor();
  await page.keyboard.type('Dayc');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Create business' }));
  await page.getByText('No pets checked in').waitFor();
}

async function publishByKeys({ page }: BrowserPerson): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Requirements', exact: true }).first());
  await pressOn(page, page.getByRole('button', { name: 'Start from a preset' }));
  await page.getByRole('menuitem', { name: /Patio or restaurant/ }).waitFor();
  await page.keyboard.type('Patio');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Publish version 1' }));
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
}

async function admitByKeys({ page }: BrowserPerson, code: string): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Scan' }).first());
  await pressOn(page, page.getByRole('button', { name: 'Enter code' }));
  await typeInto(page, page.getByRole('textbox', { name: 'Code' }), code);
  await page.keyboard.press('Enter');
  await page.getByText('Good to go', { exact: true }).first().waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Check in' }));
  await page.getByText('Tab is checked in').first().waitFor();
}
