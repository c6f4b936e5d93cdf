import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAccount } from './setup/account.ts';
import { authSecret } from './setup/auth-secret.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const preview = mkdtempSync(join(tmpdir(), 'clearpaw-preview-'));
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(preview, { recursive: true, force: true });
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

describe('a preview build', () => {
  beforeAll(() => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--outDir', preview, '--emptyOutDir', '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'production', VITE_PREVIEW: '1' };
    execFileSync(process.execPath, args, { cwd: join(root, 'apps/web'), env, stdio: 'inherit' });
  });
  it.each([
    ['answers', 'Preview backend running in this workspace.', 200],
    ['does not answer', 'Preview backend disconnected.', 0],
  ])('whose backend %s says: %s [spec 1.19, 1.20]', async (_, messages, status) => {
    const person = await openPage(browser, desk, { offline: true });
    const { page } = person;
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/healthz') return status === 0 ? route.abort() : route.fulfill({ status, json: {} });
      if (pathname.startsWith('/api/')) return route.fulfill({ json: null });
      const file = extname(pathname) === '' ? 'index.html' : pathname;
      const body = readFileSync(join(preview, file));
      return route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
    });
    await page.goto('/terms');
    await page.getByRole('status').filter({ hasText: messages }).waitFor();
    await person.close();
  });
});

it('the normal build does not contain the banner [spec 1.21]', () => {
  const assets = join(root, 'apps/web/dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts)
    expect(readFileSync(join(assets, name), 'utf8')).not.toContain('Preview backend');
});

describe('the flag that clears the device', () => {
  /** Stores data everywhere, then follows the flag, and returns what is left. */
  async function leftAfterFlag(baseUrl: string): Promise<unknown> {
    const person = await openPage(browser, desk, { offline: true });
    const { page } = person;
    await createAccount(person, `flag-${Date.now()}@story.test`, 'owner');
    await page.goto(`${baseUrl}/terms`);
    await page.evaluate(async () => {
      localStorage.setItem('kept', 'yes');
      sessionStorage.setItem('kept', 'yes');
      // biome-ignore lint/suspicious/noDocumentCookie: a cookie of the page's own is what must go
      document.cookie = 'kept=yes; path=/';
      const opening = indexedDB.open('kept');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      opening.result.close();
    });
    await page.goto(`${baseUrl}/?clear-state=1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const left = () =>
      page.evaluate(async () => ({
        local: localStorage.getItem('kept'),
        session: sessionStorage.getItem('kept'),
        databases: (await indexedDB.databases()).map(({ name }) => name),
      }));
    await page.waitForTimeout(500);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const found = { ...(await left()), cookies };
    await person.close();
    return found;
  }

  it('is unknown to the normal build [spec 2.62]', async () => {
    const left = await leftAfterFlag(inject('baseUrl'));
    expect(left).toMatchObject({ local: 'yes', session: 'yes', databases: ['kept'] });
    expect((left as { cookies: string[] }).cookies).toContain('kept');
  });

  it('clears storage, cookies and databases in the test build [spec 2.61]', async () => {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'clearpaw-hooks-'));
    const env = { ...process.env, PORT: String(port), TEST_HOOKS: '1', DEMO: '0', LOG_LEVEL: 'error' };
    const shared = {
      DATABASE_URL: inject('databaseUrl'),
      STORAGE_URL: inject('storageUrl'),
      AUTH_SECRET: authSecret,
    };
    const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: { ...env, ...shared, DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    const baseUrl = `http://localhost:${port}`;
    await expect
      .poll(async () => (await fetch(`${baseUrl}/readyz`).catch(() => null))?.ok, { timeout: 60_000 })
      .toBe(true);
    const left = await leftAfterFlag(baseUrl);
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
    expect(left).toEqual({ local: null, session: null, databases: [], cookies: [] });
  });
});

it('parts of the landing page are revealed when a tenth of them is in view [spec 9.12]', async () => {
  const person = await openPage(browser, desk, { offline: true });
  const { page } = person;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const Real = window.IntersectionObserver;
    window.IntersectionObserver = class extends Real {
      constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(seen, options);
        asked.push(options?.threshold);
      }
    };
  });
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]').first();
  await waiting.waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toContain(0.1);
  await page.evaluate(() => document.querySelector('[data-reveal="waiting"]')?.scrollIntoView());
  await page.locator('[data-reveal="shown"]').first().waitFor({ state: 'attached' });
  await person.close();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
