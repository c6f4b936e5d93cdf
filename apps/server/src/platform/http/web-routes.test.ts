import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const server = await useServer();
const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

describe('the web app', () => {
  test.each(['/', '/pets/new', '/business/scan', '/v/ABCDEFGHIJKLMNOPQRSTUVWXYZ', '/b/harbor-hounds'])(
    '%s is its page, read anew each time',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(await reply.text()).toContain('The app');
    },
  );
  test('a hashed file is kept for a year', async () => {
    const reply = await get('/assets/app-1a2b3c4d.js');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/javascript/);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
  test.each(['/assets/missing-1a2b3c4d.js', '/assets/missing', '/assets/', '/favicon.ico', '/robots.txt'])(
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
  test('anything but reading is not found', async () => {
    expect((await get('/pets/new', { method: 'POST' })).status).toBe(404);
  });
});
