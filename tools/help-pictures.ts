import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openChromium } from './chromium/open-chromium.ts';
import { devices, type HelpPicture, helpPictures } from './help/picture-list.ts';
import { type PictureSize, pictureFolder, pictureSizes } from './help/pictures.ts';
import { readPets, type SignedInState, signInAll } from './screenshots/demo-people.ts';
import { startDemo } from './screenshots/start-demo.ts';

/**
 * `npm run help:pictures`: takes the screenshots for the help (tools/help/picture-list.ts) from the demo data, in the
 * light and the dark theme, into docs/help/pictures. Words after the command select some: `npm run help:pictures --
 * badge today`.
 */
const chosen = process.argv.slice(2);
const themes = { light: '', dark: '-dark' } as const;
const quality = 50;

interface Surroundings {
  readonly states: Readonly<Record<string, SignedInState>>;
  readonly found: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
}

mkdirSync(pictureFolder, { recursive: true });
const server = await startDemo();
const browser = await openChromium('--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream');
try {
  const states = await signInAll(browser, server.url);
  const { pet, codes } = await readPets(browser, server.url, states.owner);
  const surroundings = { states, codes, found: { pet, slug: await readSlug(browser, states.business) } };
  const sizes: Record<string, PictureSize> = { ...pictureSizes() };
  for (const picture of helpPictures.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    for (const theme of ['light', 'dark'] as const) await take(picture, theme, surroundings);
    const { width, height } = devices[picture.device];
    sizes[picture.name] = { width, height };
    console.log(picture.name);
  }
  const named = Object.fromEntries(helpPictures.map(({ name }) => [name, sizes[name]]));
  writeFileSync(join(pictureFolder, 'sizes.json'), `${JSON.stringify(named, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}

/** The last part of the address of the demo business's public page, which its poster prints. */
async function readSlug(from: Browser, state: SignedInState): Promise<string> {
  const page = await from.newPage({ baseURL: server.url, storageState: state });
  await page.goto('/business/poster');
  const printed = await page.locator('text=/\\/b\\/[a-z0-9-]+$/').first().innerText();
  await page.close();
  return printed.split('/b/')[1] ?? '';
}

async function take(picture: HelpPicture, theme: keyof typeof themes, around: Surroundings): Promise<void> {
  const { width, height, density } = devices[picture.device];
  const state = around.states[picture.role];
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width, height },
    deviceScaleFactor: density,
    ...(state ? { storageState: state } : {}),
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    permissions: ['camera'],
  });
  try {
    await page.goto(picture.address.replace(/\{(\w+)\}/g, (_, word: string) => around.found[word] ?? ''));
    await page.locator('main, #main').first().waitFor();
    await page.waitForTimeout(1_500);
    await picture.act?.(page, around.codes);
    await page.waitForTimeout(1_200);
    const bytes = await sharp(await page.screenshot())
      .avif({ quality, effort: 6, chromaSubsampling: '4:4:4' })
      .toBuffer();
    writeFileSync(join(pictureFolder, `${picture.name}${themes[theme]}.avif`), bytes);
  } finally {
    await page.close();
  }
}
