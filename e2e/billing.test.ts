import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from './setup/owner-steps.ts';
import { desk, expectAccessible, openBrowser, openPage, type Person } from './setup/story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('a business tries the plan, fails to pay, is shut out with its data, and pays again', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'pays@story.test', 'Business Owner');
  await page.waitForURL('**/business');
  await page.getByRole('heading', { name: 'Upgrade to Business Connect' }).waitFor();
  await page.getByRole('link', { name: 'Start the free trial' }).click();
  await page.getByRole('heading', { name: 'Free Plan' }).waitFor();
  await expectAccessible(person);

  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await events(person)).toContainEqual(['billing_checkout_started', { tier: 'business' }]);

  await page.goto('/business');
  await page.getByRole('heading', { name: 'Set up your place' }).waitFor();
  await page.goto('/billing');
  await page.getByRole('heading', { name: /Business Plan \(Renews .+\)/ }).waitFor();
  await expectAccessible(person);

  await inPortal(person, async () => {
    await page.getByLabel('New card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await move(person, 15);
  });
  await page.getByText('The last payment did not go through.').waitFor();
  expect(await events(person)).toContainEqual(['billing_portal_opened', {}]);
  await inPortal(person, () => move(person, 7));
  await page.getByRole('heading', { name: 'Business Plan (Expired)' }).waitFor();
  await page.getByText('Another card under Manage billing opens everything again.').waitFor();
  await expectAccessible(person);

  await inPortal(person, async () => {
    await page.getByRole('button', { name: 'Use this card' }).click();
    await page.getByText('active').waitFor();
  });
  await page.getByRole('heading', { name: /Business Plan \(Renews .+\)/ }).waitFor();
  expect(person.problems).toEqual([]);
  await person.close();
});

it('what fails on the way to the payment pages is said in the words of the specification', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'fails@story.test', 'Business Owner');
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

/** Opens the portal from the billing page, does something there and comes back. */
async function inPortal({ page }: Person, act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('heading', { name: 'Your subscription' }).waitFor();
  await act();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/billing');
}

async function move({ page }: Person, days: number): Promise<void> {
  await page.getByLabel('Days to move on').fill(String(days));
  const moved = page.waitForResponse((reply) => reply.request().method() === 'GET' && reply.ok());
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await moved;
}

/** The analytics queue of this browser. */
function events({ page }: Person): Promise<unknown[]> {
  return page.evaluate(() => {
    const queue = JSON.parse(localStorage.getItem('clearpaw.analytics') ?? '[]') as {
      name: string;
      payload: unknown;
    }[];
    return queue.map(({ name, payload }) => [name, payload]);
  });
}
