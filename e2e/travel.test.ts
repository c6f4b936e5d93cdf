import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(widths('phone'))('a trip %s', (_, viewport) => {
  it('is checked from the pet’s page, and what is missing leads to where it is added', async () => {
    const owner = await openPage(browser, viewport);
    const { page } = owner;
    await register(owner, `travel-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(owner, 'Biscuit');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /Travel/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Check a trip for Biscuit' }).waitFor();
    await page.getByText('Something is missing or too early').waitFor();
    await page.getByText('The authorities decide').waitFor();
    await expectAccessible(owner);
    await picture(owner, 'travel');
    await page.getByRole('button', { name: /Destination/ }).click();
    await page.getByRole('option', { name: 'Japan' }).click();
    await page.getByText(/Two rabies vaccinations, at least 30 days apart/).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(owner);
    await picture(owner, 'travel-dark');
    await page.getByRole('link', { name: 'Add vaccination' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Add vaccinations' }).waitFor();
    expect(owner.problems).toEqual([]);
    await owner.close();
  });
});
