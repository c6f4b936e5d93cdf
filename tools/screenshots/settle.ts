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

/** A refused read is tried three times before it is said; what works offline is loaded after the page is drawn. */
const pauses = { silent: 900, refusing: 6_000, gone: 3_000 } as const;
const quietMs = 900;
const mostWaits = 12;

/** Streams never rest, so the network is no sign; what is shown is. */
export async function untilSettled(page: Page, { server: manner }: Screen): Promise<void> {
  await page.locator('main, #main').first().waitFor();
  // One placeholder may follow another: first of the page, then of its content.
  if (manner === undefined || manner === 'gone') {
    for (let waits = 0; waits < mostWaits; waits += 1) {
      await page.waitForTimeout(quietMs);
      if (await page.evaluate(isDrawn)) break;
    }
  }
  if (manner !== undefined) await page.waitForTimeout(pauses[manner]);
}

/** Runs in the page. */
function isDrawn(): boolean {
  return document.querySelector('.animate-glimmer, main [role="status"]:has(.sr-only)') === null;
}
