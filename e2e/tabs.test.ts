import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, mark } from './setup/billing-steps.ts';
import { register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Counts a browser's connections to a stream; those of a closed page are not included. */
function countStreams(context: BrowserContext, name: string) {
  const live = new Set<Request>();
  let opened = 0;
  context.on('request', (request) => {
    if (!request.url().endsWith(`/functions/${name}`)) return;
    live.add(request);
    opened++;
  });
  context.on('requestfinished', (request) => live.delete(request));
  context.on('requestfailed', (request) => live.delete(request));
  const open = () => [...live].filter((request) => !request.frame().page().isClosed()).length;
  return { open, opened: () => opened };
}

const banner = (page: Page) => page.getByRole('heading', { name: 'Upgrade to Business Connect' });

it('three tabs live on one stream, hand it on, and forget its owner together', async () => {
  const person = await openPage(browser, desk);
  const email = 'tabs@story.test';
  await register(person, email, 'Business Owner');
  await banner(person.page).waitFor();
  const context = person.page.context();
  const streams = countStreams(context, 'watchEntitlements');
  await person.page.reload();
  await banner(person.page).waitFor();
  const second = await context.newPage();
  const third = await context.newPage();
  for (const page of [second, third]) {
    await page.goto('/business');
    await banner(page).waitFor();
  }
  expect([streams.open(), streams.opened()]).toEqual([1, 1]);

  await admin('grant', email);
  const setUp = (page: Page) => page.getByRole('heading', { name: 'Set up your business' });
  for (const page of [person.page, second, third]) await setUp(page).waitFor();
  expect([streams.open(), streams.opened()]).toEqual([1, 1]);

  // The tab with the connection closes; another one opens its own, and both receive the next message.
  const same = [await mark({ page: second }), await mark({ page: third })];
  await person.page.close();
  await expect.poll(() => [streams.open(), streams.opened()]).toEqual([1, 2]);
  await admin('revoke', email);
  for (const page of [second, third]) await banner(page).waitFor();
  expect([streams.open(), streams.opened()]).toEqual([1, 2]);
  for (const isTheSame of same) expect(await isTheSame()).toBe(true);

  await second
    .getByRole('button', { name: /^Your account/ })
    .first()
    .click();
  await second.getByRole('menuitem', { name: 'Log out' }).click();
  await third.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => streams.open()).toBe(0);
  await context.close();
});
