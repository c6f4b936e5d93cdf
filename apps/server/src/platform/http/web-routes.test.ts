import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer();
const origin = server.services.config.publicUrl;
const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

describe('the web app', () => {
  test.each(['/', '/pets/new', '/business/scan', '/w/harbor-hounds'])(
    '%s is its page, read again each time',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(await reply.text()).toContain('The app');
    },
  );
  test('a public page is sent as it was rendered, with the address of this server', async () => {
    const reply = await get('/terms');
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const html = await reply.text();
    expect(html).toContain('The terms');
    expect(html).toContain(`href="${origin}/terms"`);
  });
  test.each([
    ['/terms?for=long', 'The long terms'],
    ['/terms?for=nobody', 'The terms'],
    ['/terms?for=__proto__', 'The terms'],
    ['/__proto__', 'The app'],
  ])('%s is %s', async (path, title) => {
    expect(await (await get(path)).text()).toContain(`<title>${title}</title>`);
  });
  test.each(['br', 'gzip', 'identity'])('a page travels as %s when that is asked for', async (encoding) => {
    const reply = await get('/terms', { headers: { 'Accept-Encoding': encoding } });
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await reply.text()).toContain('The terms');
  });
  test('texts for crawlers have their own type', async () => {
    const reply = await get('/robots.txt');
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await reply.text()).toBe(`Sitemap: ${origin}/sitemap.xml`);
  });
  test('the unprocessed pages have no address of their own', async () => {
    expect((await get('/pages/terms.html')).status).toBe(404);
  });
  test('a picture without a hash in its name is kept for a day', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });
  test('a hashed file is kept for a year', async () => {
    const reply = await get('/assets/app-1a2b3c4d.js');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/javascript/);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
  test.each(['/assets/missing-1a2b3c4d.js', '/assets/missing', '/assets/', '/favicon.ico', '/share.png'])(
    'a missing file %s is a 404 and never a page',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expect(await reply.text()).not.toContain('The app');
    },
  );
  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
  ])('nothing outside its folder is served: %s', async (path) => {
    expect(await (await get(path)).text()).not.toMatch(/"name"|root:/);
  });
  test('any other method is not found', async () => {
    expect((await get('/pets/new', { method: 'POST' })).status).toBe(404);
  });
});

describe('the language of a page', () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await get(path, { headers });
    const html = await reply.text();
    return {
      language: reply.headers.get('content-language'),
      lang: /<html lang="(\w+)"/.exec(html)?.[1],
      title: /<title>(.*)<\/title>/.exec(html)?.[1],
      cookie: reply.headers.get('set-cookie'),
      vary: reply.headers.get('vary'),
    };
  };

  test.each(['/terms', '/pets/new', '/b/no-such-business'])(
    '%s is in the language the browser prefers of those that are built',
    async (path) => {
      const page = await read(path, { 'Accept-Language': 'ja, es-MX;q=0.9, de;q=0.5, en;q=0.1' });
      expect(page).toMatchObject({ language: 'es', lang: 'es', cookie: null });
      expect(page.vary).toMatch(/accept-language/i);
      expect(page.vary).toMatch(/cookie/i);
      expect(await read(path, { 'Accept-Language': 'de' })).toMatchObject({ language: 'en' });
    },
  );

  test('a choice in the address counts more and is remembered', async () => {
    const chosen = await read('/terms?lang=es', { 'Accept-Language': 'en', Cookie: 'language=en' });
    expect(chosen).toMatchObject({ language: 'es', title: 'Los términos' });
    expect(chosen.cookie).toBe('language=es; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(await read('/pets/new', { 'Accept-Language': 'en', Cookie: 'language=es' })).toMatchObject({
      language: 'es',
      cookie: null,
    });
  });

  test.each(['xx', '../es', 'de', '', '__proto__'])(
    'a language %j that is not there is passed over',
    async (lang) => {
      const page = await read(`/terms?lang=${encodeURIComponent(lang)}`, { Cookie: `language=${lang}` });
      expect(page).toMatchObject({ language: 'en', title: 'The terms', cookie: null });
    },
  );

  test('a page that exists only in English is sent in English', async () => {
    expect(await read('/terms?for=long', { Cookie: 'language=es' })).toMatchObject({ language: 'es' });
    expect(await read('/help', { Cookie: 'language=es' })).toMatchObject({
      language: 'en',
      title: 'The help',
    });
  });

  test('the unprocessed pages of a language have no address of their own', async () => {
    expect((await get('/languages/es/pages/terms.html')).status).toBe(404);
    expect((await get('/languages/es/index.html')).status).toBe(404);
  });
});
