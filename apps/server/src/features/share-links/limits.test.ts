import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { askManifest, buildShared } from './testing/build-shared.ts';

test('a network address may ask 60 times a minute in production, then gets the time to wait', async () => {
  const server = await useServer({ NODE_ENV: 'production', PUBLIC_URL: 'http://links.test', DEMO: '0' });
  const { share } = await buildShared(server);
  const { manifest } = await share({ contents: ['vaccinations'] });
  const replies = await Promise.all(
    Array.from({ length: 80 }, () => askManifest(server, manifest, { embeddedLengthMax: 0 })),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(50);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('access-control-allow-origin')).toBe('*');
});
