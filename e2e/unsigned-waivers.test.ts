import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { openNewBusiness } from './setup/business-steps.ts';
import { openPageOf } from './setup/first-hour-steps.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const ask = (person: BrowserPerson, name: string, input: object) =>
  callAs(person.page.context().request, name, input);

async function mailTo({ page }: BrowserPerson, address: string): Promise<string> {
  const response = await page.request.get('/dev/outbox', { headers: { Accept: 'application/json' } });
  const { items } = (await response.json()) as { items: { to: string; subject: string; text: string }[] };
  return items.find(({ to, subject }) => to === address && subject.includes('asks you to sign'))?.text ?? '';
}

it('a business sees who has not signed and asks them; the mail leads to signing, and the list is empty', async () => {
  const staff = await openPage(browser, desk);
  await openNewBusiness(staff, 'unsigned@story.test', 'Unsigned Yard');
  const { page: office } = staff;
  await openPageOf(staff, 'Waivers');
  await office.getByRole('button', { name: 'Write a waiver' }).first().click();
  await office.getByLabel('Title').fill('Swim agreement');
  await office.getByRole('textbox', { name: 'Text' }).fill('Dogs swim here.');
  await office.getByRole('button', { name: 'Publish' }).click();
  await office.getByText('No pet is connected yet.').waitFor();

  const address = 'has-not-signed@story.test';
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, address, 'Pet Owner');
  await addPet(owner, 'Bluebell');
  const { items: pets } = (await ask(owner, 'listPets', {})) as { items: { id: string }[] };
  const { items: yards } = (await ask(staff, 'listMyBusinesses', {})) as { items: { id: string }[] };
  await ask(owner, 'connectPet', { petId: pets[0]?.id, businessId: yards[0]?.id, scope: 'verdict' });

  await office.reload();
  await office.getByText('0 of 1 pets signed').waitFor();
  await office.getByRole('link', { name: 'See who signed: Swim agreement' }).click();
  await office.getByRole('link', { name: 'Bluebell' }).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'unsigned-pets');
  await office.getByRole('button', { name: 'Ask 1 owner' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Ask to sign' }).click();
  await office.getByText('1 owner was asked.').waitFor();
  await office.getByText(/^Asked /).waitFor();

  await expect.poll(() => mailTo(owner, address), { timeout: 90_000 }).toContain('Bluebell');
  const link = /https?:\/\/\S+\/waivers\/\S+/.exec(await mailTo(owner, address))?.[0];
  await page.goto(new URL(link ?? '').pathname);
  await page.getByRole('heading', { level: 1, name: 'Swim agreement' }).waitFor();
  await page.getByLabel('Your full name').fill('Maya Okafor');
  await page.getByLabel(/Type your name/).fill('Maya Okafor');
  await page.getByText(/I have read/).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('link', { name: 'Verification page' }).waitFor();

  await office.reload();
  await office.getByText('All connected pets are signed for').waitFor();
  await office.getByRole('tab', { name: 'Signatures' }).click();
  await office.getByText('Maya Okafor for Bluebell').waitFor();
  await expectAccessible(staff);
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
