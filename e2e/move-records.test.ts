import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { addPet, recordRabies, register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Downloads the machine-readable record of the pet whose page is open. */
async function downloadRecord({ page }: Awaited<ReturnType<typeof openPage>>): Promise<string> {
  await page.getByRole('link', { name: 'Sharing' }).click();
  await page.getByRole('button', { name: 'Other formats' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Biscuit health record.json');
  return readFile(await download.path(), 'utf8');
}

it('a record is downloaded by one owner, and brought in by another who looks it over first', async () => {
  const maya = await openPage(browser, desk);
  await register(maya, 'takes-along@story.test', 'Pet Owner');
  await addPet(maya, 'Biscuit');
  await recordRabies(maya);
  await maya.page.getByRole('link', { name: 'Biscuit' }).first().click();
  const file = await downloadRecord(maya);
  expect(maya.problems).toEqual([]);
  await maya.close();

  const ben = await openPage(browser, phone);
  const { page } = ben;
  await register(ben, 'brings-in@story.test', 'Pet Owner');
  await addPet(ben, 'Keks');
  await page.getByRole('link', { name: 'Documents' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const buffer = Buffer.from(file);
  await (await chooser).setFiles([{ name: 'record.json', mimeType: 'application/json', buffer }]);
  await page.getByRole('link', { name: 'record', exact: true }).click();
  await page.getByText('1 vaccination is in this file. Check it, then confirm it.').waitFor();
  await page.getByText('This file is about Biscuit. Is that Keks?').waitFor();
  await page.getByText('1 vaccination is added to Keks’s record, as entered by you.').waitFor();
  await expectAccessible(ben);
  await picture(ben, 'imported-file');
  await page.setViewportSize(desk);
  await picture(ben, 'imported-file');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Confirm 1 vaccination' }).click();
  await page.getByText('1 vaccination was saved').waitFor();
  await expectAccessible(ben);
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.getByRole('link', { name: 'Keks' }).first().click();
  await page.getByRole('link', { name: 'Add vaccination' }).click();
  await page.getByText('Given Oct 15').waitFor();
  expect(ben.problems).toEqual([]);
  await ben.close();
});
