import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, recordRabies, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** No sideways scrolling on the narrowest phone, and no accessibility violation. */
async function expectGood(person: BrowserPerson, name: string): Promise<void> {
  const { page } = person;
  for (const viewport of [desk, phone, { width: 320, height: 700 }]) {
    await page.setViewportSize(viewport);
    if (viewport.width !== 320) await picture(person, name);
    expect(await findOverflow(page), `${name} at ${viewport.width} px`).toEqual([]);
    await expectAccessible(person);
  }
  await page.setViewportSize(phone);
}

/** From the landing page to the sharing page of a pet with a vaccination. */
async function ownerSharing(): Promise<BrowserPerson> {
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'share-links@story.test', 'Pet Owner');
  await addPet(owner, 'Biscuit');
  await recordRabies(owner);
  await page.getByRole('link', { name: 'Biscuit' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Biscuit' }).waitFor();
  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await page.getByRole('heading', { name: 'Share links' }).waitFor();
  return owner;
}

interface Made {
  readonly link: string;
  readonly passcode: string;
}

async function createLink(owner: BrowserPerson): Promise<Made> {
  const { page } = owner;
  await page.getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Dr. Lind, second opinion');
  await dialog.getByText('Full health record').click();
  await expectGood(owner, 'share-create');
  const passcode = await dialog.getByLabel('Passcode', { exact: true }).inputValue();
  expect(passcode).toMatch(/^\d{6}$/);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('heading', { name: 'Your link is ready' }).waitFor();
  await dialog.getByText(passcode).waitFor();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await expectGood(owner, 'share-created');
  await dialog.getByRole('button', { name: 'Done' }).click();
  return { link, passcode };
}

/** Someone without an account: a wrong passcode, then the right one. */
async function readAsOutsider({ link, passcode }: Made): Promise<BrowserPerson> {
  const outsider = await openPage(browser, phone);
  const { page } = outsider;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(link);
  await page.getByRole('heading', { name: 'Enter the passcode' }).waitFor();
  await expectGood(outsider, 'share-passcode');
  await page.getByLabel('Passcode').fill('000 wrong');
  await page.getByRole('button', { name: 'Open record' }).click();
  await page.getByText('9 tries left before the link closes').waitFor();
  await page.getByLabel('Passcode').fill(passcode);
  await page.getByRole('button', { name: 'Open record' }).click();
  await page.getByRole('heading', { level: 1, name: 'Biscuit' }).waitFor();
  await page.getByText('Maya Story shared this with you.').waitFor();
  await page.getByRole('heading', { level: 3, name: /Rabies/ }).waitFor();
  await expectGood(outsider, 'share-record');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Biscuit health record.pdf');
  // The key is behind `#`: it was in no request.
  const payload = JSON.parse(Buffer.from(link.split('shlink:/')[1] ?? '', 'base64url').toString()) as {
    key: string;
  };
  expect(payload.key).toHaveLength(43);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((request) => request.includes(payload.key))).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  return outsider;
}

it('an owner shares a record by link; someone without an account opens it with the passcode until it is ended', async () => {
  const owner = await ownerSharing();
  await expectGood(owner, 'share-none');
  const made = await createLink(owner);
  const outsider = await readAsOutsider(made);
  const { page } = owner;
  await page.reload();
  await page.getByText('Opened once').waitFor();
  await page.getByText('9 tries left').waitFor();
  await expectGood(owner, 'share-list');
  await page.getByRole('button', { name: 'More about Dr. Lind, second opinion' }).click();
  await page.getByRole('menuitem', { name: 'QR code and history' }).click();
  await page.getByRole('dialog').getByText('In a browser').waitFor();
  await expectGood(owner, 'share-history');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'More about Dr. Lind, second opinion' }).click();
  await page.getByRole('menuitem', { name: 'End link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await page.getByText('Link ended.').waitFor();
  await page.getByText(/^Ended /).waitFor();
  await outsider.page.reload();
  await outsider.page.getByLabel('Passcode').fill(made.passcode);
  await outsider.page.getByRole('button', { name: 'Open record' }).click();
  await outsider.page.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();
  await expectGood(outsider, 'share-gone');
  // The server's plain "no" to a wrong passcode and to a link that ended.
  expect(outsider.problems.filter((problem) => !/\b(401|404)\b/.test(problem))).toEqual([]);
  expect(owner.problems).toEqual([]);
  await outsider.close();
  await owner.close();
});
