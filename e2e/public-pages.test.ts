import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventsOf } from './setup/analytics.ts';
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
    expect(await load('/?for=business')).toMatch(/<h1[^>]*>See in seconds who is cleared/);
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

  it('keeps what was typed and sent before its scripts had arrived', async () => {
    const person = await openPage(browser, phone);
    const { page } = person;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/(?!after-paint|kept-theme)[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    // The small script that notes what happens has run: it has asked for the others.
    await page.waitForFunction(() => document.querySelectorAll('head script[src]').length > 0);
    await page.getByLabel('Email').fill('owner@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('demo-owner');
    for (let time = 0; time < 3; time += 1) await page.getByText('Remember me').click();
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.waitForURL('**/dashboard');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('session_token'));
    expect(cookie?.expires, 'not remembered').toBe(-1);
    expect((await eventsOf(person)).map(([name]) => name)).toEqual([
      ...Array.from({ length: 3 }, () => 'remember_me_toggle'),
      'auth_login_success',
    ]);
    await person.close();
  });

  it.each([1, 2, 3, 4])('keeps what is typed while its scripts arrive, visit %i', async () => {
    const person = await openPage(browser, phone);
    const { page } = person;
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Maya Ortiz');
    await page.getByLabel('Email').fill('maya@story.test');
    await page.getByLabel('Password', { exact: true }).fill('secret-story');
    await page.getByLabel('Confirm password').fill('secret-story');
    await page.waitForLoadState('networkidle');
    // The form is drawn again, with what it knows.
    await page.getByRole('button', { name: 'Show' }).first().click();
    const known = await page
      .locator('input:not([type=checkbox])')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(known).toEqual(['Maya Ortiz', 'maya@story.test', 'secret-story', 'secret-story']);
    await person.close();
  });
});
