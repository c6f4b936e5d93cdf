import type { Browser, Page } from 'playwright-core';
import type { SignedInState } from '../screenshots/demo-people.ts';
import type { Screen } from '../screenshots/screens.ts';
import { holdBack, untilSettled } from '../screenshots/settle.ts';
import { findCut } from './find-cut.ts';
import { findPlain } from './find-plain.ts';
import { listenForWords } from './own-words.ts';
import { readTexts } from './read-texts.ts';

export interface Around {
  readonly url: string;
  readonly state: SignedInState;
  /** What stands for the words in braces of an address. */
  readonly found: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
}

const windows = [
  [1280, 900],
  [390, 844],
  [320, 700],
] as const;

/** What a screen may take before it counts as one that hangs. */
const mostMs = 60_000;

/** What is wrong with a screen of the pseudo-language, a line each; also that it takes longer than a minute. */
export async function walkScreen(from: Browser, screen: Screen, around: Around): Promise<readonly string[]> {
  const context = await from.newContext({
    baseURL: around.url,
    viewport: { width: 1280, height: 900 },
    storageState: around.state,
    reducedMotion: 'reduce',
    locale: 'en-US',
    permissions: ['camera'],
  });
  // Whatever the screen waits for fails when its window closes.
  const timer = setTimeout(() => void context.close(), mostMs);
  try {
    const page = await context.newPage();
    const { keysByText } = listenForWords(page);
    await holdBack(page, screen);
    await page.goto(screen.address.replace(/\{(\w+)\}/g, (_, word: string) => around.found[word] ?? 'none'));
    await untilSettled(page, screen);
    if (screen.server === 'gone') await context.setOffline(true);
    await screen.act?.(page, around.codes);
    // A page that has just gone offline may load once more.
    return await measure(page, keysByText).catch(async () => {
      await page.waitForTimeout(1_500);
      return measure(page, keysByText);
    });
  } catch (problem) {
    return [`could not be walked: ${(problem as Error).message.split('\n')[0]}`];
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

async function measure(page: Page, ownWords: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (lines: readonly string[], where: string) => {
    for (const line of lines) found.set(line, [...(found.get(line) ?? []), where]);
  };
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(250);
      if (direction === 'ltr') add(findPlain(await readTexts(page), ownWords), `${width}`);
      add(await findCut(page), `${width} ${direction}`);
    }
  }
  return [...found].map(([line, where]) => `${line} (${where.join(', ')})`);
}
