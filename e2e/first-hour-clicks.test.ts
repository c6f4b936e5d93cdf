import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectComplaints } from './setup/complaints.ts';
import { invitationLink, openInvitingTeam } from './setup/inviting-team.ts';
import {
  businessJourney,
  countClicks,
  type JourneyStep,
  ownerJourney,
  staffJourney,
  walkJourney,
} from './setup/journeys/index.ts';
import { type desk, openBrowser, openPage, widths } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

interface Counted {
  readonly steps: readonly JourneyStep[];
  /** Where the journey begins. */
  readonly from: string;
  /** Clicks before the page is there, such as on the link in an email. */
  readonly before?: number;
  /** The most clicks that the journey may take. */
  readonly most: number;
}

async function walkCounted(
  journey: string,
  viewport: typeof desk,
  { steps, from, before = 0, most }: Counted,
): Promise<void> {
  const person = await openPage(browser, viewport, { offline: true });
  const { page } = person;
  const complaints = collectComplaints(person);
  const clicks = await countClicks(page);
  await page.goto(from);
  await walkJourney(page, steps);
  const count = before + clicks.length;
  console.log(`${journey}, ${viewport.width} px: ${count} clicks, at most ${most}.`);
  const pressed = clicks.map(({ kind, on }) => `${kind}: ${on}`).join('\n');
  expect(count, pressed).toBeLessThanOrEqual(most);
  expect(complaints).toEqual([]);
  await person.close();
}

describe.each(widths('desk'))('the clicks of the first hour %s', (_, viewport) => {
  it('an owner comes from the first page to a badge with a photo and a certificate', async () => {
    const steps = ownerJourney(`clicks-owner-${viewport.width}@story.test`);
    await walkCounted('Owner', viewport, { steps, from: '/', most: 12 });
  });
  it('a business comes from the first page to its first check-in', async () => {
    const steps = businessJourney(`clicks-business-${viewport.width}@story.test`);
    await walkCounted('Business', viewport, { steps, from: '/', most: 20 });
  });
  it('an invited member of a team comes from the email to the scanner', async () => {
    const team = await openInvitingTeam(browser, `clicks-inviting-${viewport.width}@story.test`);
    const from = await invitationLink(team, `clicks-staff-${viewport.width}@story.test`);
    await walkCounted('Staff', viewport, { steps: staffJourney(), from, before: 1, most: 5 });
    await team.person.close();
  });
});
