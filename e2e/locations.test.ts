import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { prepareMember } from './setup/business-account.ts';
import { goToRequirements, openNewBusiness, publishRabiesRule } from './setup/business-steps.ts';
import { expectFits } from './setup/fits-window.ts';
import { emailTo } from './setup/mail.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function prepareWaiver({ page }: BrowserPerson): Promise<void> {
  const { request } = page.context();
  const { items } = (await callAs(request, 'listMyBusinesses', {})) as { items: { id: string }[] };
  const waiver = { businessId: items[0]?.id, title: 'Play agreement', body: 'Dogs play.', requiredFor: [] };
  await callAs(request, 'createWaiver', waiver);
}

async function openLocations(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Business settings', exact: true }).click();
  await page.getByRole('link', { name: 'Locations', exact: true }).click();
  await page.getByRole('link', { name: 'Open locations' }).click();
  await page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor();
}

it('an owner adds a second location, copies rules, waivers and team, and reads the rules there', async () => {
  const theo = await openPage(browser, desk);
  const { page } = theo;
  await openNewBusiness(theo, 'two-locations@story.test', 'Mill Street Dogs');
  await publishRabiesRule(theo);
  await prepareWaiver(theo);
  const ann = await openPage(browser, desk);
  await prepareMember(theo, ann, 'works-at-both@story.test', 'staff');
  await openLocations(page);
  await page.getByText('Once you have a second location').waitFor();
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.getByLabel('Business name').fill('Harbor Dogs');
  await expectFits(theo, 'add-location');
  await page.getByRole('button', { name: 'Create location' }).click();
  await page.getByText('Harbor Dogs was added.').waitFor();
  const preview = page.getByRole('region', { name: 'What will be copied' });
  await preview.getByText('2 rules are published at Harbor Dogs').waitFor();
  await preview.getByText('New at Harbor Dogs: Play agreement.').waitFor();
  await preview.getByText(/Join the team of Harbor Dogs: .+ \(staff\)/).waitFor();
  await expectFits(theo, 'copy-preview');

  await page.getByRole('button', { name: 'Copy to Harbor Dogs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy to Harbor Dogs?' });
  await expectAccessible(theo);
  await dialog.getByRole('button', { name: 'Copy to Harbor Dogs' }).click();
  await page.getByText('2 rules were published at Harbor Dogs as version 1.').waitFor();
  await expectFits(theo, 'copy-result');
  await page.getByRole('status').getByRole('button', { name: 'Switch to Harbor Dogs' }).click();
  await page.getByText(/Version 1 is live since/).waitFor();
  await page.getByText('Play agreement').first().waitFor();
  await page.getByText('rabies').first().waitFor();
  const { text } = await emailTo('works-at-both@story.test', /team of Harbor Dogs/);
  expect(text).toContain('You work at Mill Street Dogs');
  await ann.page.goto('/business');
  await ann.page
    .getByRole('button', { name: /Mill Street Dogs/ })
    .first()
    .click();
  await ann.page.getByRole('menuitemradio', { name: /Harbor Dogs/ }).click();
  await ann.page.getByRole('link', { name: 'Requirements', exact: true }).click();
  await ann.page.getByText(/Version 1 is live since/).waitFor();
  expect(theo.problems).toEqual([]);
  await ann.close();
  await theo.close();
});

it('rules are saved to a file, and loaded at a business without rules as a draft to publish', async () => {
  const theo = await openPage(browser, desk);
  const { page } = theo;
  await openNewBusiness(theo, 'rules-as-file@story.test', 'File Street Dogs');
  await publishRabiesRule(theo);
  await prepareWaiver(theo);
  await page.reload();
  await page.getByText('Play agreement').first().waitFor();
  await page.getByRole('button', { name: 'Rules as a file' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Save rules to a file/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rules of File Street Dogs.json');
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(saved).toMatchObject({ format: 'clearpaw-requirements', version: 1 });
  expect(JSON.stringify(saved)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(saved.rules).toHaveLength(2);

  await openLocations(page);
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.getByLabel('Business name').fill('Empty Dogs');
  await page.getByRole('button', { name: 'Create location' }).click();
  await page.getByText('Empty Dogs was added.').waitFor();
  await page.getByRole('button', { name: 'Switch to Empty Dogs' }).click();
  await page.getByText('Nothing is published yet').first().waitFor();
  await goToRequirements(theo);
  const load = async (content: string, name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Rules as a file' }).click();
    await page.getByRole('menuitem', { name: /Load rules from a file/ }).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  };
  await load('{"format":', 'broken.json');
  await page.getByText('“broken.json” could not be loaded').waitFor();
  await expectFits(theo, 'file-failed');
  await load(JSON.stringify(saved), 'rules.json');
  const alert = page.getByRole('alert').filter({ hasText: '1 rule loaded from “rules.json”, 1 left out' });
  await alert.getByText('there is no waiver “Play agreement” here').waitFor();
  await page.getByText('rabies').first().waitFor();
  await expectFits(theo, 'file-loaded');
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
  expect(theo.problems).toEqual([]);
  await theo.close();
});
