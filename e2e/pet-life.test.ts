import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { fillAccount } from './setup/landing-steps.ts';
import { emailTo } from './setup/mail.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(widths('phone'))('the life of a pet %s', (_, viewport) => {
  it('is archived, remembered, deleted, and each time taken back', async () => {
    const owner = await openPage(browser, viewport);
    const { page } = owner;
    await register(owner, `life-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(owner, 'Pickle');

    await chooseMore(owner, 'Archive');
    await page.getByText('You can restore Pickle anytime.').waitFor();
    await expectAccessible(owner);
    await picture(owner, 'archive-question');
    await page.getByRole('dialog').getByRole('button', { name: 'Archive Pickle' }).click();
    await page.getByText('Archived', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Show badge' }).count()).toBe(0);
    await expectAccessible(owner);
    await toMyPets(owner);
    await page.getByRole('heading', { name: 'Not active' }).waitFor();
    await page.getByRole('button', { name: 'Restore Pickle' }).click();
    await page.getByRole('heading', { name: 'Not active' }).waitFor({ state: 'hidden' });
    await openPickle(owner);

    await chooseMore(owner, 'In memory of Pickle');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep in memory' }).click();
    await page.getByText('We’re sorry for your loss.').waitFor();
    expect(await page.getByRole('link', { name: 'Show badge' }).count()).toBe(0);
    await expectAccessible(owner);
    await picture(owner, 'in-memory');
    await toMyPets(owner);
    await page.getByText('In memory. The record and photos are kept.').waitFor();
    await page.getByRole('link', { name: 'View Pickle' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('link', { name: 'Show badge' }).waitFor();

    await chooseMore(owner, 'Delete');
    await page.getByText('You can restore Pickle for 30 days.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Pickle' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('30 days left to restore').waitFor();
    await expectAccessible(owner);
    await picture(owner, 'deleted-pet');
    await page.getByRole('button', { name: 'Restore Pickle' }).click();
    await page.getByRole('heading', { name: 'Not active' }).waitFor({ state: 'hidden' });
    await openPickle(owner);
    expect(owner.problems).toEqual([]);
    await owner.close();
  });

  it('goes on with a new owner, who registers with the link', async () => {
    const [giver, taker] = [await openPage(browser, viewport), await openPage(browser, viewport)];
    const address = `taker-${viewport.width}@story.test`;
    await register(giver, `giver-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(giver, 'Rex');
    await chooseMore(giver, 'Give to a new owner');
    await giver.page.getByLabel('New owner’s email').fill(address);
    await expectAccessible(giver);
    await picture(giver, 'give-away');
    await giver.page.getByRole('button', { name: 'Send offer' }).click();
    await giver.page.getByText(`You offered Rex to ${address}.`).waitFor();
    await expectAccessible(giver);

    const link = /\/transfer\/[\w-]+/.exec((await emailTo(address, /A pet is being given/)).text)?.[0] ?? '';
    await taker.page.goto(link);
    await taker.page.getByRole('heading', { level: 1, name: 'Rex is being given to you' }).waitFor();
    await expectAccessible(taker);
    await picture(taker, 'offered-pet');
    await taker.page.getByRole('link', { name: 'Create an account' }).click();
    await fillAccount(taker, null);
    await taker.page.getByRole('button', { name: 'Accept Rex' }).click();
    await taker.page.getByRole('heading', { level: 1, name: 'Rex', exact: true }).waitFor();
    await expectAccessible(taker);

    await giver.page.reload();
    await giver.page
      .getByRole('heading', { level: 1, name: 'Rex', exact: true })
      .waitFor({ state: 'hidden' });
    await toMyPets(giver);
    await giver.page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
    await taker.page.goto(link);
    await taker.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
    await taker.close();
    await giver.close();
  });
});

async function chooseMore({ page }: BrowserPerson, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function toMyPets({ page }: BrowserPerson): Promise<void> {
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page.waitForURL('**/dashboard');
}

async function openPickle({ page }: BrowserPerson): Promise<void> {
  await page.getByRole('link', { name: 'Pickle' }).first().click();
  await page.getByRole('link', { name: 'Show badge' }).waitFor();
}
