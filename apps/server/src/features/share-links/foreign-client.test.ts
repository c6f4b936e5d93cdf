import {
  SHLDecryptionError,
  SHLExpiredError,
  SHLInvalidPasscodeError,
  SHLManifestNotFoundError,
  SHLViewer,
} from 'kill-the-clipboard';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { atServer, buildShared } from './testing/build-shared.ts';

let nowMs = Date.now();
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });

/** A viewer written by others; only the host is replaced, because no domain name leads to this machine. */
const viewer = (shlinkURI: string) =>
  new SHLViewer({ shlinkURI, fetch: (url, options) => fetch(atServer(server, url), options) });

interface Read {
  readonly resourceType: string;
  readonly type?: unknown;
  readonly entry?: readonly { readonly resource: { readonly resourceType: string } }[];
  readonly content?: readonly {
    readonly attachment: { readonly contentType: string; readonly data: string };
  }[];
}

async function read(shlinkURI: string, options: { passcode?: string; embeddedLengthMax?: number } = {}) {
  const { fhirResources } = await viewer(shlinkURI).resolveSHL({
    recipient: 'kill-the-clipboard',
    ...options,
  });
  return fhirResources as unknown as readonly Read[];
}

test.each([
  ['embedded', {}],
  ['as a file', { embeddedLengthMax: 0 }],
])('a plain link is read, its record %s', async (_, options) => {
  const { share } = await buildShared(server);
  const { shlink, page } = await share({ label: 'Dr. Lind' });
  for (const link of [shlink, page]) {
    const [bundle, printed] = await read(link, options);
    const kinds = bundle?.entry?.map(({ resource }) => resource.resourceType);
    expect(kinds?.slice(0, 2)).toEqual(['Composition', 'Patient']);
    expect(new Set(kinds)).toEqual(
      new Set([
        ...['Composition', 'Patient', 'Immunization', 'AllergyIntolerance', 'MedicationStatement'],
        ...['Condition', 'Observation', 'Procedure'],
      ]),
    );
    const { contentType, data } = printed?.content?.[0]?.attachment ?? { contentType: '', data: '' };
    expect([contentType, Buffer.from(data, 'base64').toString('latin1', 0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  }
});

test('a link with a passcode is read with it, documents unchanged', async () => {
  const { share, document } = await buildShared(server);
  const { shlink } = await share({ passcode: 'Bête 4711', contents: ['vaccinations', 'documents'] });
  await expect(read(shlink, { passcode: 'wrong' })).rejects.toThrow(SHLInvalidPasscodeError);
  const [bundle, paper] = await read(shlink, { passcode: 'Bête 4711' });
  expect(bundle?.resourceType).toBe('Bundle');
  const sent = Buffer.from(paper?.content?.[0]?.attachment.data ?? '', 'base64');
  const { objects, store } = server.services;
  const stored = await objects.find(store.db, document.storagePath);
  expect(stored && sent.equals(await objects.readAll(stored))).toBe(true);
});

test('the right address with another key cannot be read, and ended and expired links are reported as such', async () => {
  const { share, maya } = await buildShared(server);
  const made = await share();
  const other = await share();
  const swapped = JSON.stringify({ url: made.manifest, key: other.key, flag: 'L', v: 1 });
  const forged = `shlink:/${Buffer.from(swapped).toString('base64url')}`;
  await expect(read(forged)).rejects.toThrow(SHLDecryptionError);
  await server.call(maya, 'revokeShareLink', { id: made.id });
  await expect(read(made.shlink)).rejects.toThrow(SHLManifestNotFoundError);
  nowMs = Date.now() - 120_000;
  const short = await share({ expiresAt: new Date(nowMs + 60_000).toISOString() });
  await expect(read(short.shlink)).rejects.toThrow(SHLExpiredError);
});
