import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { findOverflow } from './setup/overflow.ts';
import { expectOwnStyles } from './setup/own-styles.ts';
import { addPetOnPage, fillRegistration } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each([
  ['on a phone', phone],
  ['on a desk', desk],
] as const)('the page behind a poster, without an account, %s', (_, viewport) => {
  it('shows name, services and requirements in plain words', async () => {
    const rules = [
      { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
      { id: 'chip', level: 'recommended', requirement: { kind: 'microchip' } },
    ];
    const staff = await openPage(browser, desk);
    const name = `Poster Yard ${viewport.width}`;
    await prepareBusiness(staff, `poster-${viewport.width}@story.test`, name, rules);
    // The address as the business prints it.
    await staff.page.goto('/business');
    await staff.page.getByRole('link', { name: 'Check-in poster' }).click();
    const address = await staff.page
      .getByText(/\/b\/[a-z0-9-]+$/)
      .first()
      .innerText();

    const visitor = await openPage(browser, viewport);
    await visitor.page.goto(`/b/${address.split('/b/')[1]}`);
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
    await visitor.page.getByText('Daycare').first().waitFor();
    await visitor.page.getByRole('heading', { name: 'Requirements' }).waitFor();
    await visitor.page.getByText(/needs Rabies, valid/).waitFor();
    await visitor.page.getByText(/^Recommended: .*microchip/i).waitFor();
    await visitor.page.getByRole('link', { name: 'Log in' }).waitFor();
    await expectAccessible(visitor);
    expect(visitor.problems).toEqual([]);
    await Promise.all([staff.close(), visitor.close()]);
  });

  it('says that no business has this address', async () => {
    const visitor = await openPage(browser, viewport);
    await visitor.page.goto('/b/no-such-business');
    await visitor.page.getByRole('heading', { level: 1, name: 'Business not found' }).waitFor();
    expect(await visitor.page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
    await expectAccessible(visitor);
    // The browser logs the 404 response, and nothing else.
    expect(visitor.problems).toEqual([expect.stringMatching(/404 .*\/b\/no-such-business$/)]);
    await visitor.close();
  });
});

it('a business fills its page in and opens it; a visitor reads it, registers from there and connects', async () => {
  const staff = await openPage(browser, desk);
  const rule = { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } };
  await prepareBusiness(staff, 'public-page-business@story.test', 'Wharf Hounds', [rule]);
  await fillPage(staff);
  await staff.page.getByRole('link', { name: 'Open public page' }).click();
  await staff.page.getByRole('heading', { level: 1, name: 'Wharf Hounds' }).waitFor();
  await expectAccessible(staff);
  const address = new URL(staff.page.url()).pathname;

  const visitor = await openPage(browser, phone);
  await visitor.page.goto(address);
  await visitor.page.getByText('Dog daycare and boarding on the wharf').waitFor();
  await visitor.page.getByText(/^(Open|Opens) /).waitFor();
  await visitor.page.waitForFunction(() => document.images[0]?.naturalWidth);
  await expectOwnStyles(address);
  for (const [width, height] of [
    [320, 720],
    [390, 844],
    [1280, 900],
  ] as const) {
    await visitor.page.setViewportSize({ width, height });
    expect(await findOverflow(visitor.page)).toEqual([]);
    await picture(visitor, 'public-page');
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      await expectAccessible(visitor);
    }
  }
  await visitor.page.setViewportSize(phone);
  await checkPet(visitor);
  await visitor.page.getByRole('link', { name: 'Connect with Wharf Hounds' }).click();
  await fillRegistration(visitor, 'public-page-owner@story.test', 'Pet Owner');
  await visitor.page.waitForURL('**/dashboard');
  await addPetOnPage(visitor, 'Pickle');
  await visitor.page.getByRole('link', { name: 'My pets' }).first().click();
  await visitor.page.getByRole('link', { name: 'Open Wharf Hounds' }).click();
  await visitor.page.getByRole('heading', { name: 'Is Pickle ready?' }).waitFor();
  await visitor.page.getByText('0 of 1 met').waitFor();
  await visitor.page.getByRole('link', { name: /Add vaccination/ }).waitFor();
  await expectAccessible(visitor);
  await picture(visitor, 'public-page-owner');
  await visitor.page.getByRole('button', { name: 'Connect Pickle' }).click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click();
  await visitor.page.getByText('Connected · status only').waitFor();
  expect([...staff.problems, ...visitor.problems]).toEqual([]);
  await Promise.all([staff.close(), visitor.close()]);
}, 300_000);

/** From the settings of the business, as a manager does. */
async function fillPage(staff: BrowserPerson): Promise<void> {
  const { page } = staff;
  await page.goto('/business');
  await page.getByRole('link', { name: 'Business settings' }).click();
  await page.getByRole('link', { name: 'Public page', exact: true }).click();
  await page.getByLabel('Description').fill('Dog daycare and boarding on the wharf');
  await page.getByLabel('Public phone number').fill('(555) 010-0188');
  await page.getByLabel('Public address').fill('48 Example Wharf, Harbor Point, ME');
  await page.getByRole('button', { name: 'Add opening hours' }).click();
  await page.getByLabel('Monday opens at').fill('07:00');
  await page.getByRole('button', { name: 'Save public page' }).click();
  await page.getByText('Public page saved').waitFor();
  const photo = await sharp({ create: { width: 1800, height: 700, channels: 3, background: '#7fb3c8' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Cover photo')
    .setInputFiles({ name: 'wharf.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByText('Cover photo saved').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'page-settings');
}

/** Without an account: the result is computed in the browser, without a request. */
async function checkPet(visitor: BrowserPerson): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Check my pet' }).click();
  await page.getByRole('button', { name: /What kind of pet/ }).click();
  await page.getByRole('option', { name: 'Dog' }).click();
  const given = new Date(Date.now() - 60 * 86_400_000);
  await page
    .getByRole('group', { name: 'Rabies, given on' })
    .getByRole('spinbutton', { name: /month/i })
    .click();
  const two = (value: number) => `${value}`.padStart(2, '0');
  await page.keyboard.type(`${two(given.getMonth() + 1)}${two(given.getDate())}${given.getFullYear()}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('heading', { name: 'Ready for this visit' }).waitFor();
  expect(asked).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessible(visitor);
  await picture(visitor, 'public-page-check');
}

it('a visitor reads the page before its scripts have arrived, and the check opens when they have', async () => {
  const staff = await openPage(browser, desk);
  const rule = { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } };
  await prepareBusiness(staff, 'rendered-page@story.test', 'Rendered Yard', [rule]);
  await staff.page.goto('/business');
  await staff.page.getByRole('link', { name: 'Check-in poster' }).click();
  const address = await staff.page
    .getByText(/\/b\/[a-z0-9-]+$/)
    .first()
    .innerText();
  const visitor = await openPage(browser, phone);
  const { page } = visitor;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/b/${address.split('/b/')[1]}`, { waitUntil: 'commit' });
  await page.getByText(/needs Rabies, valid/).waitFor();
  const where = await boxesOf(page);
  await page.getByRole('link', { name: 'Check my pet' }).click();
  letGo();
  await page.getByRole('button', { name: /What kind of pet/ }).waitFor();
  await page.goto(page.url().split('#')[0] ?? '');
  await page.getByRole('button', { name: 'Check my pet' }).waitFor();
  expect(await boxesOf(page), 'the app moves nothing').toEqual(where);
  expect(visitor.problems).toEqual([]);
  await Promise.all([staff.close(), visitor.close()]);
});

/** The top of each heading and main action of the page. */
const boxesOf = (page: Page) =>
  page
    .locator('main h1, main h2, main li, main a, main button')
    .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top)));
