import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const vaccination = (target: string) => ({
  id: target,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [target] },
});
/** Four rules that a pet without records does not meet: more reasons than are shown. */
const rules = [
  vaccination('rabies'),
  vaccination('dhpp'),
  vaccination('bordetella'),
  { id: 'fecal', level: 'required', requirement: { kind: 'test', test: 'fecal', maxAgeDays: 180 } },
];

/** A business's Today page, and a connected pet with two care alerts and none of the records that are asked for. */
async function openToday(name: string, viewport: typeof desk): Promise<BrowserPerson> {
  const staff = await openPage(browser, viewport);
  const businessId = await prepareBusiness(staff, `${name}@story.test`, 'Harbor Actions', rules);
  const owner = await openPage(browser, phone);
  await createAccount(owner, `${name}-owner@story.test`, 'owner');
  const { request } = owner.page.context();
  const pet = {
    name: 'Ziggy',
    species: 'dog',
    microchip: '985112345678903',
    alerts: ['Guards food', 'Fears thunder'],
  };
  const { id: petId } = (await callAs(request, 'createPet', pet)) as { id: string };
  await callAs(request, 'connectPet', { petId, businessId, scope: 'records' });
  await owner.close();
  await staff.page.goto('/business');
  await staff.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  return staff;
}

/** As staff find a pet that came without its badge. */
async function findPet({ page }: BrowserPerson, typed: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Pet, owner, phone or chip' }).fill(typed);
  await page.getByRole('button', { name: /Ziggy/ }).click();
  await page.locator('[data-verdict]').first().waitFor();
}

describe.each([
  ['360 x 640', { width: 360, height: 640 }],
  ['390 x 844', phone],
  ['1280 x 900', desk],
] as const)('at %s', (name, viewport) => {
  it('the actions of a verdict are in the first screen, whatever the reasons', async () => {
    const staff = await openToday(`actions-${viewport.width}`, viewport);
    const { page } = staff;
    await findPet(staff, '8903');
    for (const action of ['Decline entry', 'Override']) {
      const button = page.getByRole('button', { name: action });
      await button.waitFor();
      const box = await button.boundingBox();
      expect(await page.evaluate(() => scrollY), name).toBe(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${action} at ${name}`).toBeLessThanOrEqual(viewport.height);
    }
    // Hidden reasons are reached by scrolling, and the actions stay in place.
    await page.getByText('Fears thunder').scrollIntoViewIfNeeded();
    const box = await page.getByRole('button', { name: 'Decline entry' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await expectAccessible(staff);
    expect(staff.problems).toEqual([]);
    await staff.close();
  });
});

it('turning away and checking in can be undone, and nothing of it is left on Today', async () => {
  const staff = await openToday('undo', desk);
  const { page } = staff;
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await findPet(staff, 'Ziggy');
  await page.getByRole('button', { name: 'Decline entry' }).click();
  await page.getByText('Ziggy’s entry was declined').waitFor();
  await page.getByText('declined', { exact: true }).waitFor();
  await undo();
  await page.getByText('Ziggy is no longer marked as declined').waitFor();
  await page.getByText('No pets checked in').waitFor();

  await findPet(staff, 'Ziggy');
  await page.getByRole('button', { name: 'Override' }).click();
  await page.getByLabel('Reason').fill('Known for years');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('button', { name: /^Ziggy, .*Here since/ }).waitFor();
  await undo();
  await page.getByText('Ziggy’s check-in was undone').waitFor();
  await page.getByText('No pets checked in').waitFor();
  expect(await page.getByRole('main').getByText(/Ziggy/).count()).toBe(0);
  expect(staff.problems).toEqual([]);
  await staff.close();
});

it.each([
  ['beside the list', desk],
  ['as a sheet on a phone', phone],
] as const)('a face on Today opens what to mind and the record, %s', async (_, viewport) => {
  const staff = await openToday(`face-${viewport.width}`, viewport);
  const { page } = staff;
  await findPet(staff, 'Ziggy');
  await page.getByRole('button', { name: 'Override' }).click();
  await page.getByLabel('Reason').fill('Known for years');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('button', { name: /^Ziggy, .*care alert, Here since/ }).click();
  await page.getByText('Guards food').waitFor();
  await expectAccessible(staff);
  await page.getByRole('link', { name: 'Open record' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ziggy' }).waitFor();
  expect(staff.problems).toEqual([]);
  await staff.close();
});
