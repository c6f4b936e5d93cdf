import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openChromium } from './chromium/open-chromium.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { readPets, type SignedInState as State, signInAll } from './screenshots/demo-people.ts';
import { signUpNewcomers } from './screenshots/newcomers.ts';
import { reachedScreens } from './screenshots/reached-screens.ts';
import { readAddresses } from './screenshots/read-addresses.ts';
import { type Screen, screens as visited } from './screenshots/screens.ts';
import { sendLinks } from './screenshots/send-links.ts';
import { holdBack, untilSettled } from './screenshots/settle.ts';
import { startDemo } from './screenshots/start-demo.ts';

/**
 * `npm run screenshots`: a picture of every screen on the demo data, light and dark, at 390 and 1280 px, in
 * .screenshots/, and a page, index.html, that shows them side by side. Words after the command choose screens:
 * `npm run screenshots -- dashboard pet`. SCREENSHOTS_URL uses a server that runs already; SCREENSHOTS_DESIGNS is a
 * folder of designs to show beside them.
 */
const chosen = process.argv.slice(2);
const screens: readonly Screen[] = [...visited, ...reachedScreens];
const folder = fileURLToPath(new URL('../.screenshots/', import.meta.url));
const widths = { 390: 844, 1280: 900 } as const;
const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

mkdirSync(folder, { recursive: true });
const server = await startDemo();
const browser = await openChromium('--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream');
try {
  const demo = await signInAll(browser, server.url);
  const states = { ...demo, ...(await signUpNewcomers(browser, server.url)) };
  const { pet, codes } = await readPets(browser, server.url, states.owner);
  const sent = await sendLinks(browser, server.url, { state: states.owner, pet });
  const found = { pet, ...sent, ...(await readAddresses(browser, server.url, states)) };
  const wanted = screens.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name === word));
  for (const screen of wanted) {
    for (const theme of themes) {
      for (const [width, height] of Object.entries(widths)) {
        await shoot(screen, {
          found,
          codes,
          theme,
          state: states[screen.role],
          width: Number(width),
          height,
        });
      }
    }
    console.log(screen.name);
  }
  const sheet = contactSheet(screens, { folder, mockups: process.env.SCREENSHOTS_DESIGNS ?? null });
  writeFileSync(join(folder, 'index.html'), sheet);
} finally {
  await browser.close();
  await server.stop();
}

interface Setting {
  readonly state: State;
  /** The values for the words in braces of an address. */
  readonly found: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

async function shoot(screen: Screen, { state, found, codes, theme, width, height }: Setting): Promise<void> {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width, height },
    storageState: state,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    permissions: ['camera'],
  });
  try {
    await holdBack(page, screen);
    await page.goto(screen.address.replace(/\{(\w+)\}/g, (_, word: string) => found[word] ?? 'none'));
    await untilSettled(page, screen);
    if (screen.server === 'gone') await page.context().setOffline(true);
    await screen.act?.(page, codes);
    await page.waitForTimeout(300);
    if (screen.window !== true) await growTo(page, width, height);
    const path = `${folder}${screen.name}-${width}-${theme}.png`;
    await page.screenshot({ path });
  } finally {
    await page.close();
  }
}

/** As high as the page, so that a bar at the bottom of the window is at the bottom of the picture. */
async function growTo(page: Page, width: number, least: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(least, whole) });
  await page.waitForTimeout(150);
}
