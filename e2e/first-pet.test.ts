import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectFits } from './setup/fits-window.ts';
import { chooseFile, pictureFile } from './setup/journeys/journey.ts';
import { registerOnPage } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a new owner adds a pet on the first page, and is led through what it still needs', async () => {
  const maya = await openPage(browser, desk);
  const { page } = maya;
  await registerOnPage(maya, 'first-pet@story.test', 'Pet Owner');
  await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  await expectFits(maya, 'no-pets');
  await page.getByText('Cat', { exact: true }).click();
  await page.getByLabel('Your pet’s name').fill('Juniper');
  await expectFits(maya, 'naming');
  await page.getByRole('button', { name: 'Add Juniper' }).click();
  const steps = page.getByRole('region', { name: 'Get Juniper ready for a first check-in' });
  await steps.getByText('1 of 4 steps done').waitFor();
  await expectFits(maya, 'steps');

  await steps.getByRole('link', { name: 'Connect your first business' }).click();
  await page.waitForURL('**/share');
  await page.goBack();
  await chooseFile(page, steps.getByRole('button', { name: 'Add a photo' }), pictureFile('juniper.png'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await steps.getByText('1 of 4 steps done').waitFor();
  await steps.getByRole('button', { name: 'Hide the steps' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Show the steps' }).click();
  await steps.waitFor();
  expect(maya.problems).toEqual([]);
  await maya.close();
});
