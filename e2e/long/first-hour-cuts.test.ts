import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitationLink, openInvitingTeam } from '../setup/inviting-team.ts';
import { businessJourney, ownerJourney, staffJourney } from '../setup/journeys/index.ts';
import { walkWithCuts } from '../setup/journeys/walk-with-cuts.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from '../setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function openAt(address: string): Promise<BrowserPerson> {
  const person = await openPage(browser, desk, { offline: true });
  await person.page.goto(address, { waitUntil: 'networkidle' });
  return person;
}

it('an owner’s first hour survives a cut at each step', async () => {
  const person = await openAt('/');
  expect(await walkWithCuts(person.page, ownerJourney('cuts-owner@story.test'))).toEqual([]);
  await person.close();
}, 300_000);

it('a business’s first hour survives a cut at each step', async () => {
  const person = await openAt('/');
  expect(await walkWithCuts(person.page, businessJourney('cuts-business@story.test'))).toEqual([]);
  await person.close();
}, 300_000);

it('the first hour of invited staff survives a cut at each step', async () => {
  const team = await openInvitingTeam(browser, 'cuts-inviting@story.test');
  const person = await openAt(await invitationLink(team, 'cuts-staff@story.test'));
  expect(await walkWithCuts(person.page, staffJourney())).toEqual([]);
  await person.close();
  await team.person.close();
}, 300_000);
