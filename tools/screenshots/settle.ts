import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

/** Everything but who is signed in waits forever, or fails. */
export async function holdBack(page: Page, { server: manner }: Screen): Promise<void> {
  if (manner === undefined || manner === 'gone') return;
  await page.route('**/functions/**', (route) => {
    if (route.request().url().endsWith('/getProfile')) return route.continue();
    return manner === 'refusing' ? route.abort() : undefined;
  });
}

/** Streams never rest, so the network is no sign; what is shown is. */
export async function untilSettled(page: Page, { server: manner }: Screen): Promise<void> {
  await page.locator('main, #main').first().waitFor();
  if (manner === undefined) {
    await page
      .waitForFunction(() => document.querySelector('main [role="status"]:has(.sr-only)') === null)
      .catch(() => {});
  }
  // A refused read is tried three times before it is said.
  await page.waitForTimeout(manner === 'refusing' ? 6_000 : 900);
}
