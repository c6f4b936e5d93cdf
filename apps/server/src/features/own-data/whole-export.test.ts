import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildPet } from '../../seed/builders/index.ts';
import { wholeExport } from './whole-export.ts';

const server = await useServer();
const { services } = server;

interface Manifest {
  readonly format: string;
  readonly version: number;
  readonly entries: readonly {
    name: string;
    path?: string;
    size: number;
    sha256: string;
    contentType?: string;
  }[];
  readonly missing: readonly string[];
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keep = (ownerId: string, path: string, bytes: Uint8Array) =>
  services.objects.write({ path, ownerId, contentType: 'application/octet-stream', bytes });

async function fetchZip(person: { readonly token: string }) {
  const { url } = await server.call(person, 'exportMyData', { format: 'zip' });
  const reply = await fetch(url.replace(services.config.publicUrl, server.url));
  expect(reply.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { files, text, manifest: JSON.parse(text('manifest.json')) as Manifest };
}

test('the archive contains the data and every file unchanged, each with its checksum', async () => {
  const maya = await server.owner();
  await buildPet(services, { owner: maya, name: 'Biscuit' });
  const [small, large] = [Buffer.from('paper'), Buffer.alloc(3_000_000, 'clearpaw ')];
  await keep(maya.uid, `users/${maya.uid}/documents/a paper.pdf`, small);
  await keep(maya.uid, `users/${maya.uid}/photos/large.jpg`, large);
  const { files, text, manifest } = await fetchZip(maya);
  expect(manifest).toMatchObject({ format: 'clearpaw-export', version: 1, missing: [] });
  expect(Object.keys(files).toSorted()).toEqual(
    [...manifest.entries.map(({ name }) => name), 'manifest.json'].toSorted(),
  );
  for (const { name, size, sha256: stated } of manifest.entries) {
    const bytes = files[name] ?? new Uint8Array();
    expect([bytes.length, sha256(bytes)]).toEqual([size, stated]);
  }
  const byPath = new Map(manifest.entries.map(({ path, sha256: stated }) => [path, stated]));
  expect(byPath.get(`users/${maya.uid}/documents/a paper.pdf`)).toBe(sha256(small));
  expect(byPath.get(`users/${maya.uid}/photos/large.jpg`)).toBe(sha256(large));
  expect(JSON.parse(text('data.json')).pet).toMatchObject([{ name: 'Biscuit' }]);
});

test('no name in it leads outside its folder, and nothing of another person is in it', async () => {
  const [maya, ben] = [await server.owner(), await server.owner()];
  await keep(maya.uid, `users/${maya.uid}/documents/../../../etc/passwd`, Buffer.from('x'));
  await keep(maya.uid, `users/${maya.uid}/documents/..`, Buffer.from('y'));
  await keep(ben.uid, `users/${ben.uid}/documents/theirs.pdf`, Buffer.from('z'));
  const { files, manifest } = await fetchZip(maya);
  for (const name of Object.keys(files))
    expect(name).toMatch(/^(?:data\.json|manifest\.json|files\/[^/\\]+)$/);
  expect(Object.keys(files).some((name) => name.split('/').includes('..'))).toBe(false);
  expect(manifest.entries).toHaveLength(3);
  expect(JSON.stringify(manifest)).not.toContain(ben.uid);
});

test('a file whose bytes are missing is named, and the rest is still exported', async () => {
  const maya = await server.owner();
  const path = `users/${maya.uid}/documents/gone.pdf`;
  await keep(maya.uid, path, Buffer.from('gone'));
  await services.store.pool.query(
    `update stored_object set byte_key = gen_random_uuid()::text where path = $1`,
    [path],
  );
  const { manifest } = await fetchZip(maya);
  expect(manifest.missing).toEqual([path]);
  expect(manifest.entries.map(({ name }) => name)).toEqual(['data.json']);
});

test('a storage that fails ends the file, so that it is not mistaken for a complete one', async () => {
  const maya = await server.owner();
  await keep(maya.uid, `users/${maya.uid}/documents/there.pdf`, Buffer.from('there'));
  const failing = {
    ...services,
    objects: { ...services.objects, read: () => Promise.reject(new Error('down')) },
  };
  const read = async () => {
    for await (const _ of wholeExport(failing, maya.uid, new Date()));
  };
  await expect(read()).rejects.toThrow('down');
});

test('a reader who disconnects in the middle of a file closes its source', async () => {
  const maya = await server.owner();
  await keep(maya.uid, `users/${maya.uid}/documents/long.pdf`, Buffer.from('long'));
  let closed = false;
  const endless = async function* () {
    try {
      for (;;) yield Buffer.alloc(64 * 1024);
    } finally {
      closed = true;
    }
  };
  const objects = { ...services.objects, read: () => Promise.resolve(endless()) } as never;
  let read = 0;
  for await (const piece of wholeExport({ ...services, objects }, maya.uid, new Date())) {
    read += piece.length;
    if (read > 1024 * 1024) break;
  }
  expect(closed).toBe(true);
});
