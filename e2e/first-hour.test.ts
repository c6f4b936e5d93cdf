import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawScan } from '../apps/server/src/features/documents/testing/draw-scan.ts';
import { expectAccessible } from './setup/accessible.ts';
import { inBillingPortal, move } from './setup/billing-steps.ts';
import {
  openPageOf,
  payForTrial,
  publishDaycarePreset,
  registerAsBusiness,
  setUpBusiness,
  typeDate,
} from './setup/first-hour-steps.ts';
import { type BrowserPerson, openBrowser, openPage, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(widths('phone'))('the first hour of a business %s', (_, viewport) => {
  it('leads from the first page to a pet that is checked in, and the plan can be cancelled again', async () => {
    const person = await openPage(browser, viewport);
    const { page } = person;
    await registerAsBusiness(person, `first-hour-${viewport.width}@story.test`);
    await payForTrial(person);
    await setUpBusiness(person, `First Hour ${viewport.width}`);
    await publishDaycarePreset(person);
    // Publishing cannot be undone, so no undo is offered.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    await trySample(person);
    await page.getByRole('link', { name: /^Scan/ }).first().click();
    await page.getByRole('link', { name: 'Guest' }).waitFor();
    await picture(person, 'scanner');
    await page.getByRole('link', { name: 'Guest' }).click();
    await typeGuest(person);
    await checkIn(person);
    await page.getByText('Momo').first().waitFor();
    expect(await page.getByText('No pets checked in').count()).toBe(0);
    await picture(person, 'today');

    await cancelPlan(person);
    expect(person.problems).toEqual([]);
    await person.close();
  }, 180_000);
});

/** The sample badge beside the steps: the scanner says that it is one, and offers no check-in. */
async function trySample(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('link', { name: 'Scan it here' }).click();
  await page.getByText('A sample badge for testing. It never counts as a visit.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Check in', exact: true }).count()).toBe(0);
  await expectAccessible(person);
  await picture(person, 'sample');
  // A reload shows the camera, and the steps remember that the sample was scanned.
  await page.waitForURL((url) => url.search === '');
  await page.goBack();
  await page.getByText('Done: this device has scanned it.').waitFor();
}

/** Everything but the fecal test: the verdict shows it, and links back to the entered data. */
async function typeGuest(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByLabel('Pet’s name').fill('Momo');
  await page.getByLabel('Owner’s email').fill('first-hour-visitor@example.test');
  await typeDate(person, 'Date of birth', 1200);
  await page
    .getByRole('radiogroup', { name: /Spayed or neutered/ })
    .getByText('Yes')
    .click();
  await page.setInputFiles('input[type=file] >> nth=0', {
    name: 'certificate.png',
    mimeType: 'image/png',
    buffer: drawScan(`Rabies 3yr   given ${printedDaysAgo(60)}\nDHPP   given ${printedDaysAgo(60)}`),
  });
  await page.getByText('2 vaccinations were filled in.').waitFor();
  for (const name of ['Rabies', 'DHPP (distemper combo)', 'Bordetella / Kennel cough']) {
    // DHPP is asked for by two rules, and typed once.
    const fields = page.getByRole('group', { name, exact: true });
    expect(await fields.count()).toBe(1);
    expect(await fields.getByText('From the photo. Check it.').isVisible()).toBe(
      !name.startsWith('Bordetella'),
    );
  }
  await typeDate(person, 'Given on', 60, 'fieldset:has(legend:has-text("Bordetella / Kennel cough"))');
  await expectAccessible(person);
  await picture(person, 'guest-form');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Edit guest details' }).waitFor();
  await page.getByText('Fecal test').first().waitFor();
  await expectAccessible(person);
  await picture(person, 'guest-not-cleared');
}

/** A day as clinics in the US write it: "Sep 29, 2026". */
function printedDaysAgo(days: number): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(Date.now() - days * 24 * 60 * 60_000);
}

async function checkIn(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Edit guest details' }).click();
  expect(await page.getByLabel('Pet’s name').inputValue()).toBe('Momo');
  expect(await page.getByLabel('Owner’s email').inputValue()).toBe('first-hour-visitor@example.test');
  await page.getByRole('button', { name: 'Remove certificate.png' }).waitFor();
  await typeDate(person, 'Fecal test: sample date', 30);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Check in', exact: true }).waitFor();
  await expectAccessible(person);
  await picture(person, 'guest-cleared');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByText('Momo is checked in').waitFor();
}

/** "Cancel anytime": possible without contacting anyone, and the page explains what happens next. */
async function cancelPlan(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await openPageOf(person, 'Billing');
  await page.getByText(/Your free trial runs until/).waitFor();
  await inBillingPortal(person, async () => {
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByRole('button', { name: 'Keep the plan' }).waitFor();
  });
  await page.getByRole('heading', { name: /^Business Plan \(Ends / }).waitFor();
  await page
    .getByText(/^Canceled\. All features stay active until .+ you will not be charged again\.$/)
    .waitFor();
  await expectAccessible(person);
  await picture(person, 'billing-canceled');
  await openPageOf(person, 'Today');
  await page.getByRole('link', { name: 'Scan badge' }).first().waitFor();
  await openPageOf(person, 'Billing');
  await inBillingPortal(person, () => move(person, 15));
  await page.getByRole('heading', { name: 'Business Plan (Expired)' }).waitFor();
  await page.getByText(/^Ended on .+ Your records stay readable and can be exported\.$/).waitFor();
  await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  await expectAccessible(person);
  await picture(person, 'billing-ended');
  await openPageOf(person, 'Today');
  await page.getByText(/^Read-only since /).waitFor();
  await page.getByText('Momo').first().waitFor();
  // Nothing is offered that would be refused.
  expect(await page.getByText('Log an evaluation').count()).toBe(0);
  await expectAccessible(person);
  await picture(person, 'today-read-only');
}
