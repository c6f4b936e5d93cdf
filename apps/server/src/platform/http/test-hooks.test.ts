import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';

const tested = await useServer({ TEST_HOOKS: '1' });
const normal = await useServer();
const production = await useServer({ NODE_ENV: 'production', PUBLIC_URL: 'https://clearpaw.example' });

describe('the test build', () => {
  test('begins every page with the hook, and clears cookies on demand [spec 2.61]', async () => {
    const page = await (await fetch(`${tested.url}/`)).text();
    expect(page).toContain('<script src="/test-hooks.js"></script>');
    const cleared = await fetch(`${tested.url}/?clear-state=1`);
    expect(cleared.headers.get('clear-site-data')).toBe('"cookies", "storage"');
    expect((await fetch(`${tested.url}/?clear-state=0`)).headers.get('clear-site-data')).toBeNull();
    const script = await fetch(`${tested.url}/test-hooks.js`);
    expect(await script.text()).toContain('localStorage.clear()');
  });
  test('does not change other responses', async () => {
    expect(await (await fetch(`${tested.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    expect((await fetch(`${tested.url}/assets/missing.js`)).status).toBe(404);
  });
});

test.each([
  ['a normal server', normal],
  ['production', production],
])('%s knows nothing of it [spec 2.62]', async (_, { url }) => {
  const page = await fetch(`${url}/?clear-state=1`);
  expect(page.headers.get('clear-site-data')).toBeNull();
  expect(await page.text()).not.toContain('test-hooks');
  expect((await fetch(`${url}/test-hooks.js`)).status).toBe(404);
});

test.each(['/dev', '/dev/outbox', '/dev/gallery', '/dev/outbox/x'])(
  '%s is not there in production',
  async (path) => {
    expect((await fetch(`${production.url}${path}`)).status).toBe(404);
  },
);
