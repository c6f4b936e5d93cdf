import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from './setup/account.ts';
import { fillAccount } from './setup/landing-steps.ts';
import { register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';
import { readSteps } from './setup/read-guide.ts';

/* Follows the help pages by the labels that they quote, to check that what they describe is possible. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A button or a link, as a reader of the guide would press it. */
async function press(page: Page, label = ''): Promise<void> {
  expect(label).not.toBe('');
  await page
    .getByRole('button', { name: label, exact: true })
    .or(page.getByRole('link', { name: label, exact: true }))
    .filter({ visible: true })
    .first()
    .click();
}

it('“Add a pet” and “Record vaccinations” can be followed', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'help-guide-owner@story.test', 'Pet Owner');

  const [[, add] = [], [name = '', species = ''] = [], [more = ''] = [], [alerts = ''] = [], [save] = []] =
    readSteps('owners/add-a-pet');
  // The first pet is added by its species, on the page itself.
  await callAs(page.context().request, 'createPet', { name: 'Pancake', species: 'cat' });
  await page.goto('/dashboard');
  await press(page, add);
  await page.getByLabel(name, { exact: true }).fill('Waffle');
  await page.getByText(species, { exact: true }).first().waitFor();
  await page.getByText(more, { exact: true }).click();
  await page.getByLabel(alerts).fill('shy with men');
  await press(page, save);
  await page.getByRole('heading', { level: 1, name: 'Waffle' }).waitFor();

  const [[status = '', addVaccination] = [], [given = ''] = [], [which = ''] = [], , , [saveIt] = []] =
    readSteps('owners/record-vaccinations');
  await page.getByText(status, { exact: true }).first().waitFor();
  await press(page, addVaccination);
  const day = page.getByRole('group', { name: given, exact: true });
  await day.getByRole('spinbutton', { name: /month/i }).click();
  await page.keyboard.type(`0105${new Date().getFullYear() - 1}`);
  await page.getByRole('combobox', { name: which }).fill('imrab 3');
  await page.getByRole('option').first().click();
  await press(page, saveIt);
  await page.getByText('Vaccination saved').waitFor();
  expect(person.problems).toEqual([]);
  await person.close();
});

it('“Your first day” can be followed', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  const steps = (list: number) => readSteps('businesses/first-day', list);

  const [[side = '', trial = ''] = [], , [type = '', goOn] = [], [start = ''] = []] = steps(0);
  await page.goto('/');
  await page.getByText(side, { exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: trial }).first().click();
  await fillAccount(person, 'help-guide-business@story.test');
  await page.getByText(type, { exact: true }).click();
  await press(page, goOn);
  await press(page, start);
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByRole('link', { name: 'Open your business' }).click();

  const [[business = ''] = [], [kind = '', zone = ''] = [], [create] = []] = steps(1);
  await page.getByLabel(business).fill('Guided Paws');
  await page.getByRole('button', { name: new RegExp(kind) }).click();
  await page.getByRole('option', { name: 'Daycare' }).click();
  await page.getByText(zone, { exact: true }).first().waitFor();
  await press(page, create);

  const [[today = '', setRules] = [], [preset] = [], , [publish] = []] = steps(2);
  await page.getByRole('heading', { level: 1, name: today }).waitFor();
  await press(page, setRules);
  await press(page, preset);
  await page.getByRole('menuitem', { name: /Patio or restaurant/ }).click();
  await page.getByText('rabies').first().waitFor();
  await press(page, publish);
  await page
    .getByText(/Version 1 is live/)
    .first()
    .waitFor();
  expect(person.problems).toEqual([]);
  await person.close();
});
