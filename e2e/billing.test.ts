import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { events, inBillingPortal, mark, move } from './setup/billing-steps.ts';
import { publishRabiesRule } from './setup/business-steps.ts';
import { registerOnPage } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a business tries the plan, fails to pay, can only read what it has, and pays again', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await registerOnPage(person, 'pays@story.test', 'Business Owner');
  await page.getByRole('heading', { name: 'Upgrade to Business Connect' }).waitFor();
  await page.getByRole('button', { name: 'Start the free trial' }).waitFor();
  await page.goto('/billing');
  await page.getByRole('heading', { name: 'Free Plan' }).waitFor();
  await expectAccessible(person);

  await startTrial(person);
  await openFirstBusiness(person);
  await publishRabiesRule(person);

  await page.goto('/billing');
  await page.getByRole('heading', { name: /Business Plan \(Renews .+\)/ }).waitFor();
  await page.getByText(/Your free trial runs until/).waitFor();
  await expectAccessible(person);
  await inBillingPortal(person, async () => {
    await page.getByLabel('New card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await move(person, 15);
  });
  await page.getByText('The last payment failed.').waitFor();
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('link', { name: 'Scan badge' }).first().waitFor();

  await page.goto('/billing');
  await inBillingPortal(person, () => move(person, 7));
  await page.getByRole('heading', { name: 'Business Plan (Expired)' }).waitFor();
  await page.getByText('Update your card under Manage billing to restore access.').waitFor();
  await expectAccessible(person);
  await readOnly(person);
  await payAgain(person);

  expect(await events(person)).toEqual([
    ['user_type_view', {}],
    ['page_view', { page: 'select_user_type' }],
    ['user_type_select', { userType: 'business' }],
    ['billing_checkout_started', { tier: 'business' }],
    ['billing_portal_opened', {}],
    ['billing_portal_opened', {}],
    ['billing_portal_opened', {}],
  ]);
  expect(person.problems).toEqual([]);
  await person.close();
});

/** A declined card, a good one, and the notice on the landing page, which updates automatically. */
async function startTrial(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await page.getByText('Your card was declined.').waitFor();
  // The payment is reported with a delay, as in production.
  const untilHeard = Promise.withResolvers<void>();
  await page.route('**/functions/watchEntitlements', async (route) => {
    await untilHeard.promise;
    await route.continue();
  });
  const returned = page.waitForRequest((request) => new URL(request.url()).pathname === '/billing/success');
  await page.getByRole('button', { name: 'Start trial' }).click();
  await returned;
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Your subscription is being activated').waitFor();
  await expectAccessible(person);
  const isTheSame = await mark(person);
  untilHeard.resolve();
  await page.getByText('Business Connect is active').waitFor();
  expect(await isTheSame()).toBe(true);
  // It has no frame of a pet owner's page.
  expect(await page.getByRole('link', { name: 'Create a free account' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Dismiss' }).waitFor();
  await page.unroute('**/functions/watchEntitlements');
  await expectAccessible(person);
  await page.getByRole('link', { name: 'Open your business' }).click();
}

async function openFirstBusiness({ page }: BrowserPerson): Promise<void> {
  await page.getByLabel('Business name').fill('Harbor Story');
  await page.getByRole('button', { name: /Type of business/ }).click();
  await page.getByRole('option', { name: 'Daycare' }).click();
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.getByText('No pets checked in').waitFor();
}

/** Everything can be read and exported; no write action is available. */
async function readOnly(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByText(/^Read-only since /).waitFor();
  await page.getByText('No pets checked in').waitFor();
  expect(await page.getByRole('link', { name: /scan/i }).count()).toBe(0);
  expect(await page.getByText('Upgrade to Business Connect').count()).toBe(0);
  await expectAccessible(person);

  await page.getByRole('button', { name: 'Export' }).click();
  await expectAccessible(person);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All records, without files (JSON)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^clearpaw-business-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
  const tables = { connection: [], check_in: [], requirement_version: [{ version: 1 }] };
  expect(exported).toMatchObject({ business: { slug: 'harbor-story' }, tables });

  await page.getByRole('link', { name: 'Requirements', exact: true }).first().click();
  await page.getByText('Publishing is paused until the plan is renewed.').waitFor();
  expect(await page.getByRole('button', { name: /^Publish version/ }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Start from a preset' }).count()).toBe(0);
  await expectAccessible(person);

  await page.goto('/business/scan');
  await page.getByRole('heading', { name: 'Scanning is paused' }).waitFor();
  await expectAccessible(person);
  await page.getByRole('link', { name: 'Renew' }).click();
  await page.getByRole('heading', { name: 'Business Plan (Expired)' }).waitFor();
}

/** A good card unlocks everything, also in another open tab. */
async function payAgain(person: BrowserPerson): Promise<void> {
  const { page } = person;
  const beside = await page.context().newPage();
  await beside.goto('/business');
  await beside.getByText(/^Read-only since /).waitFor();
  const isTheSame = await mark({ page: beside });
  await inBillingPortal(person, async () => {
    await page.getByRole('button', { name: 'Use this card' }).click();
    await page.getByText('active').waitFor();
  });
  await page.getByRole('heading', { name: /Business Plan \(Renews .+\)/ }).waitFor();
  await beside.getByRole('link', { name: 'Scan badge' }).first().waitFor();
  expect(await beside.getByText(/^Read-only since /).count()).toBe(0);
  expect(await isTheSame()).toBe(true);
  await beside.close();
}

it('what fails on the way to the payment pages is said in the words of the specification', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await registerOnPage(person, 'fails@story.test', 'Business Owner');
  await page.waitForURL('**/business');
  await page.route('**/functions/createCheckoutSession', (route) => route.abort());
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByText('Failed to start checkout. Please try again.').waitFor();
  expect(await events(person)).toContainEqual([
    'billing_checkout_failed',
    { tier: 'business', error: expect.any(String) as string },
  ]);
  await page.unroute('**/functions/createCheckoutSession');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.route('**/functions/createPortalSession', (route) => route.abort());
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByText('Failed to open billing portal. Please try again.').waitFor();
  expect(await events(person)).toContainEqual([
    'billing_portal_failed',
    { error: expect.any(String) as string },
  ]);
  await person.close();
});
