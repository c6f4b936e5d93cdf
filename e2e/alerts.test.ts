import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { emailTo } from './setup/mail.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('an owner is told what to renew, on every device and by mail, reads it, and chooses how to be told', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'alerts@story.test', 'Pet Owner');
  await addPet(person, 'Biscuit');
  await recordEndingRabies(person);

  const bell = page.getByRole('navigation', { name: 'Owner' }).getByRole('link', { name: /1 unread alert/ });
  await bell.first().waitFor({ timeout: 60_000 });
  await bell.first().click();
  await page.getByRole('main').getByText('1 unread alert').waitFor();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.getByRole('link', { name: 'Biscuit: something to renew within 10 days' }).waitFor();
  await expectAccessible(person);
  const email = await emailTo('alerts@story.test', /something to renew/);
  expect(email.text).toContain('Rabies');

  await chooseNotifications(person);
  await takeCalendar(person);

  const other = await openPage(browser, phone, { state: await page.context().storageState() });
  await other.page.goto('/alerts');
  const unread = other.page.getByRole('main').getByText('1 unread alert');
  await unread.waitFor();
  await expectAccessible(other);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await unread.waitFor({ state: 'hidden' });
  await other.page.getByText('Updates and reminders.').waitFor();
  await other.page.getByRole('link', { name: 'Biscuit: something to renew within 10 days' }).waitFor();
  expect([...person.problems, ...other.problems]).toEqual([]);
  await other.close();
  await person.close();
});

/** A rabies dose that expires in ten days, recorded with the same call as the app uses. */
async function recordEndingRabies({ page }: BrowserPerson): Promise<void> {
  const petId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const data = { petId, vaccine: 'rabies-1y', administeredOn: day(-350), expiresOn: day(10) };
  const status = await page.evaluate(async (dose) => {
    const { token } = await (await fetch('/api/auth/token')).json();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ data: dose });
    return (await fetch('/functions/recordVaccination', { method: 'POST', headers, body })).status;
  }, data);
  expect(status).toBe(200);
}

async function chooseNotifications(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.locator('label', { hasText: 'Quiet hours' }).click();
  await page.getByRole('button', { name: /From/ }).waitFor();
  await page.getByRole('status').getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Choose for each alert' }).click();
  const mail = page.getByRole('checkbox', { name: 'Check-ins: Email' });
  await mail.locator('xpath=ancestor::label').click();
  await page.reload();
  // Half of the topic is on: incidents are still told by email.
  const visits = page.getByRole('checkbox', { name: 'Visits: Email' });
  await visits.waitFor();
  expect(await visits.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await page.getByRole('button', { name: 'Choose for each alert' }).click();
  await page.getByRole('checkbox', { name: 'Check-ins: App' }).waitFor();
  expect(await mail.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Renewals due: Email' }).isChecked()).toBe(true);
  await expectAccessible(person);
}

async function takeCalendar({ page }: BrowserPerson): Promise<void> {
  const address = page.getByLabel('Calendar link');
  const before = await address.inputValue();
  expect(await (await fetch(before)).text()).toContain('Biscuit');
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  await expect.poll(() => address.inputValue()).not.toBe(before);
  expect((await fetch(before)).status).toBe(404);
}
