import type { Page } from 'playwright-core';
import { findOverflow, spaceText } from './overflow.ts';

export interface NarrowWindow {
  readonly spaced: boolean;
  readonly rtl: boolean;
}

/**
 * Content outside of the window or broken across lines, by page; the pages are given by address, with their headings.
 */
export async function findOverflows(
  page: Page,
  pages: Readonly<Record<string, string | RegExp>>,
  { spaced, rtl }: NarrowWindow,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [address, heading] of Object.entries(pages)) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText('Loading…').first().waitFor({ state: 'hidden' });
    if (spaced) await spaceText(page);
    if (rtl) await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    // Data that loads after the heading is there soon.
    await page.waitForTimeout(700);
    const overflow = await findOverflow(page);
    if (overflow.length > 0) found[address] = overflow;
  }
  return found;
}
