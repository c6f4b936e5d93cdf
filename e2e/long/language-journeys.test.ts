import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../setup/accessible.ts';
import { entitle } from '../setup/entitle.ts';
import { readMessagesOf } from '../setup/in-language.ts';
import { pressOn, reach, typeInto } from '../setup/keyboard.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from '../setup/person.ts';
import { picture } from '../setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Say = ReturnType<typeof readMessagesOf>;
interface Walker {
  readonly person: BrowserPerson;
  readonly say: Say;
  readonly language: string;
}

/** The browser stays English: what is on the page has to follow the page, dates and parts of a library too. */
it.each([
  ['es', 'Español'],
  ['ar', 'العربية'],
])('the main job is done in %s without a mouse: badge, requirements, check-in', async (language, name) => {
  const say = readMessagesOf(language);
  const owner = { person: await openPage(browser, desk), say, language };
  await registerByKeys(owner, name, 'owner');
  const code = await badgeByKeys(owner);
  const business = { person: await openPage(browser, desk), say, language };
  await registerByKeys(business, name, 'business');
  await openBusinessByKeys(business);
  await publishByKeys(business);
  await admitByKeys(business, code);
  expect([...owner.person.problems, ...business.person.problems]).toEqual([]);
  await Promise.all([owner.person.close(), business.person.close()]);
});

async function look({ person, language }: Walker, name: string): Promise<void> {
  await expectAccessible(person);
  await picture(person, `job-${language}-${name}`);
}

async function registerByKeys(walker: Walker, name: string, type: 'owner' | 'business'): Promise<void> {
  const { person, say, language } = walker;
  const { page } = person;
  const account = (key: string) => say('features/accounts/messages', key);
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name, exact: true }));
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
  await expectReadingOrder(page, language);
  await pressOn(page, page.getByRole('link', { name: say('app/public-messages', 'createAccount') }).first());
  await typeInto(page, page.getByLabel(account('fullName')), 'Kay Boards');
  await typeInto(page, page.getByLabel(account('email')), `keys-${type}-${language}@story.test`);
  await typeInto(page, page.getByLabel(account('password'), { exact: true }), 'secret-keys');
  await typeInto(page, page.getByLabel(account('confirmPassword')), 'secret-keys');
  await pressOn(page, page.getByRole('checkbox'), 'Space');
  await pressOn(page, page.getByRole('button', { name: account('createAccount') }));
  await page.waitForURL('**/select-user-type');
  await reach(page, page.getByRole('radiogroup'));
  await page.keyboard.press('Space');
  if (type === 'business') await page.keyboard.press('ArrowDown');
  await pressOn(page, page.getByRole('button', { name: account('continue') }));
  await page.waitForURL(type === 'owner' ? '**/dashboard' : '**/business');
}

/** Adds a pet and its rabies shot, and reads the badge's code. */
async function badgeByKeys(walker: Walker): Promise<string> {
  const { person, say } = walker;
  const { page } = person;
  const pets = (key: string) => say('features/pets/messages', key);
  const doses = (key: string) => say('features/vaccinations/messages', key);
  await pressOn(page, page.getByRole('link', { name: say('app/page-messages', 'addPet') }).first());
  await typeInto(page, page.getByLabel(pets('name'), { exact: true }), 'Tab');
  await pressOn(page, page.getByRole('button', { name: say('app/page-messages', 'addPet') }));
  await page.getByRole('heading', { level: 1, name: 'Tab' }).waitFor();
  await look(walker, 'new-pet');
  await pressOn(page, page.getByRole('link', { name: doses('addVaccination') }).first());
  await reach(page, page.getByRole('spinbutton', { name: dayField[walker.language] ?? '' }).first());
  await page.keyboard.type(`0101${new Date().getFullYear() - 1}`);
  await typeInto(page, page.getByRole('combobox', { name: doses('whichVaccine') }), 'imrab 3');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await look(walker, 'add-vaccination');
  await pressOn(page, page.getByRole('button', { name: doses('save') }));
  await page.waitForURL(/vaccinations$/);
  await look(walker, 'vaccinations');
  await page.goBack();
  await pressOn(page, page.getByRole('link', { name: pets('showBadge') }));
  await page
    .getByRole('img', { name: say('features/badges/messages', 'codeLabel', { name: 'Tab' }) })
    .waitFor();
  await look(walker, 'badge');
  const shown = await page.getByText(say('features/badges/messages', 'typed')).innerText();
  return shown.slice(shown.indexOf(':') + 1).trim();
}

/** What React Aria calls the day of a date. */
const dayField: Readonly<Record<string, RegExp>> = { es: /día/, ar: /يوم/ };

async function openBusinessByKeys({ person, say, language }: Walker): Promise<void> {
  const { page } = person;
  const set = (key: string) => say('features/businesses/messages', key);
  await page.getByText(set('upgradeTitle')).first().waitFor();
  await entitle(`keys-business-${language}@story.test`);
  await page.reload();
  await typeInto(page, page.getByLabel(set('name')), 'Key Corner');
  const kind = page.getByRole('button', { name: new RegExp(set('kind')) });
  await pickNamed(page, kind, set('kinds.daycare'));
  await pressOn(page, page.getByRole('button', { name: set('create') }));
  await page.getByText(say('features/check-ins/messages', 'empty')).waitFor();
}

async function publishByKeys(walker: Walker): Promise<void> {
  const { person, say, language } = walker;
  const { page } = person;
  const rules = (key: string) => say('features/requirements/messages', key, { version: digits(1, language) });
  await look(walker, 'set-up');
  await pressOn(
    page,
    page.getByRole('link', { name: say('app/messages', 'requirements'), exact: true }).first(),
  );
  await expectReadingOrder(page, language);
  const patio = say('packages/domain/src/requirements/texts', 'presets.patio.name');
  await pickNamed(page, page.getByRole('button', { name: rules('fromPreset') }), patio);
  await look(walker, 'draft');
  await pressOn(page, page.getByRole('button', { name: rules('publish') }));
  await page.getByText(rules('published')).first().waitFor();
}

async function admitByKeys(walker: Walker, code: string): Promise<void> {
  const { person, say } = walker;
  const { page } = person;
  const desk = (key: string) => say('features/check-ins/messages', key, { name: 'Tab' });
  await pressOn(page, page.getByRole('link', { name: say('app/messages', 'scan') }).first());
  await pressOn(page, page.getByRole('button', { name: desk('typeCode') }));
  await typeInto(page, page.getByRole('textbox').first(), code);
  await page.keyboard.press('Enter');
  await page.getByText(say('features/compliance/messages', 'compliant'), { exact: true }).first().waitFor();
  await look(walker, 'cleared');
  await pressOn(page, page.getByRole('button', { name: desk('admit'), exact: true }));
  await page.getByText(desk('checkedIn')).first().waitFor();
  await page.goto('/business');
  await page.getByText('Tab', { exact: true }).first().waitFor();
  await look(walker, 'on-site');
}

/** Opens a list or menu and moves to an item by arrow keys: characters beyond the US keyboard cannot be typed here. */
async function pickNamed(page: Page, button: Locator, name: string): Promise<void> {
  await pressOn(page, button);
  const items = page.getByRole('option').or(page.getByRole('menuitem'));
  const item = items.filter({ hasText: name }).first();
  await item.waitFor();
  for (let presses = 0; !(await item.evaluate((part) => part.matches(':focus'))); presses++) {
    if (presses === 20) throw new Error(`The arrow keys did not get to ${name}.`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.activeElement?.matches('[role=option], [role^=menuitem]'));
}

const digits = (number: number, language: string): string => new Intl.NumberFormat(language).format(number);

/** Tab moves the way the page is read: what stands beside each other is reached in that direction. */
async function expectReadingOrder(page: Page, language: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const wrong: string[] = [];
  let beside = 0;
  let before: Position | null = null;
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const now: Position | null = await page.evaluate(positionOfFocus);
    if (before && now && before.parent === now.parent && Math.abs(before.top - now.top) < 4) {
      beside += 1;
      if (now.start > before.start !== (language !== 'ar')) wrong.push(`${before.name} → ${now.name}`);
    }
    before = now;
  }
  expect(beside).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
}

interface Position {
  readonly name: string;
  readonly parent: number;
  readonly top: number;
  readonly start: number;
}

/** Runs in the browser. */
function positionOfFocus(): Position | null {
  const part = document.activeElement;
  const box = part?.closest('li') ?? part;
  if (!part || !box?.parentElement || part === document.body) return null;
  const { top, left } = part.getBoundingClientRect();
  const parent = [...document.querySelectorAll('*')].indexOf(box.parentElement);
  return { name: part.textContent ?? '', parent, top: top + scrollY, start: left };
}
