import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { pick, pressOn, typeDay, typeInto } from './setup/keyboard.ts';
import { type BrowserPerson, desk, openBrowser, openPage, signInOnPage } from './setup/person.ts';

/** The forms of a business, filled and sent without a mouse. Opening a business and checking in: keyboard.test.ts. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function businessAt(email: string, path: string): Promise<BrowserPerson> {
  const person = await openPage(browser, desk);
  await createAccount(person, email, 'business');
  await entitle(email);
  const business = { name: 'Key Yard', kind: 'daycare', timeZone: 'UTC' };
  await callAs(person.page.context().request, 'createBusiness', business);
  await person.page.goto(path);
  return person;
}

const button = ({ page }: BrowserPerson, name: string) => page.getByRole('button', { name, exact: true });

describe('without a mouse, a business', () => {
  it('changes a sentence of its requirements and publishes', async () => {
    const person = await businessAt('keys-rules@story.test', '/business/requirements');
    const { page } = person;
    await pick(page, button(person, 'Start from a preset'), 'Daycare');
    const sentence = page.getByRole('listitem', { name: 'Rule 2', exact: true });
    const before = await sentence.innerText();
    await pick(page, page.getByRole('button', { name: 'More about rule 1', exact: true }), 'Move down');
    await expect.poll(() => sentence.innerText()).not.toBe(before);
    await pressOn(page, button(person, 'Publish version 1'));
    await page
      .getByText(/Version 1 is live/)
      .first()
      .waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('invites someone to its team', async () => {
    const person = await businessAt('keys-team@story.test', '/business/team');
    const { page } = person;
    await pressOn(page, button(person, 'Invite a team member'));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel('Email address'), 'keys-invited@story.test');
    await pressOn(page, dialog.getByRole('radiogroup'), 'ArrowDown');
    expect(await dialog.getByRole('radio', { name: /Manager/ }).isChecked()).toBe(true);
    await pressOn(page, dialog.getByRole('button', { name: 'Invite a team member' }));
    await page.getByText('keys-invited@story.test').first().waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('writes a waiver', async () => {
    const person = await businessAt('keys-waiver@story.test', '/business/waivers');
    const { page } = person;
    await pressOn(page, button(person, 'Write a waiver').first());
    await typeInto(page, page.getByLabel('Title'), 'Typed agreement');
    await typeInto(page, page.getByRole('textbox', { name: 'Text' }), 'Dogs *play* here.');
    await pressOn(page, page.getByRole('radiogroup', { name: 'Sign again' }), 'ArrowDown');
    expect(await page.getByRole('radio', { name: 'Every 12 months' }).isChecked()).toBe(true);
    await pressOn(page, button(person, 'Publish'));
    await page.getByRole('heading', { name: 'Typed agreement' }).waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('asks who was there, and who met whom', async () => {
    const person = await openPage(browser, desk);
    const { page } = person;
    await signInOnPage(person, 'business@demo.test', 'demo-business');
    await page.goto('/business/insight');
    const week = page.getByRole('group', { name: 'Period' });
    await pressOn(page, week, 'ArrowLeft');
    expect(await week.getByRole('radio', { name: '7 days' }).isChecked()).toBe(true);
    const then = page.getByRole('region', { name: 'Who was here' });
    const [year, month, day] = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10).split('-');
    await typeDay(page, then, `${month}${day}${year}`);
    await typeInto(page, then.getByLabel('Time'), '1000AM');
    await pressOn(page, then.getByRole('button', { name: 'Show' }));
    await then
      .getByText(/No pets were here at this time|pets? (was|were) here/)
      .first()
      .waitFor();
    const met = page.getByRole('region', { name: 'Contact tracing' });
    await typeInto(page, met.getByRole('searchbox'), 'Biscuit');
    await pressOn(page, met.getByRole('button', { name: /Biscuit/ }));
    await typeDay(page, met, `${month}${day}${year}`);
    await met
      .getByText(/here at the same time as Biscuit/)
      .first()
      .waitFor();
    expect(person.problems).toEqual([]);
    await person.close();
  });
});
