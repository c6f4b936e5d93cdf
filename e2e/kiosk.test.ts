import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { countKept } from './setup/offline-store.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

interface Made {
  readonly id: string;
}

async function openBusinessWithWaiver(staff: BrowserPerson) {
  const email = 'kiosk@story.test';
  await createAccount(staff, email, 'business');
  await entitle(email);
  const { request } = staff.page.context();
  const business = { name: 'Kiosk Kennels', kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', business)) as Made;
  const text = { title: 'Play agreement', body: '# Play\n\nDogs *play* here and may **bite**.' };
  const { id: waiverId } = (await callAs(request, 'createWaiver', { businessId, ...text })) as Made;
  const owner = await openPage(browser, phone);
  await createAccount(owner, 'kiosk-owner@story.test', 'owner');
  for (const name of ['Pickle', 'Pepper', 'Biscuit']) {
    const pet = { name, species: 'dog' };
    const { id: petId } = (await callAs(owner.page.context().request, 'createPet', pet)) as Made;
    await callAs(owner.page.context().request, 'connectPet', { petId, businessId, scope: 'verdict' });
  }
  await owner.close();
  return { waiverId };
}

async function sign({ page }: BrowserPerson, pet: string, signer: string): Promise<void> {
  await page.getByLabel('Find your pet by name').fill(pet.slice(0, 3));
  await page.getByRole('checkbox', { name: pet }).click({ force: true });
  await page.getByLabel('Your full name').fill(signer);
  await page.getByLabel('Type your name as your signature').fill(signer);
  await page.getByRole('checkbox', { name: 'I have read this and agree.' }).click({ force: true });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

/**
 * A text that was replaced while someone was reading cannot be signed: the new one is shown, and must be agreed to
 * again.
 */
async function agreeToReplacedText(staff: BrowserPerson, waiverId: string): Promise<void> {
  const { page } = staff;
  const next = { waiverId, body: '# Play\n\nDogs play, bite and *swim*.', material: true };
  await callAs(page.context().request, 'publishWaiverVersion', next);
  await sign(staff, 'Biscuit', 'Zola Okafor');
  await page.getByText('The waiver was just updated. Read the new version, then sign.').waitFor();
  await page.getByText('swim').waitFor();
  expect(await page.getByRole('checkbox', { name: 'I have read this and agree.' }).isChecked()).toBe(false);
}

it('a kiosk shows one waiver and nothing else, names no one unasked, and goes on without a network', async () => {
  const staff = await openPage(browser, desk, { offline: true });
  const { page } = staff;
  const { waiverId } = await openBusinessWithWaiver(staff);
  await page.goto('/business/waivers');
  await page.getByRole('button', { name: 'Edit waiver' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('# Play\n\nDogs *play* here and may **nip**.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Play agreement is published.').waitFor();
  await page.getByRole('link', { name: 'Sign on this device' }).click();
  await page.getByLabel('PIN').fill('12');
  await page.getByRole('button', { name: 'Start kiosk mode' }).click();
  await page.getByText('Choose four to eight digits.').waitFor();
  await expectAccessible(staff);
  await picture(staff, 'kiosk-set-up');
  await page.getByLabel('PIN').fill('4711');
  await page.getByRole('button', { name: 'Start kiosk mode' }).click();

  await page.getByLabel('Find your pet by name').waitFor();
  // Messages that staff saw a moment ago are not shown to customers.
  expect(await page.getByText('Play agreement is published.').count()).toBe(0);
  expect(await page.content()).not.toMatch(/Pickle|Pepper|Biscuit/);
  expect(await page.getByRole('link').count()).toBe(0);
  await expectAccessible(staff);
  await sign(staff, 'Pickle', 'Maya Okafor');
  await page.getByText(/Signed for Pickle/).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'kiosk-signed');
  await page.getByRole('button', { name: 'Next person' }).click();
  await page.goto('/business/pets');
  await page.waitForURL(`**/business/waivers/${waiverId}/sign`);
  await page.getByLabel('Find your pet by name').waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(async () => (await countKept(page, 'clearpaw-kiosk')).kits, { timeout: 30_000 }).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await sign(staff, 'Pepper', 'Ben Okafor');
  await page.getByText(/You.re offline/).waitFor();
  const signedBefore = new Date();
  await picture(staff, 'kiosk-kept');
  await page.getByRole('button', { name: 'Next person' }).click();
  await page.getByText('1 signature is waiting to be sent.').waitFor();
  await expectAccessible(staff);
  await page.setViewportSize(phone);
  await picture(staff, 'kiosk-phone');
  await page.setViewportSize(desk);

  // Someone who is typing when the network returns can continue.
  await page.getByLabel('Your full name').fill('Zola');
  await page.context().setOffline(false);
  await expect.poll(async () => (await countKept(page, 'clearpaw-kiosk')).queue, { timeout: 60_000 }).toBe(0);
  const list = await callAs(page.context().request, 'listSignatures', { waiverId });
  const { items } = list as { items: { petName: string; signerName: string; signedAt: string }[] };
  expect(items.map(({ petName, signerName }) => `${petName}: ${signerName}`).sort()).toEqual([
    'Pepper: Ben Okafor',
    'Pickle: Maya Okafor',
  ]);
  const later = items.find(({ petName }) => petName === 'Pepper')?.signedAt ?? '';
  expect(Date.parse(later)).toBeLessThan(signedBefore.getTime() + 2_000);

  expect(await page.getByLabel('Your full name').inputValue()).toBe('Zola');
  await agreeToReplacedText(staff, waiverId);
  await page.getByRole('button', { name: 'Staff' }).click();
  // A code that was typed and left is not there for the next one who presses "Staff".
  await page.getByLabel('PIN').fill('4711');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Staff' }).click();
  expect(await page.getByLabel('PIN').inputValue()).toBe('');
  await page.getByLabel('PIN').fill('0000');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByText('Incorrect PIN.').waitFor();
  await expectAccessible(staff);
  await page.getByLabel('PIN').fill('4711');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.waitForURL('**/business/waivers');
  await page.getByRole('link', { name: 'See who signed: Play agreement' }).click();
  await page.getByRole('tab', { name: 'Signatures' }).click();
  await page.getByText('Ben Okafor').first().waitFor();
  await staff.close();
}, 300_000);
