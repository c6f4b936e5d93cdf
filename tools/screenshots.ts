import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openChromium } from './chromium/open-chromium.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { readPets, type SignedInState as State, signInAll } from './screenshots/demo-people.ts';
import { type Screen, type ScreenRole, screens } from './screenshots/screens.ts';
import { startDemo } from './screenshots/start-demo.ts';

/**
 * `npm run screenshots`: a picture of every screen on the demo data, light and dark, at 390 and 1280 px, in
 * .screenshots/, and a page, index.html, that shows them side by side. Words after the command choose screens:
 * `npm run screenshots -- dashboard pet`. SCREENSHOTS_URL uses a server that runs already; SCREENSHOTS_DESIGNS is a
 * folder of designs to show beside them.
 */
const chosen = process.argv.slice(2);
const folder = fileURLToPath(new URL('../.screenshots/', import.meta.url));
const widths = { 390: 844, 1280: 900 } as const;
const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

mkdirSync(folder, { recursive: true });
const server = await startDemo();
const browser = await openChromium('--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream');
try {
  const states = await signInAll(browser, server.url);
  const { pet, codes } = await readPets(browser, server.url, states.owner);
  const found = { pet, ...(await readAddresses(browser, states)) };
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

/** The last part of the first link on a page that starts with a text: a document, a pet of the business, a waiver. */
async function readAddresses(
  from: Browser,
  states: Record<ScreenRole, State>,
): Promise<Record<string, string>> {
  const wanted = [
    ['document', 'owner', '/docs', 'a[href^="/docs/"]'],
    ['guest', 'business', '/business/due', 'a[href^="/business/pets/"]'],
    ['customer', 'business', '/business/customers', 'a[href^="/business/customers/"]:not([href$="/import"])'],
    ['waiver', 'business', '/business/waivers', 'a[href^="/business/waivers/"]'],
    // The poster prints its address; no one needs a link to it there.
    ['slug', 'business', '/business/poster', 'text=/\\/b\\/[a-z0-9-]+$/'],
  ] as const;
  const found: Record<string, string> = {};
  for (const [name, role, address, link] of wanted) {
    const page = await from.newPage({ baseURL: server.url, storageState: states[role] });
    await page.goto(address);
    const first = page.locator(link).first();
    const href = await first
      .evaluate((element) => element.getAttribute('href') ?? element.textContent, null, { timeout: 5_000 })
      .catch(() => null);
    const part = href?.match(/(?:docs|pets|customers|waivers|b)\/([^/]+)/)?.[1];
    if (part) found[name] = part;
    else console.log(`${address} holds no ${name}`);
    await page.close();
  }
  return found;
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
    await settle(page, screen);
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

/** Everything but who is signed in waits forever, or fails. */
async function holdBack(page: Page, { server: manner }: Screen): Promise<void> {
  if (manner === undefined || manner === 'gone') return;
  await page.route('**/functions/**', (route) => {
    if (route.request().url().endsWith('/getProfile')) return route.continue();
    return manner === 'refusing' ? route.abort() : undefined;
  });
}

/** Streams never end, so network activity is no sign that a page is ready; what it shows is. */
async function settle(page: Page, { server: manner }: Screen): Promise<void> {
  await page.locator('main, #main').first().waitFor();
  if (manner === undefined) {
    await page
      .waitForFunction(() => document.querySelector('main [role="status"]:has(.sr-only)') === null)
      .catch(() => {});
  }
  // A refused read is tried three times before it is reported.
  await page.waitForTimeout(manner === 'refusing' ? 6_000 : 900);
}
