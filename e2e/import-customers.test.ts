import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { emailTo } from './setup/mail.ts';
import { findOverflow } from './setup/overflow.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const small = { width: 320, height: 640 };

/** Accessible and without sideways scrolling at each width. */
async function expectGood(person: BrowserPerson, name: string): Promise<void> {
  for (const viewport of [small, phone, desk]) {
    await person.page.setViewportSize(viewport);
    expect(await findOverflow(person.page), `${name} at ${viewport.width} px`).toEqual([]);
    await expectAccessible(person);
    await picture(person, name);
  }
}

const list = [
  'Customers of Barkley,,,,,,',
  'Client Name,E-mail,Cell,Dog Name,Tag,Rabies Exp,DOB',
  'Maya Okafor,maya-import@story.test,555-010-0136,Biscuit,shy,06/03/2199,03/04/2020',
  'Jonas Weber,,555-010-0199,Frankie,,07/08/2199,05/06/2021',
  'Ruth Castell,no address,,Ziggy,,,01/02/2020',
  ',,,Bear,,,',
].join('\r\n');

it('a business imports its customers, corrects the columns, checks a pet in, and undoes the import', async () => {
  const boss = await openPage(browser, desk);
  await prepareBusiness(boss, 'import-boss@story.test', 'Import Kennel', []);
  const { page } = boss;
  await page.goto('/business');
  await page.getByRole('link', { name: 'Customers' }).first().click();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Import customers' }).waitFor();
  await expectGood(boss, 'import-choose');

  await page.setInputFiles('input[type=file]', {
    name: 'barkley.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await page.getByText('barkley.csv').waitFor();
  await page.getByRole('heading', { name: 'Match the columns' }).waitFor();
  await expectGood(boss, 'import-map');

  // The meaning of the column "Tag" is unknown: the person chooses it, by keyboard.
  await page.getByRole('button', { name: /Tag is/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Note for your team' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('Answer this to continue.').waitFor();
  await page.getByText('Month first (03/04 is March 4)').click();
  // A reload in the middle loses nothing.
  await page.reload();
  await page.getByRole('radio', { name: /Month first/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  const table = page.getByRole('table', { name: 'Rows of the file' });
  await table.getByText('E-mail: This is not an email address.').waitFor();
  await table.getByText('The owner is missing. Enter a name or an email address.').waitFor();
  await expectGood(boss, 'import-check');
  await page.getByText('Invite the owners by email').click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('heading', { name: 'Import finished' }).waitFor({ timeout: 60_000 });
  await page.getByRole('status').getByText('2 customers, 2 pets, 2 vaccinations').waitFor();
  await expectGood(boss, 'import-done');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download skipped rows of barkley.csv' }).click();
  expect((await download).suggestedFilename()).toMatch(/-skipped-rows\.csv$/);

  await page.getByRole('link', { name: 'See customers' }).click();
  await page.getByRole('link', { name: 'Maya Okafor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  await page.getByText('Biscuit').first().waitFor();

  // At the front desk the guest is found by name.
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('searchbox', { name: 'Pet, owner, phone or chip' }).fill('okafor');
  await page.getByRole('button', { name: /Biscuit/ }).click();
  await page.locator('[data-verdict]').first().waitFor();
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page
    .getByText(/Biscuit (?:is )?checked in/i)
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Customers' }).first().click();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Undo the import of barkley.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Undone. 1 removed, 1 kept because they were used or changed since:').waitFor();
  await page.getByRole('link', { name: 'Maya Okafor' }).waitFor();
  await expectGood(boss, 'import-undone');
  expect(boss.problems).toEqual([]);
  await boss.close();
});

it('invites a new customer once', async () => {
  const mail = await emailTo('maya-import@story.test', /Import Kennel invites you/);
  expect(mail.text).toContain('/b/import-kennel');
});
