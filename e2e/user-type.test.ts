import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAs, createAccount } from './setup/account.ts';
import { eventsOf } from './setup/analytics.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

let count = 0;
async function atChoice(): Promise<BrowserPerson> {
  count += 1;
  const person = await openPage(browser, desk);
  await createAccount(person, `type-${count}@story.test`, null);
  await person.page.goto('/select-user-type');
  await card(person, 'Pet Owner').waitFor();
  return person;
}

const card = ({ page }: BrowserPerson, name: string) => page.getByRole('radio', { name: new RegExp(name) });
const go = ({ page }: BrowserPerson) => page.getByRole('button', { name: 'Continue' });

describe('the two cards', () => {
  it('have a title, a subtitle, a description and five features each [spec 2.29, 2.30]', async () => {
    const person = await atChoice();
    const texts = await person.page.getByRole('radiogroup').innerText();
    for (const text of [
      'Pet Owner',
      'I have one or more pets',
      'One health record per pet, carried as a QR badge.',
      'Unlimited pet profiles',
      'Business Owner',
      'I run or work at a pet-friendly business',
      'Set your requirements and see which pets are cleared.',
      'Set health requirements',
    ]) {
      expect(texts).toContain(text);
    }
    await person.close();
  });
  it('wait for a choice before Continue can be pressed [spec 2.34, 5.16]', async () => {
    const person = await atChoice();
    expect(await go(person).isDisabled()).toBe(true);
    await person.page.getByText('Business Owner', { exact: true }).click();
    expect(await go(person).isDisabled()).toBe(false);
    await person.close();
  });
  it('are chosen by a click [spec 2.31]', async () => {
    const person = await atChoice();
    await person.page.getByText('Pet Owner', { exact: true }).click();
    expect(await card(person, 'Pet Owner').isChecked()).toBe(true);
    await person.close();
  });
  it.each([
    ['Enter', 'Enter'],
    ['Space', 'Space'],
  ])('are chosen by %s [spec 2.32, 2.33]', async (_, key) => {
    const person = await atChoice();
    await card(person, 'Business Owner').focus();
    await person.page.keyboard.press(key);
    expect(await card(person, 'Business Owner').isChecked()).toBe(true);
    await person.close();
  });
});

describe('a choice', () => {
  it.each([
    ['an owner goes to /dashboard', 'Pet Owner', '**/dashboard', 'owner'],
    ['a business goes to /business', 'Business Owner', '**/business', 'business'],
  ])('is stored: %s [spec 2.59, 2.60]', async (_, name, home, userType) => {
    const person = await atChoice();
    await person.page.getByText(name, { exact: true }).click();
    await go(person).click();
    await person.page.waitForURL(home);
    expect(await callAs(person.page.context().request, 'getProfile', {})).toMatchObject({ userType });
    await person.close();
  });
  it('queues its events [spec 7.25, 7.26, 7.27]', async () => {
    const person = await atChoice();
    await person.page.getByText('Pet Owner', { exact: true }).click();
    await person.page.getByText('Business Owner', { exact: true }).click();
    const events = await eventsOf(person);
    for (const event of [
      ['user_type_view', {}],
      ['page_view', { page: 'select_user_type' }],
      ['user_type_select', { userType: 'owner' }],
      ['user_type_select', { userType: 'business' }],
    ]) {
      expect(events).toContainEqual(event);
    }
    await person.close();
  });
  it('is sent once, however often Continue is pressed', async () => {
    const person = await atChoice();
    let sent = 0;
    await person.page.route('**/functions/setUserType', (route) => {
      sent += 1;
      return route.continue();
    });
    await person.page.getByText('Pet Owner', { exact: true }).click();
    await go(person).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await person.page.waitForURL('**/dashboard');
    expect(sent).toBe(1);
    await person.close();
  });
  it('that cannot be saved says so, and can be tried again [spec 8.5, 8.6]', async () => {
    const person = await atChoice();
    const { page } = person;
    await page.route('**/functions/setUserType', (route) => route.abort());
    await page.getByText('Pet Owner', { exact: true }).click();
    await go(person).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Failed to save your selection. Please try again.' })
      .waitFor();
    await page.unroute('**/functions/setUserType');
    await expect.poll(() => go(person).isDisabled()).toBe(false);
    await go(person).click();
    await page.waitForURL('**/dashboard');
    await person.close();
  });
});

it('with no one signed in it is refused by the server', async () => {
  const reply = await fetch(`${inject('baseUrl')}/functions/setUserType`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { userType: 'owner' } }),
  });
  expect(reply.status).toBe(401);
});
