import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openChromium } from './chromium/open-chromium.ts';

/**
 * Takes the two pictures that represent the product elsewhere, from a running server: the preview of a link (the top of
 * the landing page) and the icon on a phone's home screen. Run manually: `node tools/share-picture.ts
 * http://localhost:3000`.
 */
const [base = 'http://localhost:3000'] = process.argv.slice(2);
const publicFolder = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const browser = await openChromium();
try {
  const options = { viewport: { width: 1440, height: 756 }, deviceScaleFactor: 1200 / 1440 };
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${publicFolder}share.jpg`, type: 'jpeg', quality: 84 });
  const icon = await browser.newPage({ viewport: { width: 180, height: 180 } });
  const mark = readFileSync(`${publicFolder}favicon.svg`, 'utf8');
  await icon.setContent(`<body style="margin:0;background:#1a5c43">${mark}`);
  await icon.screenshot({ path: `${publicFolder}apple-touch-icon.png` });
} finally {
  await browser.close();
}
