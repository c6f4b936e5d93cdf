import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(widths('phone'))('the record as a file %s', (_, viewport) => {
  it('is downloaded from the pet’s page, and again beside the ways to share it', async () => {
    const owner = await openPage(browser, viewport);
    const { page } = owner;
    await register(owner, `pet-export-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(owner, 'Biscuit');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /Download PDF record/ }).click();
    await page.getByRole('dialog').getByText('US Letter').waitFor();
    await picture(owner, 'download-record');
    await expectAccessible(owner);
    expect(await downloadedFrom(owner)).toMatch(/^%PDF-1\.7/);
    await page.getByRole('link', { name: 'Sharing', exact: true }).click();
    await page.getByRole('heading', { name: 'Take it with you' }).waitFor();
    await picture(owner, 'take-it-with-you');
    await page.getByRole('button', { name: 'Download PDF record' }).click();
    expect(await downloadedFrom(owner)).toMatch(/^%PDF-1\.7/);
    expect(owner.problems).toEqual([]);
    await owner.close();
  });
});

async function downloadedFrom({ page }: BrowserPerson): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Biscuit health record.pdf');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return readFile(await download.path(), 'latin1');
}
