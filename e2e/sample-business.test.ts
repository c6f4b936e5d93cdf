import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { openPageOf, registerAsBusiness } from './setup/first-hour-steps.ts';
import { countKept } from './setup/offline-store.ts';
import { findOverflow } from './setup/overflow.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** What the page asks about the account itself; of a business it asks nothing. */
const aboutTheAccount = ['getProfile', 'watchAlerts', 'watchEntitlements'];

const enter = ({ page }: BrowserPerson) =>
  page.getByRole('button', { name: 'Look around a sample business' }).click();
const upgradeTitle = ({ page }: BrowserPerson) =>
  page.getByRole('heading', { name: 'Upgrade to Business Connect' });

describe.each(widths('desk'))('a business without the plan %s', (_, viewport) => {
  it('looks around a sample business before a card is asked, and nothing is saved', async () => {
    const person = await openPage(browser, viewport);
    const { page } = person;
    const requests = follow(person);
    await registerAsBusiness(person, `sample-${viewport.width}@story.test`);
    await upgradeTitle(person).waitFor();
    await show(person, 'upgrade');
    expect(requests.filter((path) => path.includes('create-sample'))).toEqual([]);

    requests.length = 0;
    await enter(person);
    await page.getByText('Juniper').first().waitFor();
    expect(requests.filter((path) => path.includes('create-sample'))).toHaveLength(1);
    await show(person, 'today');
    await checkInBiscuit(person);
    await seePages(person);
    await seeRefusedWrite(person);

    expect(functionsIn(requests).filter((name) => !aboutTheAccount.includes(name))).toEqual([]);
    for (const database of ['clearpaw-door', 'clearpaw-reads']) {
      expect(Object.values(await countKept(page, database)).filter((count) => count > 0)).toEqual([]);
    }
    await comeAndGo(person);
    expect(person.problems).toEqual([]);
    await person.close();
  }, 240_000);
});

/** The addresses of everything that the page asks for. */
function follow({ page }: BrowserPerson): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The functions that were called, and whatever else was asked of the server besides the app's own files. */
function functionsIn(requests: readonly string[]): string[] {
  const names = requests.map((path) => /^\/functions\/(.*)/.exec(path)?.[1] ?? path);
  return [...new Set(names.filter((name) => !name.startsWith('/assets/')))].sort();
}

/** The main job: a badge is scanned and judged, the pet is checked in, seen on Today, and checked out. */
async function checkInBiscuit(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Scan a sample badge' }).click();
  await page.getByRole('button', { name: 'Scan Otis’s badge' }).waitFor();
  await show(person, 'scan');
  await page.getByRole('button', { name: 'Scan Otis’s badge' }).click();
  await page.getByText('Not cleared', { exact: true }).waitFor();
  await page.getByText('Fecal test: nothing on record').waitFor();
  await show(person, 'not-cleared');
  await page.getByRole('button', { name: 'Next badge' }).click();
  await page.getByRole('button', { name: 'Scan Biscuit’s badge' }).click();
  await page.getByText('Good to go', { exact: true }).waitFor();
  await show(person, 'good-to-go');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByText('Biscuit is checked in').first().waitFor();
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  const face = page.getByRole('main').getByRole('button', { name: /^Biscuit/ });
  await face.click();
  await page.getByText('Luis Ortiz').waitFor();
  await show(person, 'checked-in');
  await page.getByRole('button', { name: 'Check out', exact: true }).last().click();
  await page.getByText('Biscuit is checked out').first().waitFor();
  await face.waitFor({ state: 'detached' });
}

/** Every page that the sample has is complete, and a page that it does not have says so. */
async function seePages(person: BrowserPerson): Promise<void> {
  const { page } = person;
  const open = async (name: string, words: string | RegExp) => {
    await openPageOf(person, name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(words).first().waitFor();
    await show(person, name.toLowerCase());
  };
  await open('Calendar', /Otis/);
  await open('Requirements', /fecal test/);
  await open('Customers', 'Ana Ortiz');
  await page.getByRole('link', { name: 'Ana Ortiz' }).click();
  await page.getByText('Luis Ortiz').waitFor();
  await show(person, 'customer');
  await open('Pets', 'Otis');
  await page.locator('a[href$="000000000003"]').first().click();
  await page.getByRole('heading', { name: 'Otis', exact: true }).waitFor();
  await page.getByText('Rabies (3 year)').waitFor();
  await show(person, 'pet');
  await page.getByRole('link', { name: 'Report an incident' }).click();
  await page.getByRole('heading', { name: 'Not part of the sample' }).waitFor();
  await show(person, 'not-in-sample');
  await page.goBack();
  await page.getByText('Rabies (3 year)').waitFor();
}

async function seeRefusedWrite(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('textbox', { name: 'Note' }).fill('Pulls on the leash.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('This is a sample: nothing is saved.').first().waitFor();
  await picture(person, 'refused');
}

/** A reload stays in the sample, leaving it and going back end it. */
async function comeAndGo(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.reload();
  await page.getByText('This is a sample business').waitFor();
  await page.getByText('Rabies (3 year)').waitFor();
  await page.getByRole('button', { name: 'Leave the sample' }).click();
  await upgradeTitle(person).waitFor();
  await enter(person);
  await page.getByText('Juniper').first().waitFor();
  await page.goBack();
  await upgradeTitle(person).waitFor();
  // An address that is typed opens no sample.
  await page.goto('/business/pets');
  await upgradeTitle(person).waitFor();
  await enter(person);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'Start trial' }).waitFor();
}

/** The page as it is: nothing outside of the window, even at 320 px, accessible in both themes, and no error. */
async function show(person: BrowserPerson, name: string): Promise<void> {
  const { page } = person;
  await picture(person, name);
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  await expectAccessible(person);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(person, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize() ?? desk;
  if (size.width === phone.width) await page.setViewportSize({ ...size, width: 320 });
  expect(await findOverflow(page), name).toEqual([]);
  await page.setViewportSize(size);
}
