import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { goToRequirements, openNewBusiness } from './setup/business-steps.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, openBrowser, openPage, widths } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(widths('phone'))('other records %s', (_, viewport) => {
  it('are added, survive a reload while they are typed, and are withdrawn with their history', async () => {
    const owner = await openPage(browser, viewport);
    await register(owner, `care-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(owner, 'Rex');
    await beginTreatment(owner);
    await owner.page.reload();
    await openMenu(owner, 'Add a record', /^Treatment/);
    await owner.page.getByRole('button', { name: /^Deworming/ }).waitFor();
    await typeDate(owner);
    await expectAccessible(owner);
    await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.page.getByText('Deworming treatment', { exact: true }).waitFor();
    await expectAccessible(owner);

    await openMenu(owner, 'More about Deworming treatment', 'Remove');
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await owner.page.getByText('Removed', { exact: true }).waitFor();
    await openMenu(owner, 'More about Deworming treatment', 'History');
    await owner.page.getByText('Version 2').waitFor();
    await expectAccessible(owner);
    expect(owner.problems).toEqual([]);
    await owner.close();
  });

  it('and requirements: a preset, who would change, a later day, and the versions', async () => {
    const business = await openPage(browser, viewport);
    await openNewBusiness(business, `rules-${viewport.width}@story.test`, `Rule Yard ${viewport.width}`);
    const { page } = business;
    await goToRequirements(business);
    await openMenu(business, 'Start from a preset', /Daycare, strict/);
    await page.getByText('No connected pets yet').waitFor();
    await expectAccessible(business);
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export version 1 as CertLogic' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('requirements-1.certlogic.json');
    await expectAccessible(business);
    expect(business.problems).toEqual([]);
    await business.close();
  });
});

async function openMenu({ page }: BrowserPerson, button: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function beginTreatment(person: BrowserPerson): Promise<void> {
  await openMenu(person, 'Add a record', /^Treatment/);
  await person.page.getByRole('dialog').getByRole('button', { name: /Type/ }).click();
  await person.page.getByRole('option', { name: 'Deworming' }).click();
}

async function typeDate({ page }: BrowserPerson): Promise<void> {
  await page.getByRole('dialog').getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type('01052026');
}
