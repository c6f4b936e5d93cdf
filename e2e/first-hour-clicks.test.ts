import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectComplaints } from './setup/complaints.ts';
import { countClicks } from './setup/journeys/count-clicks.ts';
import { type JourneyStep, walkJourney } from './setup/journeys/journey.ts';
import { ownerJourney } from './setup/journeys/owner-journey.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

interface Counted {
  readonly steps: readonly JourneyStep[];
  /** Where the journey begins. */
  readonly from: string;
  /** The most clicks that the journey may take. */
  readonly most: number;
}

async function walkCounted(
  journey: string,
  viewport: typeof desk,
  { steps, from, most }: Counted,
): Promise<void> {
  const person = await openPage(browser, viewport, { offline: true });
  const { page } = person;
  const complaints = collectComplaints(person);
  const clicks = await countClicks(page);
  await page.goto(from);
  await walkJourney(page, steps);
  console.log(`${journey}, ${viewport.width} px: ${clicks.length} clicks, at most ${most}.`);
  expect(clicks.length, clicks.map(({ kind, on }) => `${kind}: ${on}`).join('\n')).toBeLessThanOrEqual(most);
  expect(complaints).toEqual([]);
  await person.close();
}

describe.each([desk, phone])('the clicks of the first hour at $width px', (viewport) => {
  it('an owner comes from the first page to a badge with a photo and a certificate', async () => {
    const steps = ownerJourney(`clicks-owner-${viewport.width}@story.test`);
    await walkCounted('Owner', viewport, { steps, from: '/', most: 12 });
  });
});
