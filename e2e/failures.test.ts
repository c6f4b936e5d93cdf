import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, pathOf } from './setup/account.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

let count = 0;
async function visitor(userType: 'owner' | 'business'): Promise<BrowserPerson> {
  count += 1;
  const person = await openPage(browser, desk);
  await createAccount(person, `fails-${count}@story.test`, userType);
  return person;
}

const refusal = (status: string, message: string) => JSON.stringify({ error: { status, message } });

describe('a page that breaks while running', () => {
  it('says "Something went wrong" and the message, and "Try again" really tries again [spec 2.54, 2.55, 8.11]', async () => {
    const person = await visitor('owner');
    const { page } = person;
    let tries = 0;
    // Not a list: the page itself fails, as it would because of a bug.
    await page.route('**/functions/listPets', (route) => {
      tries += 1;
      return tries > 1
        ? route.continue()
        : route.fulfill({ json: { result: { items: 'broken', nextCursor: null } } });
    });
    await page.goto('/dashboard');
    const panel = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await panel.waitFor();
    expect(
      (await panel.innerText()).replace('Something went wrong', '').replace('Try again', '').trim(),
    ).toMatch(/\w+/);
    await page.evaluate(() => sessionStorage.setItem('still', 'the same page'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
    expect(tries).toBeGreaterThan(1);
    await person.close();
  });
});

describe('a profile that cannot be read', () => {
  it('shows why and a second try, and asks no one to choose a type [spec 4.5]', async () => {
    const person = await visitor('owner');
    const { page } = person;
    await page.route('**/functions/getProfile', (route) =>
      route.fulfill({ status: 403, body: refusal('PERMISSION_DENIED', 'The profile is not readable now.') }),
    );
    await page.goto('/dashboard');
    await page.getByText('You don’t have access to this.').waitFor();
    expect(pathOf(person)).toBe('/dashboard');
    await page.unroute('**/functions/getProfile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor();
    await person.close();
  });
});

const lines = (route: Route, body: string) => route.fulfill({ contentType: 'text/event-stream', body });

describe('entitlements', () => {
  it('show a spinner while they load [spec 4.15]', async () => {
    const person = await visitor('business');
    await person.page.route('**/functions/watchEntitlements', () => {});
    await person.page.goto('/business');
    await person.page.getByText('Loading…').waitFor();
    expect(await person.page.getByText('Upgrade to Business Connect').count()).toBe(0);
    await person.close();
  });
  const gone = (route: Route) => route.abort('internetdisconnected');
  type Failure = readonly [string, 'final' | 'tried again', (route: Route) => Promise<void>];
  const failures: readonly Failure[] = [
    [
      'is refused in a line',
      'final',
      (route) => lines(route, `data: ${refusal('PERMISSION_DENIED', 'No.')}\n\n`),
    ],
    [
      'ends in INTERNAL',
      'tried again',
      (route) => lines(route, `data: ${refusal('INTERNAL', 'INTERNAL')}\n\n`),
    ],
    [
      'is unavailable',
      'tried again',
      (route) => lines(route, `data: ${refusal('UNAVAILABLE', 'Later.')}\n\n`),
    ],
    ['is answered with HTTP 500', 'tried again', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['is answered with HTTP 403', 'final', (route) => route.fulfill({ status: 403, body: 'no' })],
    ['finds no network', 'tried again', gone],
    [
      'is answered with a page',
      'tried again',
      (route) => lines(route, '<!doctype html><title>Proxy</title>'),
    ],
    [
      'is answered with another shape',
      'tried again',
      (route) => lines(route, 'data: {"message":{"plan":"gold"}}\n\n'),
    ],
    ['ends without a word', 'tried again', (route) => lines(route, '')],
  ];
  it.each(failures)(
    'whose load %s say "Failed to load subscription status", and are asked again [spec 4.15, 4.16, 8.8]',
    async (_, kind, fail) => {
      const person = await visitor('business');
      const { page } = person;
      let asked = 0;
      let isBack = false;
      // The page retries automatically; that attempt stays pending, so that only the button can lead to a response.
      await page.route('**/functions/watchEntitlements', (route) => {
        asked += 1;
        if (asked === 1) return fail(route);
        return isBack ? route.continue() : undefined;
      });
      const firstAsked = page.waitForRequest('**/functions/watchEntitlements');
      await page.goto('/business');
      await firstAsked;
      await page.getByText('Failed to load subscription status').waitFor({ timeout: 5_000 });
      expect(await page.getByText('Loading…').count()).toBe(0);
      expect(await page.getByText('Upgrade to Business Connect').count()).toBe(0);
      if (kind === 'tried again') await expect.poll(() => asked, { timeout: 10_000 }).toBe(2);
      isBack = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Upgrade to Business Connect' }).waitFor();
      await person.close();
    },
  );
  it('say so on the billing page too, and by themselves load when the server is back', async () => {
    const person = await visitor('business');
    const { page } = person;
    await page.route('**/functions/watchEntitlements', gone);
    await page.goto('/billing');
    await page.getByText('Failed to load subscription status').waitFor();
    await page.unroute('**/functions/watchEntitlements');
    await page.getByText('Free Plan').first().waitFor();
    await person.close();
  });
  it('that stay silent for ten seconds have failed', async () => {
    const person = await visitor('business');
    await person.page.route('**/functions/watchEntitlements', () => {});
    await person.page.goto('/business');
    await person.page.getByText('Failed to load subscription status').waitFor();
    await person.close();
  });
});

it('a checkout asks for tier business and the way back to this very address [spec 7.10]', async () => {
  const person = await visitor('business');
  const { page } = person;
  await page.route('**/functions/createCheckoutSession', (route) => route.abort());
  await page.goto('/billing');
  const asked = page.waitForRequest('**/functions/createCheckoutSession');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  const { origin } = new URL(page.url());
  expect((await asked).postDataJSON()).toEqual({
    data: { tier: 'business', successUrl: `${origin}/billing/success`, cancelUrl: `${origin}/billing` },
  });
  await person.close();
});
