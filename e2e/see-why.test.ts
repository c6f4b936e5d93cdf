import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const rules = [
  { id: 'neutered', level: 'required', requirement: { kind: 'sterilization' } },
  { id: 'born', level: 'required', requirement: { kind: 'age', minWeeks: 12 } },
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
  { id: 'well', level: 'required', requirement: { kind: 'declaration', code: 'no-cough', maxAgeDays: 30 } },
  { id: 'licence', level: 'required', requirement: { kind: 'document', document: 'licence' } },
];

async function openYard(name: string, email: string): Promise<string> {
  const staff = await openPage(browser, desk);
  const { request } = staff.page.context();
  await createAccount(staff, email, 'business');
  await entitle(email);
  const { id: businessId } = (await callAs(request, 'createBusiness', {
    name,
    kind: 'daycare',
    timeZone: 'UTC',
  })) as { id: string };
  await callAs(request, 'publishRequirements', { businessId, rules });
  await staff.close();
  return businessId;
}

async function connectPet({ page }: BrowserPerson, businessIds: readonly string[]): Promise<void> {
  const { request } = page.context();
  const pet = (await callAs(request, 'createPet', { name: 'Otto', species: 'dog' })) as { id: string };
  for (const businessId of businessIds) {
    await callAs(request, 'connectPet', { petId: pet.id, businessId, scope: 'verdict' });
  }
}

async function expectFocus(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

async function keepPicture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

it('"See why" leads to the reasons of that business, and each reason to what cures it', async () => {
  const first = await openYard('First Yard', 'first-yard@story.test');
  const second = await openYard('Second Yard', 'second-yard@story.test');
  const owner = await openPage(browser, phone);
  const { page } = owner;
  await createAccount(owner, 'sees-why@story.test', 'owner');
  await connectPet(owner, [first, second]);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See why: Otto isn’t cleared for Second Yard yet' }).click();
  await page.getByRole('heading', { level: 1, name: 'Otto' }).waitFor();
  // Both have the same requirement, so it is shown once for both.
  const reasons = page.getByRole('group', { name: 'First Yard and Second Yard' });
  await reasons.getByText('Answer it in the pet’s profile.').waitFor();
  await expectFocus(reasons);
  await expect.poll(() => reasons.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(400);
  expect(await reasons.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await expectAccessible(owner);
  await keepPicture(owner, 'see-why-phone');

  // The profile opens on the field that is asked for.
  await reasons.getByRole('link', { name: /^Answer in the profile ?: Spay or neuter/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Otto' }).waitFor();
  await expectFocus(page.getByRole('button', { name: /Spayed or neutered/ }));
  await page.goBack();
  await reasons.getByRole('link', { name: /^Add the date of birth ?: Age/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Otto' }).waitFor();
  await expectFocus(page.getByRole('group', { name: /Date of birth/ }).first());
  await page.goBack();

  await reasons.getByRole('link', { name: /^Upload document ?: Licence/ }).click();
  await expectFocus(page.locator('#add-documents'));
  await reasons.getByRole('button', { name: /^Answer the question ?: No cough/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No cough').first().waitFor();
  await page.keyboard.press('Escape');
  await reasons.getByRole('link', { name: /^Add vaccination ?: Rabies/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Add vaccinations' }).waitFor();

  // A business's answer on this page leads there as well.
  await page.getByRole('link', { name: /^See why ?: First Yard/ }).click();
  const others = page.getByRole('group', { name: 'First Yard and Second Yard' });
  await others.getByText('Answer it in the pet’s profile.').waitFor();
  await expectFocus(others);
  expect(owner.problems).toEqual([]);
  await owner.close();
});
