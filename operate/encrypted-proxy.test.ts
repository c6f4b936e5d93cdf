import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/platform/config/index.ts';
import { listen } from '../apps/server/src/platform/http/index.ts';
import { freePort, makeFolder, tlsSettings } from '../apps/server/test/index.ts';
import { startProxy } from './setup/haproxy.ts';
import { until } from './setup/wait.ts';

/** Two servers with certificates of one authority, behind HAProxy that trusts the authority in a file. */
async function startFront(trusted: 'theirs' | 'another'): Promise<string> {
  const { authorityPem, environment } = await tlsSettings();
  const ports = [await freePort(), await freePort()];
  const app = { fetch: () => new Response('ready') };
  for (const port of ports) await listen(app, readConfig({ ...environment, PORT: String(port) }));
  const file = join(await makeFolder(), 'authority.pem');
  await writeFile(file, trusted === 'theirs' ? authorityPem : (await tlsSettings()).authorityPem);
  const proxy = await startProxy('haproxy-servers.cfg', 'LISTEN', {
    SERVER_TLS: `ssl verify required ca-file ${file}`,
    ...Object.fromEntries(ports.map((port, index) => [`SERVER_${index + 1}`, `127.0.0.1:${port}`])),
  });
  return `http://127.0.0.1:${proxy.port}/readyz`;
}

const statusOf = async (url: string) => (await fetch(url).catch(() => null))?.status;

test('HAProxy reaches servers by https if it can verify their certificates', async () => {
  const url = await startFront('theirs');
  await until('a server behind HAProxy', 10, async () => (await statusOf(url)) === 200);
});

test('HAProxy sends nothing to servers whose certificates it cannot verify', async () => {
  const url = await startFront('another');
  await until('HAProxy without a server', 10, async () => (await statusOf(url)) === 503);
  expect(await statusOf(url)).toBe(503);
});
