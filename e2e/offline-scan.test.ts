import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { filmPicture } from './setup/camera.ts';
import { ageSnapshot, countKept } from './setup/offline-store.ts';
import { type BrowserPerson, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';
import { openOwnerWithBadge, openSelfCheckInFor } from './setup/self-check-in-fixture.ts';

/** The full count is 20: `OFFLINE_SCANS=20 npx vitest run --project e2e e2e/offline-scan`. */
const scans = Number(process.env.OFFLINE_SCANS) || 2;

let homes: Browser;
let pages: Browser | undefined;
let videos: string;
let owner: BrowserPerson;
let staff: BrowserPerson;

beforeAll(async () => {
  homes = await openBrowser();
  videos = mkdtempSync(join(tmpdir(), 'clearpaw-scan-'));
  const { person, badge } = await openOwnerWithBadge(homes, 'scan');
  owner = person;
  const video = join(videos, 'badge.y4m');
  await filmPicture(owner.page, badge, video);
  pages = await openBrowser(video);
  staff = await openPage(pages, phone, { offline: true });
  await openSelfCheckInFor(staff, 'scan', 'Scan Yard');
}, 300_000);
afterAll(async () => {
  await Promise.all([homes?.close(), pages?.close()]);
  rmSync(videos, { recursive: true, force: true });
});

it(`with the network cut the camera leads to the verdict, ${scans} times of ${scans}`, async () => {
  const { page } = staff;
  await page.context().setOffline(true);
  const took: number[] = [];
  for (let scan = 0; scan < scans; scan += 1) {
    // From a page that is not loaded yet: the worker's files, the stored lists, the camera, the reader, the engine.
    await page.reload({ waitUntil: 'commit' });
    const started = performance.now();
    await page
      .getByText(/Checked offline/)
      .first()
      .waitFor({ timeout: 30_000 });
    await page.getByRole('heading', { level: 1, name: 'Good to go' }).waitFor();
    took.push(Math.round(performance.now() - started));
  }
  expect(took).toHaveLength(scans);
  if (process.env.OFFLINE_SCANS)
    console.info(`offline scans: ${took.length} of ${scans}, ms each: ${took.join(' ')}`);
});

it('lists older than a day turn the answer amber: "Check first", and how old they are', async () => {
  const { page } = staff;
  await ageSnapshot(page, 25);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Check first' }).waitFor({ timeout: 30_000 });
  await page.getByText('Last synced 25 hours ago').first().waitFor();
  expect(await page.locator('main').first().getAttribute('data-verdict')).toBe('offline');
  expect(await page.getByText('Good to go', { exact: true }).count()).toBe(0);
  await expectAccessible(staff);
  await picture(staff, 'check-first');
});

it('a badge that was taken back is refused after one sync, with the network cut again', async () => {
  const before = await ageSnapshot(staff.page, 0);
  await owner.page.reload();
  await owner.page.getByRole('button', { name: 'More about this badge' }).click();
  await owner.page.getByRole('menuitem', { name: 'Create a new code' }).click();
  await owner.page.getByRole('button', { name: 'Create a new code' }).click();
  await owner.page.getByRole('dialog').waitFor({ state: 'detached' });
  // The server caches its list for four seconds.
  await owner.page.waitForTimeout(4_500);
  const { page } = staff;
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await ageSnapshot(page, 0)).readAt, { timeout: 20_000 })
    .toBeGreaterThan(before.readAt);
  await page.context().setOffline(true);
  expect((await ageSnapshot(page, 0)).revoked).toBe(before.revoked + 1);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'This badge is no longer valid' }).waitFor({ timeout: 30_000 });
  await expectAccessible(staff);
  await picture(staff, 'revoked-offline');
  await page.context().setOffline(false);
});

it('anyone who signs out takes the badges and the scanner along', async () => {
  expect(await countKept(owner.page, 'clearpaw-badges')).toEqual({ badges: 1, faces: 1, keys: 1 });
  await owner.page.goto('/dashboard');
  await owner.page.getByRole('button', { name: /^Your account/ }).click();
  await owner.page.getByRole('menuitem', { name: 'Log out' }).click();
  await owner.page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => countKept(owner.page, 'clearpaw-badges')).toEqual({ badges: 0, faces: 0, keys: 0 });

  await staff.page.goto('/business/settings');
  await staff.page.getByRole('button', { name: /^Your account/ }).click();
  await staff.page.getByRole('menuitem', { name: 'Log out' }).click();
  await staff.page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => countKept(staff.page, 'clearpaw-door')).toMatchObject({ kits: 0, places: 0 });
});
