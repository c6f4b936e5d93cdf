import { openSharedFile } from '@clearpaw/protocol';
import { describe, expect, test } from 'vitest';
import { useDatabase, useServer } from '../../../test/index.ts';
import { askManifest, atServer, buildShared } from './testing/build-shared.ts';

let nowMs = Date.UTC(2026, 10, 23, 12);
const clock = { now: () => new Date(nowMs) };
const DATABASE_URL = await useDatabase();
const [here, there] = [
  await useServer({ DATABASE_URL }, { clock }),
  await useServer({ DATABASE_URL }, { clock }),
];
const passcode = '4711';

describe('a passcode', () => {
  test('that is wrong is counted down, also 20 at once on two servers, and locks the link at 0', async () => {
    const { share } = await buildShared(here);
    const { manifest } = await share({ passcode });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        askManifest(index % 2 ? here : there, manifest, { passcode: `wrong ${index}` }),
      ),
    );
    const left = replies.flatMap(({ body }) => body.remainingAttempts ?? []).sort((a, b) => a - b);
    expect(left).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(10);
    expect((await askManifest(here, manifest, { passcode })).status).toBe(404);
  });
  test('that is right costs no attempt; a missing one does not either', async () => {
    const { share } = await buildShared(here);
    const { manifest } = await share({ passcode });
    expect((await askManifest(here, manifest)).body).toEqual({ remainingAttempts: 10 });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => askManifest(there, manifest, { passcode })),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const wrong = await askManifest(here, manifest, { passcode: '4712' });
    expect([wrong.status, wrong.body]).toEqual([401, { remainingAttempts: 9 }]);
  });
  test('is right in every way in which a keyboard may write its characters', async () => {
    const { share } = await buildShared(here);
    const { manifest } = await share({ passcode: 'café 12' });
    for (const typed of ['cafe\u0301 12', 'café １２', ' café 12 '])
      expect((await askManifest(here, manifest, { passcode: typed })).status).toBe(200);
    expect((await askManifest(here, manifest, { passcode: 'cafe 12' })).status).toBe(401);
  });
  test('of another link is wrong here, even if it is the same text elsewhere', async () => {
    const { share } = await buildShared(here);
    const [one, other] = [await share({ passcode }), await share({ passcode: '4712' })];
    expect((await askManifest(here, one.manifest, { passcode: '4712' })).status).toBe(401);
    expect((await askManifest(here, other.manifest, { passcode: '4712' })).status).toBe(200);
  });
});

describe('a link that', () => {
  test('was ended is refused on both servers at once, and so are its files', async () => {
    const { maya, share } = await buildShared(here);
    const { id, manifest } = await share();
    const { body } = await askManifest(there, manifest, { embeddedLengthMax: 0 });
    const file = body.files?.[0]?.location ?? '';
    expect((await fetch(atServer(there, file))).status).toBe(200);
    const started = Date.now();
    await here.call(maya, 'revokeShareLink', { id });
    for (const server of [here, there]) {
      expect((await askManifest(server, manifest)).status).toBe(404);
      expect((await fetch(atServer(server, file))).status).toBe(404);
    }
    expect(Date.now() - started).toBeLessThan(2_000);
  });
  test('expired is refused from that moment on', async () => {
    const { share } = await buildShared(here);
    const { manifest } = await share({ expiresAt: new Date(nowMs + 60_000).toISOString() });
    nowMs += 59_999;
    expect((await askManifest(there, manifest)).status).toBe(200);
    nowMs += 1;
    expect((await askManifest(there, manifest)).status).toBe(404);
  });
  test('never existed gets the same answer', async () => {
    const reply = await askManifest(here, `http://x/shl/${'A'.repeat(43)}`);
    expect([reply.status, reply.body]).toEqual([404, { error: 'This link does not work any more.' }]);
  });
});

describe('a file', () => {
  test('is embedded if it is short enough, else downloaded; without a passcode, for half an hour', async () => {
    const { share, document } = await buildShared(here);
    const { manifest, key } = await share({ passcode, contents: ['records', 'documents'] });
    const asked = async (embeddedLengthMax?: number) => {
      const sent = embeddedLengthMax === undefined ? {} : { embeddedLengthMax };
      return (await askManifest(here, manifest, { passcode, ...sent })).body.files ?? [];
    };
    const [embedded] = await asked();
    expect(embedded?.location).toBeUndefined();
    const length = embedded?.embedded?.length ?? 0;
    expect((await asked(length + 200))[0]).toHaveProperty('embedded');
    const files = await asked(length - 200);
    expect(files.map((file) => [file._name, file.contentType, 'embedded' in file])).toEqual(
      ['record', 'health-record', document.id].map((name) => [name, 'application/fhir+json', false]),
    );
    const location = atServer(there, files[0]?.location ?? '');
    const fetched = await fetch(location);
    expect(fetched.headers.get('content-type')).toBe('application/jose');
    const bundle = JSON.parse((await openSharedFile(await fetched.text(), key)) ?? '') as { type: string };
    expect(bundle.type).toBe('document');
    expect((await fetch(location.replace('/record?', '/health-record?'))).status).toBe(404);
    expect((await fetch(location.replace(/until=\d/, 'until=9'))).status).toBe(404);
    nowMs += 30 * 60_000;
    expect((await fetch(location)).status).toBe(404);
  });
  test('with documents only names them, and no dose', async () => {
    const { share } = await buildShared(here);
    const { manifest, key } = await share({ contents: ['documents'] });
    const { files = [] } = (await askManifest(here, manifest)).body;
    expect(files).toHaveLength(2);
    const text = (await openSharedFile(files[0]?.embedded ?? '', key)) ?? '';
    expect(text).toContain('Vaccination certificate');
    for (const hidden of ['18844A', 'Immunization', 'Apoquel']) expect(text).not.toContain(hidden);
  });
  test('with a part that was not chosen is not listed', async () => {
    const { share } = await buildShared(here);
    const { manifest, key } = await share({ contents: ['vaccinations'] });
    const { files = [] } = (await askManifest(here, manifest)).body;
    expect(files.map(({ _name }) => _name)).toEqual(['record']);
    const text = (await openSharedFile(files[0]?.embedded ?? '', key)) ?? '';
    expect(text).toContain('18844A');
    for (const hidden of ['Chicken', 'Apoquel', 'Hip dysplasia', 'Vaccination certificate', 'GONE']) {
      expect(text).not.toContain(hidden);
    }
  });
});

describe('any program', () => {
  const preflight = { origin: 'https://viewer.example', 'access-control-request-method': 'POST' };

  test('of any origin may ask, without credentials', async () => {
    const { share } = await buildShared(here);
    const { manifest } = await share();
    const asked = await fetch(atServer(here, manifest), { method: 'OPTIONS', headers: preflight });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
    const { headers } = await askManifest(here, manifest);
    expect([
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual(['*', null]);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });
  test('that opens the address as a page is told to send a POST', async () => {
    const { share } = await buildShared(here);
    const { manifest } = await share();
    const reply = await fetch(atServer(here, manifest));
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no recipient', '{"passcode":"4711"}'],
    ['an empty recipient', '{"recipient":"  "}'],
    ['an object as passcode', '{"recipient":"a","passcode":{"$ne":1}}'],
    ['a negative length', '{"recipient":"a","embeddedLengthMax":-1}'],
    ['a fraction', '{"recipient":"a","embeddedLengthMax":1.5}'],
    ['a long recipient', JSON.stringify({ recipient: 'x'.repeat(201) })],
    ['17 KiB', JSON.stringify({ recipient: 'a', more: 'x'.repeat(17_000) })],
  ])('that sends %s is told what to send', async (_, body) => {
    const { share } = await buildShared(here);
    const { manifest } = await share();
    const reply = await fetch(atServer(here, manifest), { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('recipient');
  });
  test.each([
    'a\u0000b',
    '\u202eevil',
    "'; drop table share_link; --",
    '<script>alert(1)</script>',
    '\ud800',
  ])('may call itself %j', async (recipient) => {
    const { maya, pet, share } = await buildShared(here);
    const { manifest } = await share();
    expect((await askManifest(here, manifest, { recipient })).status).toBe(200);
    const [link] = (await here.call(maya, 'listShareLinks', { petId: pet.id })).items;
    expect(link?.uses).toHaveLength(1);
    expect(link?.uses[0]?.recipient).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});
