import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../setup/accessible.ts';
import { callAs } from '../setup/account.ts';
import { entitle } from '../setup/entitle.ts';
import { readEnglishSentences, readLanguageOf } from '../setup/in-language.ts';
import { findOverflow } from '../setup/overflow.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from '../setup/person.ts';
import { picture } from '../setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const english = readEnglishSentences();

/** The page declares its language, stays in it, and fits into the window. */
async function expectPageIn(person: BrowserPerson, language: string, name: string): Promise<void> {
  const { page } = person;
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === 'ar' ? 'rtl' : 'ltr');
  const shown = await page.locator('body').innerText();
  expect(english.filter((sentence) => shown.includes(sentence))).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessible(person);
  await picture(person, `${language}-${name}`);
}

type Say = ReturnType<typeof readLanguageOf>;

async function registerIn({ page }: BrowserPerson, say: Say, email: string): Promise<void> {
  const account = (text: string) => say('features/accounts/messages', text);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('features/landing/messages', 'Create a free account') })
    .first()
    .click();
  await page.getByLabel(account('Full name')).fill('Maya Story');
  await page.getByLabel(account('Email')).fill(email);
  await page.getByLabel(account('Password'), { exact: true }).fill('secret-story');
  await page.getByLabel(account('Confirm password')).fill('secret-story');
  await page.getByRole('checkbox').first().press('Space');
  await page.getByRole('button', { name: account('Create an account') }).click();
  await page.waitForURL('**/select-user-type');
}

describe.each([
  ['es', 'es-MX'],
  ['fr', 'fr-FR'],
  ['de', 'de-DE'],
  ['ar', 'ar'],
])('in %s', (language, locale) => {
  const say = readLanguageOf(language);

  it('an owner comes by the first page, adds a pet and a vaccination, and shows its badge', async () => {
    const maya = await openPage(browser, phone, { locale });
    const { page } = maya;
    const pets = (text: string) => say('features/pets/messages', text);
    await page.goto('/');
    await expectPageIn(maya, language, 'landing');
    await registerIn(maya, say, `owner-${language}@story.test`);
    await expectPageIn(maya, language, 'user-type');
    await page.getByText(say('features/accounts/messages', 'Pet Owner'), { exact: true }).click();
    await page.getByRole('button', { name: say('features/accounts/messages', 'Continue') }).click();
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('link', { name: say('app/page-messages', 'Add pet') })
      .first()
      .click();
    await page.getByLabel(pets('Name'), { exact: true }).fill('Biscuit');
    await page.getByRole('button', { name: say('app/page-messages', 'Add pet') }).click();
    await page.getByRole('heading', { level: 1, name: 'Biscuit' }).waitFor();
    await expectPageIn(maya, language, 'pet');
    const [pet] = ((await callAs(page.context().request, 'listPets', {})) as { items: { id: string }[] })
      .items;
    const dose = { petId: pet?.id, vaccine: 'rabies-3y', administeredOn: '2026-05-15' };
    await callAs(page.context().request, 'recordVaccination', dose);
    for (const [path, name] of [
      [`/pets/${pet?.id}/vaccinations`, 'vaccinations'],
      [`/pets/${pet?.id}/badge`, 'badge'],
      ['/docs', 'documents'],
      ['/settings', 'settings'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectPageIn(maya, language, name);
    }
    expect(maya.problems).toEqual([]);
    await maya.close();
  });

  it('a business is set up, publishes a rule, and reads the verdict of a pet', async () => {
    const staff = await openPage(browser, desk, { locale });
    const { page } = staff;
    const email = `business-${language}@story.test`;
    await page.goto('/');
    await registerIn(staff, say, email);
    await page.getByText(say('features/accounts/messages', 'Business Owner'), { exact: true }).click();
    await page.getByRole('button', { name: say('features/accounts/messages', 'Continue') }).click();
    await page.waitForURL('**/business');
    await expectPageIn(staff, language, 'business-start');
    await entitle(email);
    await page.reload();
    const set = (text: string) => say('features/businesses/messages', text);
    await page.getByLabel(set('Business name')).fill('Prado');
    await page.getByRole('button', { name: new RegExp(set('Type of business')) }).click();
    await page.getByRole('option', { name: set('Daycare'), exact: true }).click();
    await page.getByRole('button', { name: set('Create business') }).click();
    await page.getByText(say('features/check-ins/messages', 'No pets checked in')).waitFor();
    await expectPageIn(staff, language, 'today');
    for (const [path, name] of [
      ['/business/requirements', 'requirements'],
      ['/business/pets', 'pets'],
      ['/business/waivers', 'waivers'],
      ['/business/team', 'team'],
      ['/business/scan', 'scan'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectPageIn(staff, language, name);
    }
    expect(staff.problems).toEqual([]);
    await staff.close();
  });
});

it('a language that is chosen in the settings is the one of every device', async () => {
  const maya = await openPage(browser, desk);
  const { page } = maya;
  const say = readLanguageOf('es');
  await page.goto('/');
  await registerIn(maya, readLanguageOf('en'), 'chosen@story.test');
  await page.getByText('Pet Owner', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await page
    .getByRole('heading', { level: 1, name: say('features/settings/messages', 'Settings') })
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await maya.close();

  const elsewhere = await openPage(browser, phone);
  await elsewhere.page.goto('/');
  await elsewhere.page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click();
  await elsewhere.page.getByLabel('Email').fill('chosen@story.test');
  await elsewhere.page.getByLabel('Password', { exact: true }).fill('secret-story');
  await elsewhere.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => elsewhere.page.evaluate(() => document.documentElement.lang)).toBe('es');
  await elsewhere.close();
});

it('the links at the foot of a public page lead to the same page in each language', async () => {
  const reader = await openPage(browser, desk);
  const { page } = reader;
  await page.goto('/');
  await page.getByRole('link', { name: 'Terms', exact: true }).first().click();
  await page.waitForURL('**/terms');
  for (const [language, name] of [
    ['de', 'Deutsch'],
    ['es', 'Español'],
    ['fr', 'Français'],
    ['ar', 'العربية'],
    ['en', 'English'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(new URL(page.url()).pathname).toBe('/terms');
    await page
      .getByRole('heading', {
        level: 1,
        name: readLanguageOf(language)('features/policies/terms-messages', 'Terms'),
      })
      .waitFor();
  }
  expect(reader.problems).toEqual([]);
  await reader.close();
});
