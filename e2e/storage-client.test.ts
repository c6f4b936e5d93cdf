import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { register } from './setup/owner-steps.ts';
import { type BrowserPerson, desk, openBrowser, openPage } from './setup/person.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MiB = 1024 * 1024;
const sizes = [5, MiB / 4, MiB / 4 + 1, 5 * MiB, ...(process.env.LARGE_UPLOADS ? [70 * MiB] : [])];

/** The script for the browser: only the published client. */
const script = `
import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, getBytes, getDownloadURL, getMetadata, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
globalThis.connectPublished = (token) => {
  const storage = getStorage(initializeApp({ projectId: 'demo', apiKey: 'none', appId: 'none', storageBucket: 'clearpaw' }));
  connectStorageEmulator(storage, location.hostname, Number(location.port), { mockUserToken: token });
  const bytesOf = (size) => {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
    return bytes;
  };
  const same = (a, b) => a.length === b.length && a.every((byte, at) => byte === b[at]);
  const until = async (task, state) => {
    while (task.snapshot.state !== state) await new Promise((wake) => setTimeout(wake, 5));
  };
  const start = (path, size) => {
    const bytes = bytesOf(size);
    return { target: ref(storage, path), bytes, task: uploadBytesResumable(ref(storage, path), bytes) };
  };
  globalThis.published = {
    async round(path, size) {
      const { target, bytes, task } = start(path, size);
      await task;
      return same(new Uint8Array(await getBytes(target)), bytes);
    },
    async pauseAndResume(path, size) {
      const { target, bytes, task } = start(path, size);
      const paused = task.pause();
      await until(task, 'paused');
      const resumed = task.resume();
      await task;
      return { paused, resumed, same: same(new Uint8Array(await getBytes(target)), bytes) };
    },
    async cancel(path, size) {
      const { target, task } = start(path, size);
      const cancelled = task.cancel();
      const code = await task.then(() => 'finished', (problem) => problem.code);
      return { cancelled, code, after: await getMetadata(target).then(() => 'there', (problem) => problem.code) };
    },
    link: (path) => getDownloadURL(ref(storage, path)),
  };
};`;

/** The published client as one script a page can load. */
async function bundled(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-published-'));
  try {
    const input = join(folder, 'published.js');
    writeFileSync(input, script);
    const bundle = await rolldown({
      input,
      platform: 'browser',
      resolve: { modules: [join(root, 'node_modules')] },
    });
    const file = join(folder, 'out.js');
    await bundle.write({ file, format: 'iife' });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Published {
  round(path: string, size: number): Promise<boolean>;
  pauseAndResume(path: string, size: number): Promise<unknown>;
  cancel(path: string, size: number): Promise<unknown>;
  link(path: string): Promise<string>;
}
declare const published: Published;
declare const connectPublished: (token: string) => void;

let browser: Browser;
let person: BrowserPerson;
let folder: string;
beforeAll(async () => {
  browser = await openBrowser();
  person = await openPage(browser, desk);
  await register(person, 'published@story.test', 'Pet Owner');
  const owner = await person.page.evaluate(async () => {
    const { token } = (await (await fetch('/api/auth/token')).json()) as { token: string };
    const { user } = (await (await fetch('/api/auth/get-session')).json()) as { user: { id: string } };
    return { uid: user.id, token };
  });
  folder = `users/${owner.uid}/files`;
  await person.page.evaluate(await bundled());
  await person.page.evaluate((token) => connectPublished(token), owner.token);
}, 60_000);
afterAll(() => browser?.close());

it.each(sizes)(
  'the published client in a browser stores %i bytes and reads the same back',
  async (size) => {
    const round = () =>
      person.page.evaluate(([path, length]) => published.round(path, length), [
        `${folder}/round-${size}`,
        size,
      ] as const);
    expect(await round()).toBe(true);
  },
  120_000,
);

it('pauses, goes on and ends whole; a cancelled upload leaves nothing', async () => {
  const { page } = person;
  const went = await page.evaluate((path) => published.pauseAndResume(path, 5_000_000), `${folder}/paused`);
  expect(went).toEqual({ paused: true, resumed: true, same: true });
  const ended = await page.evaluate((path) => published.cancel(path, 5_000_000), `${folder}/cancelled`);
  expect(ended).toEqual({
    cancelled: true,
    code: 'storage/canceled',
    after: 'storage/object-not-found',
  });
}, 60_000);

it('hands out a link that works for anyone who has it', async () => {
  const link = await person.page.evaluate((path) => published.link(path), `${folder}/round-5`);
  const reply = await fetch(link);
  expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, 5]);
  expect(new URL(link).host).toBe(new URL(inject('baseUrl')).host);
});
