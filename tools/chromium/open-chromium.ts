import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A browser for pictures and measurements. */
export async function openChromium(...args: readonly string[]): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--headless=shell', ...args],
  });
}
