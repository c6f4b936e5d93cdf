import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { openNewBusiness, publishRabiesRule } from './setup/business-steps.ts';
import { filmPicture } from './setup/camera.ts';
import { addPet, photographBadge, recordRabies, register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';

let homes: Browser;
let videos: string;
beforeAll(async () => {
  homes = await openBrowser();
  videos = mkdtempSync(join(tmpdir(), 'clearpaw-video-'));
});
afterAll(async () => {
  await homes?.close();
  rmSync(videos, { recursive: true, force: true });
});

it('the door goes on without a network: the scanner opens, answers, keeps the check-in and sends it later', async () => {
  const owner = await openPage(homes, phone, { offline: true });
  await register(owner, 'owner-offline@story.test', 'Pet Owner');
  await addPet(owner, 'Otto');
  const ownPage = owner.page.url();
  await recordRabies(owner);
  await owner.page.goto(ownPage);
  const video = join(videos, 'badge.y4m');
  await filmPicture(owner.page, await photographBadge(owner, 'Otto'), video);
  const business = await openPage(homes, desk);
  await openNewBusiness(business, 'business-offline@story.test', 'Offline Yard');
  await publishRabiesRule(business);

  const browser = await openBrowser(video);
  const staff = await openPage(browser, phone, {
    state: await business.page.context().storageState(),
    offline: true,
  });
  const { page } = staff;
  await page.goto('/business/scan');
  await page.getByText('Good to go', { exact: true }).first().waitFor();
  await allIsKept(page);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Good to go', { exact: true }).first().waitFor({ timeout: 30_000 });
  await page
    .getByText(/Checked offline/)
    .first()
    .waitFor();
  await page.getByText('Printed badge', { exact: true }).waitFor();
  await expectAccessible(staff);
  expect(await page.content()).not.toMatch(/owner-offline|Imrab|2026-10-15/);
  await page.getByRole('button', { name: 'Check in' }).click();
  await page
    .getByText(/: saved on this device, will be sent/)
    .first()
    .waitFor();
  expect(await page.evaluate(countWaiting)).toBe(1);

  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(countWaiting), { timeout: 60_000 }).toBe(0);
  await business.page.goto('/business');
  await business.page.getByText('Otto', { exact: true }).first().waitFor();
  await Promise.all([owner.close(), business.close(), browser.close()]);
});

/** The worker has cached the scanner's files, and the lists are on the device. */
async function allIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(countKits), { timeout: 30_000 }).toBe(1);
}

const countKits = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('clearpaw-door');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('kits').objectStore('kits').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });

const countWaiting = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('clearpaw-door');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('queue').objectStore('queue').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
