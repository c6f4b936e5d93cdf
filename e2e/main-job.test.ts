import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { createBusinessOnPage, publishRabiesRule } from './setup/business-steps.ts';
import { filmPicture } from './setup/camera.ts';
import { addPetOnPage, photographBadge, recordRabies, registerOnPage } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from './setup/person.ts';

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

describe.each([
  ['at 390 px', phone],
  ['at 1280 px', desk],
])('the main job %s', (_, viewport) => {
  it('takes an owner from registration to a badge, and a business from its rules to a check-in', async () => {
    const owner = await openPage(homes, viewport);
    await registerOnPage(owner, `owner-${viewport.width}@story.test`, 'Pet Owner');
    await addPetOnPage(owner, 'Rex');
    const badge = join(videos, `badge-${viewport.width}.y4m`);
    await filmPicture(owner.page, await photographBadge(owner, 'Rex'), badge);

    const business = await openPage(homes, viewport);
    await createBusinessOnPage(
      business,
      `business-${viewport.width}@story.test`,
      `Story Yard ${viewport.width}`,
    );
    await publishRabiesRule(business);
    expect(business.problems).toEqual([]);
    const state = await business.page.context().storageState();

    await scan(badge, state, viewport, turnAway);
    await owner.page.goBack();
    await recordRabies(owner);
    await scan(badge, state, viewport, checkIn);
    await scan(badge, state, viewport, checkOut);
    expect(owner.problems).toEqual([]);
    await Promise.all([owner.close(), business.close()]);
  });
});

type State = Awaited<ReturnType<ReturnType<BrowserPerson['page']['context']>['storageState']>>;

/** The scanner in a separate browser, whose camera shows the given video. */
async function scan(
  video: string,
  state: State,
  viewport: { width: number; height: number },
  act: (staff: BrowserPerson) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser(video);
  const staff = await openPage(browser, viewport, { state });
  await staff.page.goto('/business/scan');
  await act(staff);
  expect(staff.problems).toEqual([]);
  await browser.close();
}

async function turnAway(staff: BrowserPerson): Promise<void> {
  const { page } = staff;
  await page.getByText('Not cleared', { exact: true }).first().waitFor();
  await expectAccessible(staff);
  await page.getByRole('button', { name: 'Decline entry' }).click();
  await page.getByText('Rex’s entry was declined').waitFor();
}

async function checkIn(staff: BrowserPerson): Promise<void> {
  const { page } = staff;
  await page.getByText('Good to go', { exact: true }).first().waitFor();
  await expectAccessible(staff);
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByText('Rex is checked in').waitFor();
  await expectButtonsFree(staff);
  await page.goto('/business');
  await page.getByText('Rex', { exact: true }).first().waitFor();
  await expectAccessible(staff);
}

/** While a message is shown, the buttons for reading the next badge can still be pressed. */
async function expectButtonsFree({ page }: BrowserPerson): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  for (const name of ['Enter code', 'Upload image']) {
    await page.getByRole('button', { name }).click({ trial: true, timeout: 2000 });
  }
}

/** The same badge again: the pet is already here, and can be checked out. */
async function checkOut(staff: BrowserPerson): Promise<void> {
  const { page } = staff;
  await page
    .getByText(/Here since/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByText('Rex is checked out').first().waitFor();
}
