import { expect, test } from 'vitest';
import { drawPdf } from '../apps/server/src/features/documents/testing/draw-pdf.ts';
import { drawScan } from '../apps/server/src/features/documents/testing/draw-scan.ts';
import { freePort, postCall, type ServerProcess, useDatabase } from '../apps/server/test/index.ts';
import { askContainer, buildImage, runImage } from './setup/image.ts';
import { type Owner, signUpOwner } from './setup/sign-up-owner.ts';
import { unresolved } from './setup/unresolved.ts';
import { until } from './setup/wait.ts';

const container = 'clearpaw-trial';
const line = 'Rabies 3yr   given 06/15/2024   expires 06/15/2027';
const asModule = ['--experimental-import-meta-resolve', '--input-type=module', '-e'];
const database = await useDatabase(null);

test('the image is at most 350 MB, starts within 3 minutes, and does its work without rights', async () => {
  const image = buildImage();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = runImage(image, container, {
    PORT: port,
    DATABASE_URL: database,
    PUBLIC_URL: 'http://operate.test',
    AUTH_SECRET: 'o'.repeat(40),
  });
  const isReady = async () => (await fetch(`${url}/readyz`)).ok;
  const seconds = await until('the server of the image', 180, isReady, child.said);
  console.log(`${(image.bytes / 1e6).toFixed(0)} MB, ready ${seconds.toFixed(1)} s after its start`);

  expect(askContainer(container, '-e', rights)).toBe('1000 0000000000000000 EROFS');
  expect(askContainer(container, '-e', packages)).toBe('[]');
  expect(askContainer(container, ...asModule, unresolved)).toBe('[]');
  expect(askContainer(container, '/app/tools/admin.ts', 'audit', 'verify')).toContain('0 broken');
  const server: ServerProcess = { url, pid: child.pid, said: child.said, end: async () => null };
  await useEverything(server);
  expect(image.bytes).toBeLessThanOrEqual(350e6);
});

/** Who it is, what it may do, and what comes of writing beside its program. */
const rights = `const { readFileSync, writeFileSync } = require('node:fs');
const [, can] = /CapEff:\\s(\\w+)/.exec(readFileSync('/proc/self/status', 'utf8'));
try { writeFileSync('/app/x', ''); } catch (error) { console.log(process.getuid(), can, error.code); }`;

/** What the program imports and cannot be loaded. */
const packages = `const { readFileSync, readdirSync } = require('node:fs');
const files = readdirSync('src', { recursive: true }).filter((path) => /[.]tsx?$/.test(path));
const wanted = new Set();
for (const file of files) {
  const text = readFileSync('src/' + file, 'utf8');
  for (const [, name] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^'.][^']*)';/gm)) wanted.add(name);
}
const broken = [];
(async () => {
  for (const name of wanted) await import(name).catch((error) => broken.push(name + ': ' + error.message));
  console.log(JSON.stringify(wanted.size > 50 ? broken : [...wanted]));
  process.exit();
})();`;

/** What needs the packages with programs and data of their own: pictures, recognition, pages and printing. */
async function useEverything(server: ServerProcess): Promise<void> {
  const owner = await signUpOwner(server);
  const { id: petId } = await postCall(server.url, owner, 'createPet', { name: 'Biscuit', species: 'dog' });
  const [pdf, scan] = [drawPdf(line), drawScan(line)];
  expect(await readDocument(server, owner, petId, 'typed.pdf', pdf)).toEqual(['rabies-3y', '2024-06-15']);
  expect(await readDocument(server, owner, petId, 'scanned.png', scan)).toEqual(['rabies-3y', '2024-06-15']);
  const printed = await postCall(server.url, owner, 'exportPet', { petId, format: 'pdf' });
  const reply = await fetch(printed.url.replace('http://operate.test', server.url));
  expect([reply.status, (await reply.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
}

async function readDocument(server: ServerProcess, owner: Owner, petId: string, name: string, bytes: Buffer) {
  const storagePath = `users/${owner.uid}/documents/${name}`;
  const kind = 'vaccination_certificate';
  const stored = await fetch(`${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(storagePath)}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${owner.token}` },
    body: new Uint8Array(bytes),
  });
  expect([stored.status, await stored.text()]).toEqual([200, expect.anything()]);
  const { id: documentId } = await postCall(server.url, owner, 'addDocument', { petId, storagePath, kind });
  const read = () => postCall(server.url, owner, 'getDocument', { documentId });
  await until(
    `the reading of ${name}`,
    120,
    async () => (await read()).state === 'needs_review',
    server.said,
  );
  const [found] = (await read()).proposals;
  return [found?.vaccine.value, found?.administeredOn.value];
}
