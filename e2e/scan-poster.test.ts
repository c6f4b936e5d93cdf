import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { filmPicture } from './setup/camera.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'clearpaw-poster-'));
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The code on the poster of a new business, as the business opens it from Today. */
async function posterOf(name: string): Promise<Buffer> {
  const staff = await openPage(browser, desk);
  await prepareBusiness(staff, 'scanned-poster@story.test', name, []);
  await staff.page.goto('/business');
  await staff.page.getByRole('link', { name: 'Check-in poster' }).click();
  const code = await staff.page.getByRole('img', { name: /QR code to check in/ }).screenshot();
  await staff.close();
  return code;
}

it('an owner connects a business by scanning its poster', async () => {
  const code = await posterOf('Corner Poster Daycare');
  const video = join(folder, 'poster.y4m');
  const helper = await openPage(browser, desk);
  await filmPicture(helper.page, code, video);
  await helper.close();

  const withCamera = await openBrowser(video);
  const owner = await openPage(withCamera, phone);
  const { page } = owner;
  await register(owner, 'scans-a-poster@story.test', 'Pet Owner');
  await addPet(owner, 'Clover');
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(owner);
  await picture(owner, 'connect-before-scan');
  await dialog.getByRole('button', { name: 'Scan its poster' }).click();
  await dialog.getByRole('radio', { name: /Corner Poster Daycare/, checked: true }).waitFor();
  await picture(owner, 'connect-after-scan');
  await dialog.getByRole('button', { name: 'Connect a business' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Corner Poster Daycare').first().waitFor();
  expect(owner.problems).toEqual([]);
  await owner.close();
  await withCamera.close();
});

it('a photo of another code is refused, and the name can still be typed', async () => {
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'scans-another@story.test', 'Pet Owner');
  await addPet(owner, 'Fern');
  await page.getByRole('link', { name: 'Show badge' }).click();
  const badge = await page.getByRole('img', { name: 'QR badge of Fern' }).screenshot();
  await page.goBack();
  await page.getByRole('button', { name: 'Connect a business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Scan its poster' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload a photo of the poster' }).click();
  await (await chooser).setFiles({ name: 'badge.png', mimeType: 'image/png', buffer: badge });
  await dialog
    .getByText('This isn’t a Clearpaw business code. Scan the code on the poster, or type the name.')
    .waitFor();
  await expectAccessible(owner);
  await picture(owner, 'connect-other-code');
  await dialog.getByRole('button', { name: 'Stop scanning' }).click();
  await dialog.getByRole('button', { name: 'Scan its poster' }).waitFor();
  expect(owner.problems).toEqual([]);
  await owner.close();
});
