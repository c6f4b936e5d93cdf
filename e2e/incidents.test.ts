import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs, createAccount } from './setup/account.ts';
import { entitle } from './setup/entitle.ts';
import { logInFromLanding } from './setup/landing-steps.ts';
import { findOverflow } from './setup/overflow.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const runs = 'runs-incidents@story.test';
const keeps = 'keeps-incidents@story.test';

/** Someone who runs a business, logged in, and a pet that is connected with it. */
async function prepare(): Promise<BrowserPerson> {
  const staff = await openPage(browser, desk);
  await createAccount(staff, runs, 'business');
  await entitle(runs);
  const input = { name: 'Incident Daycare', kind: 'daycare', timeZone: 'UTC' };
  const made = await callAs(staff.page.context().request, 'createBusiness', input);
  const { slug } = made as { slug: string };
  await staff.page.context().clearCookies();
  const owner = await openPage(browser, phone);
  await register(owner, keeps, 'Pet Owner');
  await addPet(owner, 'Biscuit');
  const petId = new URL(owner.page.url()).pathname.split('/')[2] ?? '';
  await callAs(owner.page.context().request, 'connectPet', { petId, slug, scope: 'records' });
  await owner.close();
  await logInFromLanding(staff, runs, 'secret-story');
  return staff;
}

it('staff report an incident from the page of the pet', async () => {
  const staff = await prepare();
  const { page } = staff;
  await page.getByRole('link', { name: 'Pets', exact: true }).first().click();
  await page.getByRole('link', { name: 'Biscuit' }).first().click();
  const panel = page.getByRole('region', { name: 'Incidents' });
  await panel.getByText('No incidents with this pet.').waitFor();
  await panel.getByRole('link', { name: 'Report an incident' }).click();
  await page.getByRole('heading', { level: 1, name: 'Report an incident' }).waitFor();
  await page.getByRole('button', { name: 'Save and notify owners' }).click();
  await page.getByText('Describe what happened.', { exact: true }).waitFor();
  await page.getByLabel('Description', { exact: true }).fill('Scraped her shoulder on the fence.');
  await page.getByLabel(/Where/).fill('Yard B');
  await page.getByLabel(/People involved/).fill('Ana Reyes');
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7fb3c8' } })
    .jpeg()
    .toBuffer();
  const photos = ['shoulder.jpg', 'fence.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await page.locator('input[type=file][multiple]').setInputFiles(photos);
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
  await expectAccessible(staff);
  await picture(staff, 'incident-new');
  await page.getByRole('button', { name: 'Save and notify owners' }).click();
  await page.getByRole('heading', { level: 1, name: /^Injury, / }).waitFor();
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('a[href^="/incident-photos/"] img')].every(
      ({ naturalWidth }) => naturalWidth === 1200,
    ),
  );
  await expectAccessible(staff);
  await picture(staff, 'incident');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^incident-.*\.pdf$/);
  expect(staff.problems).toEqual([]);
  await staff.close();
});

it('staff find it in the list and correct it, and for an outsider there is none', async () => {
  const staff = await openPage(browser, desk);
  await logInFromLanding(staff, runs, 'secret-story');
  const { page } = staff;
  await page.getByRole('link', { name: 'Incidents', exact: true }).first().click();
  await page.getByRole('link', { name: 'Injury: Biscuit' }).waitFor();
  await expectAccessible(staff);
  await picture(staff, 'incidents');
  await page.getByRole('link', { name: 'Injury: Biscuit' }).click();
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description', { exact: true }).fill('Scraped her left shoulder on the fence.');
  await dialog.getByRole('button', { name: 'Remove Photo 2' }).click();
  await dialog.getByLabel('Reason for the correction').fill('Which shoulder');
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await page.getByText('Reason for the correction: Which shoulder').waitFor();
  // One on record, and one and two with the versions.
  expect(await page.locator('a[href^="/incident-photos/"]').count()).toBe(4);
  await expectAccessible(staff);
  await picture(staff, 'incident-corrected');
  const incidentId = new URL(page.url()).pathname.split('/').at(-1);
  const outsider = await openPage(browser, phone);
  await createAccount(outsider, 'outside-incidents@story.test', 'business');
  await expect(callAs(outsider.page.context().request, 'getIncident', { incidentId })).rejects.toThrow(
    /no such incident/i,
  );
  expect(staff.problems).toEqual([]);
  await Promise.all([staff.close(), outsider.close()]);
});

it('the owner is notified, and reads it on the page of the pet without the names of others', async () => {
  const owner = await openPage(browser, phone);
  await logInFromLanding(owner, keeps, 'secret-story');
  const { page } = owner;
  const alerts = page.getByRole('link', { name: /Alerts/ });
  await alerts.first().click();
  await page.getByText('Incident Daycare: a report about Biscuit').first().waitFor();
  await page.getByRole('link', { name: 'My pets' }).first().click();
  await page
    .getByRole('link', { name: /Biscuit/ })
    .first()
    .click();
  const shared = page.getByRole('region', { name: 'Incident reports' });
  await shared.getByText('Scraped her left shoulder on the fence.').waitFor();
  expect(await shared.textContent()).not.toContain('Ana Reyes');
  expect(await page.locator('[src*="incident-photos"]').count()).toBe(0);
  await expectAccessible(owner);
  await picture(owner, 'incident-owner');
  expect(owner.problems).toEqual([]);
  await owner.close();
});

it('on a phone the list and the form fit', async () => {
  const staff = await openPage(browser, phone);
  await logInFromLanding(staff, runs, 'secret-story');
  const { page } = staff;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Incidents', exact: true }).click();
  await page.getByRole('link', { name: 'Injury: Biscuit' }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessible(staff);
  await picture(staff, 'incidents');
  await page.getByRole('link', { name: 'Report an incident' }).click();
  await page.getByLabel('Find a pet to add').fill('bisc');
  await page.getByRole('button', { name: 'Add Biscuit' }).click();
  await page.getByRole('button', { name: 'Remove Biscuit' }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessible(staff);
  await picture(staff, 'incident-new');
  expect(staff.problems).toEqual([]);
  await staff.close();
});
