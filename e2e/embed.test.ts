import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readCodeBlocks } from '../tools/docs/code-blocks.ts';
import { expectAccessible } from './setup/accessible.ts';
import { prepareBusiness } from './setup/business-account.ts';
import { desk, openBrowser, openPage, phone } from './setup/person.ts';
import { picture } from './setup/picture.ts';

/** The size limit for the button's script, compressed. */
const mostBytes = 1_600;

let browser: Browser;
let site: Server;
let markup = '';

/** The website of a business on another origin, whose content security policy allows only our file. */
beforeAll(async () => {
  browser = await openBrowser();
  site = createServer((_, reply) => {
    reply.setHeader('Content-Type', 'text/html; charset=utf-8');
    reply.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${new URL(inject('baseUrl')).origin}; style-src 'none'; img-src data:`,
    );
    reply.end(
      `<!doctype html><html lang="en"><head><title>Pier Hounds</title><link rel="icon" href="data:,"></head><body><main><h1>Pier Hounds</h1>${markup}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await browser?.close();
  site.close();
});

it('a business copies the button from its settings; on its own website it leads to its public page', async () => {
  const staff = await openPage(browser, desk);
  await prepareBusiness(staff, 'embed-business@story.test', 'Pier Hounds');
  await staff.page.goto('/business');
  await staff.page.getByRole('link', { name: 'Business settings' }).click();
  await staff.page.getByRole('link', { name: 'Public page', exact: true }).click();
  const preview = staff.page.getByRole('link', { name: 'Check your pet on Clearpaw' });
  await preview.waitFor();
  await expectAccessible(staff);
  await picture(staff, 'embed-settings');
  markup = await staff.page.locator('code', { hasText: 'clearpaw-connect' }).innerText();
  // The code from the help page, with this server's address and this business.
  const [{ text: shown } = { text: '' }] = readCodeBlocks('docs/help/developers/embed.md');
  const own = new URL((await preview.getAttribute('href')) ?? '').pathname.split('/').at(-1) ?? '';
  const { origin } = new URL(inject('baseUrl'));
  expect(markup).toBe(shown.trim().replace('http://localhost:3000', origin).replace('harbor-hounds', own));

  const visitor = await openPage(browser, phone);
  const { port } = site.address() as AddressInfo;
  await visitor.page.goto(`http://127.0.0.1:${port}/`);
  const button = visitor.page.getByRole('link', { name: 'Check your pet on Clearpaw' });
  await button.waitFor();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Its styles apply although the website allows none.
  expect(await button.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(255, 255, 255)');
  for (const colorScheme of ['dark', 'light'] as const) {
    await visitor.page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page: visitor.page }).analyze()).violations).toEqual([]);
  }
  expect(await visitor.page.context().cookies()).toEqual([]);
  await visitor.page.keyboard.press('Tab');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByRole('heading', { level: 1, name: 'Pier Hounds' }).waitFor();
  await visitor.page.getByRole('button', { name: 'Check my pet' }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(
    new URL((await preview.getAttribute('href')) ?? '').pathname,
  );
  expect([...staff.problems, ...visitor.problems]).toEqual([]);
  await Promise.all([staff.close(), visitor.close()]);
}, 120_000);

it('the button is small, may be loaded by any website, and nothing else is needed for it', async () => {
  const reply = await fetch(`${inject('baseUrl')}/embed/v1.js`);
  const text = await reply.text();
  console.log(`/embed/v1.js: ${text.length} bytes, ${gzipSync(text).length} compressed`);
  expect(gzipSync(text).length).toBeLessThanOrEqual(mostBytes);
  expect(reply.headers.get('content-type')).toMatch(/javascript/);
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(text).not.toMatch(/cookie\s*=|localStorage|fetch\(|innerHTML/);
});
