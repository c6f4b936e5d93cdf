import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { findOverflow, spaceText } from './overflow.ts';
import { type BrowserPerson, desk } from './person.ts';

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

/** The page at three widths, with nothing cut off; if a folder is named, with pictures in both colors. */
export async function expectFits(person: BrowserPerson, name: string): Promise<void> {
  const { page } = person;
  const folder = process.env.PICTURES ?? process.env.SCREENSHOTS;
  for (const width of [320, 390, desk.width]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findOverflow(page), `${name} at ${width} px`).toEqual([]);
    for (const colorScheme of folder ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      // The colors change gradually.
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(person);
}
