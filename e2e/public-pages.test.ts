import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk, openBrowser, openPage, phone, signInOnPage } from './setup/person.ts';

const titles = {
  '/': 'Clearpaw',
  '/login': 'Login · Clearpaw',
  '/register': 'Create your account · Clearpaw',
  '/forgot-password': 'Forgot password · Clearpaw',
  '/terms': 'Terms · Clearpaw',
  '/privacy': 'Privacy · Clearpaw',
  '/cookies': 'Cookies · Clearpaw',
  '/acceptable-use': 'Acceptable use · Clearpaw',
};
const headings = {
  '/': 'Good to go, wherever you go.',
  '/login': 'Welcome back',
  '/register': 'Create your account',
  '/forgot-password': 'Forgot your password?',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/cookies': 'Cookies',
  '/acceptable-use': 'Acceptable use',
};
const addresses = Object.keys(titles) as (keyof typeof titles)[];
const load = async (path: string) => (await fetch(`${inject('baseUrl')}${path}`)).text();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('before any script has run', () => {
  it.each(addresses)('%s says what it is', async (path) => {
    const html = (await load(path)).replaceAll('\u00a0', ' ');
    expect(html).toContain(`<title>${titles[path]}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain(`<link rel="canonical" href="${inject('baseUrl')}${path}"`);
    expect(html).toContain(`property="og:image" content="${inject('baseUrl')}/share.jpg"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${headings[path].replace(/[.?]/g, '\\$&')}`));
    expect(html).not.toContain('%PUBLIC_URL%');
  });

  it('the landing page speaks to the audience of its address', async () => {
    expect(await load('/?for=business')).toMatch(/<h1[^>]*>Know in seconds which pets are cleared/);
  });

  it('machines read what the product is', async () => {
    const [, facts = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await load('/')) ?? [];
    const graph = JSON.parse(facts)['@graph'] as Record<string, unknown>[];
    expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebApplication']);
    expect(graph[1]).toMatchObject({ name: 'Clearpaw', url: `${inject('baseUrl')}/` });
  });

  it('crawlers find the map, and every address in it', async () => {
    expect(await load('/robots.txt')).toContain(`Sitemap: ${inject('baseUrl')}/sitemap.xml`);
    const found = [...(await load('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const help = found.filter((url) => url?.startsWith(`${inject('baseUrl')}/help`));
    expect(found.filter((url) => !help.includes(url))).toEqual(
      addresses.map((path) => `${inject('baseUrl')}${path}`),
    );
    expect(help.length).toBeGreaterThan(30);
  });

  it('the picture for previews is there', async () => {
    const reply = await fetch(`${inject('baseUrl')}/share.jpg`);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});

describe.each([
  ['390 px', phone],
  ['1280 px', desk],
])('waking up at %s', (_, viewport) => {
  it.each([...addresses, '/?for=business'])(
    '%s answers without a complaint and moves nothing',
    async (path) => {
      const person = await openPage(browser, viewport);
      await person.page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) {
            (window as unknown as { shifted: number }).shifted += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await person.page.goto(path, { waitUntil: 'networkidle' });
      // The counter runs for a second and a half.
      await person.page.waitForTimeout(1_700);
      const shifted = await person.page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted).toBeLessThanOrEqual(0.01);
      expect(person.problems).toEqual([]);
      await person.close();
    },
  );
});

describe('going on', () => {
  it('leads from the landing page to the app and back without loading a page again', async () => {
    const person = await openPage(browser, desk);
    const { page } = person;
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.title()).toBe('Login · Clearpaw');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Good to go/ }).waitFor();
    await page.goForward();
    await page.getByLabel('Email').fill('owner@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('demo-owner');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.getByRole('link', { name: 'Clearpaw home' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
    expect(person.problems).toEqual([]);
    await person.close();
  });

  it('remembers where an outsider wanted to go', async () => {
    const person = await openPage(browser, desk);
    await person.page.goto('/pets/new');
    await person.page.waitForURL('**/login');
    await person.page.reload({ waitUntil: 'networkidle' });
    await person.page.getByLabel('Email').fill('owner@demo.test');
    await person.page.getByLabel('Password', { exact: true }).fill('demo-owner');
    await person.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await person.page.waitForURL('**/pets/new');
    await person.close();
  });

  it('sends anyone who is signed in already from the login to their home', async () => {
    const person = await openPage(browser, desk);
    await signInOnPage(person, 'business@demo.test', 'demo-business');
    await person.page.goto('/login');
    await person.page.waitForURL('**/business');
    await person.close();
  });
});
