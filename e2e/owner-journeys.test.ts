import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { logInFromLanding, registerFromLanding } from './setup/landing-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const wireText = /idempotencyKey|INTERNAL|INVALID_ARGUMENT|UUID|use a new key|undefined|\[object/;

async function end(person: BrowserPerson): Promise<void> {
  expect(await person.page.locator('body').innerText()).not.toMatch(wireText);
  expect(person.problems).toEqual([]);
  await person.close();
}

/** One dose on the open page: the day, then the vaccine by its name. */
async function recordDose({ page }: BrowserPerson, digits: string, search: string): Promise<void> {
  await page.getByRole('spinbutton', { name: /month/i }).first().click();
  await page.keyboard.type(digits);
  await page.getByRole('combobox', { name: 'Which vaccine?' }).fill(search);
  await page.getByRole('option').first().click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save vaccination' }).click();
}

describe.each(widths('phone'))('a new owner %s', (_, size) => {
  it('comes by the first page, adds a pet, and saves one vaccination after the other', async () => {
    const maya = await openPage(browser, size);
    const { page } = maya;
    await registerFromLanding(maya, `fresh-${size.width}@story.test`, 'Pet Owner');
    await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
    await page.getByRole('link', { name: 'Add pet' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Biscuit');
    await page.getByRole('button', { name: 'Add pet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Biscuit' }).waitFor();
    await page.getByRole('link', { name: 'Add vaccination' }).click();
    const list = page.getByRole('listitem');
    await recordDose(maya, '05152026', 'rabies 1');
    await list.filter({ hasText: 'Given May 15' }).first().waitFor();
    await recordDose(maya, '05152026', 'bordetella oral');
    await list
      .filter({ hasText: /Bordetella/i })
      .first()
      .waitFor();
    await expectAccessible(maya);
    // A partly filled form survives a reload, and is then saved.
    await page.getByRole('spinbutton', { name: /month/i }).first().click();
    await page.keyboard.type('06012026');
    await page.reload();
    await page.getByRole('combobox', { name: 'Which vaccine?' }).fill('lepto');
    await page.getByRole('option').first().click();
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save vaccination' }).click();
    await list.filter({ hasText: 'Given Jun 1' }).first().waitFor();
    await page.reload();
    await list.filter({ hasText: 'Given Jun 1' }).first().waitFor();
    expect(await page.getByText(/per the label/).count()).toBeGreaterThan(0);
    await picture(maya, 'vaccinations');
    await end(maya);
  });
});

it('an owner’s photo of a pet is shown on every page of the pet', async () => {
  const maya = await openPage(browser, desk);
  const { page } = maya;
  await createAccount(maya, 'photo@story.test', 'owner');
  const pet = { name: 'Pickle', species: 'cat' };
  const { id } = (await callAs(page.context().request, 'createPet', pet)) as { id: string };
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Pickle' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photo' }).click();
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await (await choosing).setFiles({ name: 'pickle.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expectPhoto(maya);
  for (const path of [
    '/dashboard',
    ...['', '/vaccinations', '/share', '/edit', '/badge'].map((one) => `/pets/${id}${one}`),
  ]) {
    await page.goto(path);
    await expectPhoto(maya);
  }
  await picture(maya, 'photo-badge');
  await expectPhotoAtBusiness(maya, id);
  await end(maya);
});

async function expectPhoto({ page }: BrowserPerson): Promise<void> {
  const photo = page.getByRole('main').locator('img[src^="blob:"]').first();
  await photo.waitFor();
  const isShown = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;
  await expect.poll(() => photo.evaluate(isShown as never)).toBe(true);
}

/** The pages on which staff identify the pet: the list, its page, the verdict, and Today once it is present. */
async function expectPhotoAtBusiness(maya: BrowserPerson, petId: string): Promise<void> {
  const staff = await openPage(browser, desk);
  const { page } = staff;
  const businessId = await prepareBusiness(staff, 'photo-staff@story.test', 'Photo Yard');
  const { request } = maya.page.context();
  await callAs(request, 'connectPet', { petId, businessId, scope: 'verdict' });
  for (const path of ['/business/pets', `/business/pets/${petId}`]) {
    await page.goto(path);
    await expectPhoto(staff);
  }
  await page.goto('/business');
  await page.getByRole('searchbox', { name: 'Pet, owner, phone or chip' }).fill('Pickle');
  await page.getByRole('button', { name: /Pickle/ }).waitFor();
  await expectPhoto(staff);
  await page.getByRole('button', { name: /Pickle/ }).click();
  await page.locator('[data-verdict]').first().waitFor();
  await expectPhoto(staff);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('button', { name: /^Pickle, .*Here since/ }).waitFor();
  await expectPhoto(staff);
  await end(staff);
}

it('a pet that is not there is said in plain words, with a way on', async () => {
  const maya = await openPage(browser, phone);
  await createAccount(maya, 'gone@story.test', 'owner');
  for (const path of ['/pets/none', '/pets/none/vaccinations', '/pets/none/share', '/pets/none/edit']) {
    await maya.page.goto(path);
    await maya.page.getByRole('heading', { level: 1, name: 'Pet not found' }).waitFor();
    expect(await maya.page.locator('body').innerText()).not.toMatch(wireText);
  }
  await expectAccessible(maya);
  await maya.page.getByRole('link', { name: 'Go to my pets' }).click();
  await maya.page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  await end(maya);
});

it('an owner installs the owner’s app, a business the scanner', async () => {
  const manifest = async ({ page }: BrowserPerson) => {
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    return (await (await page.context().request.get(href ?? '')).json()) as { start_url: string };
  };
  const maya = await openPage(browser, phone);
  await createAccount(maya, 'installs@story.test', 'owner');
  await maya.page.goto('/dashboard');
  await maya.page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  expect((await manifest(maya)).start_url).toBe('/badge');
  const theo = await openPage(browser, phone);
  await createAccount(theo, 'scans@story.test', 'business');
  await theo.page.goto('/business');
  await theo.page.getByText('Upgrade to Business Connect').first().waitFor();
  expect((await manifest(theo)).start_url).toBe('/business/scan');
  await Promise.all([end(maya), end(theo)]);
});

it('someone with an account finds the login on the first page', async () => {
  const maya = await openPage(browser, phone);
  await createAccount(maya, 'returns@story.test', 'owner');
  await maya.page.context().clearCookies();
  await logInFromLanding(maya, 'returns@story.test', 'secret-story');
  await maya.page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
  await end(maya);
});
