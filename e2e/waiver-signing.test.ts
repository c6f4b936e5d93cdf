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

it('a waiver requires itself, is signed on a phone from the mail, and is asked again after a change', async () => {
  const staff = await openPage(browser, desk);
  await openNewBusiness(staff, 'waiver-signing@story.test', 'Signing Yard');
  const { page: office } = staff;
  await openPageOf(staff, 'Waivers');
  await office.getByRole('button', { name: 'Write a waiver' }).first().click();
  await office.getByLabel('Title').fill('Swim agreement');
  await office.getByRole('textbox', { name: 'Text' }).fill('Dogs swim here.');
  await office.getByText('Required at check-in').click();
  await expectAccessible(staff);
  await picture(staff, 'waiver-editor');
  await office.getByRole('button', { name: 'Publish' }).click();
  await office.getByRole('heading', { name: 'Swim agreement' }).waitFor();

  const owner = await openPage(browser, phone);
  const { page } = owner;
  await register(owner, 'signs-on-phone@story.test', 'Pet Owner');
  await addPet(owner, 'Bluebell');
  const { items: pets } = (await ask(owner, 'listPets', {})) as { items: { id: string }[] };
  const { items: yards } = (await ask(staff, 'listMyBusinesses', {})) as { items: { id: string }[] };
  const asked = { petId: pets[0]?.id, businessId: yards[0]?.id };
  await ask(owner, 'connectPet', { ...asked, scope: 'verdict' });
  const status = async () => {
    const { checks } = (await ask(owner, 'getCompliance', asked)) as { checks: { status: string }[] };
    return checks[0]?.status;
  };
  expect(await status()).toBe('missing');

  const sign = async () => {
    await page
      .getByRole('link', { name: /Read and sign/ })
      .first()
      .click();
    await fillSignature();
  };
  const fillSignature = async () => {
    await page.getByRole('heading', { level: 1, name: 'Swim agreement' }).waitFor();
    await page.getByLabel('Your full name').fill('Maya Okafor');
    await page.getByLabel(/Type your name/).fill('Maya Okafor');
    await page.getByText(/I have read/).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('link', { name: 'Verification page' }).waitFor();
  };
  await page.reload();
  await sign();
  await expect.poll(status, { timeout: 2_000 }).toBe('met');

  await office.getByRole('button', { name: 'Edit waiver' }).click();
  await office.getByRole('textbox', { name: 'Text' }).fill('Dogs swim here, in deep water.');
  await office.getByText('Material change: everyone must re-sign').click();
  await office.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(status, { timeout: 5_000 }).toBe('expired');

  // The mail about the change leads to the waiver, with what changed since it was signed.
  const mail = async () => {
    const response = await page.request.get('/dev/outbox', { headers: { Accept: 'application/json' } });
    const { items } = (await response.json()) as { items: { to: string; subject: string; text: string }[] };
    return items.find(({ to, subject }) => to.includes('signs-on-phone@') && subject.includes('to sign'));
  };
  await expect.poll(async () => (await mail())?.subject, { timeout: 90_000 }).toContain('Signing Yard');
  const link = /https?:\/\/\S+\/waivers\/\S+/.exec((await mail())?.text ?? '')?.[0];
  await page.goto(new URL(link ?? '').pathname);
  await page.getByRole('heading', { name: 'What changed since you signed' }).waitFor();
  await fillSignature();
  await expect.poll(status, { timeout: 2_000 }).toBe('met');
  await openPageOf(owner, 'Settings').catch(() => page.goto('/settings'));
  await page.getByRole('link', { name: 'Waivers and apps' }).click();
  await page.getByText('Swim agreement · Signing Yard').first().waitFor();
  await expectAccessible(owner);
  await picture(owner, 'signed-waivers');
  expect([...owner.problems, ...staff.problems]).toEqual([]);
  await Promise.all([owner.close(), staff.close()]);
});
