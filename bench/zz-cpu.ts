import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedCluster } from '../apps/server/src/platform/database/index.ts';
import { drive } from './load.ts';
import { buildScene } from './scene.ts';
import { serve } from './serve.ts';

const folder = await mkdtemp(join(tmpdir(), 'clearpaw-bench-'));
await chmod(folder, 0o755);
const cluster = await startEmbeddedCluster(folder);
const shared = { DATABASE_URL: cluster.url, PUBLIC_URL: 'http://bench.test', AUTH_SECRET: 'b'.repeat(40) };
const environment = { ...shared, DATA_DIR: folder, LOG_LEVEL: 'warn', DEMO: '0' };
const scene = await buildScene(environment, 160);
const ours = await serve('clearpaw', '../apps/server/src/main.ts', { ...environment, PORT: '4711' });
const bare = await serve('bare', './bare-server.ts', { ...shared, PORT: '4712', BENCH_UID: scene.uid });
async function cpu() {
  const r: Record<string, number> = {};
  for (const d of await readdir('/proc')) {
    if (!/^\d+$/.test(d)) continue;
    try {
      const cmd = (await readFile(`/proc/${d}/cmdline`, 'utf8')).replaceAll('\0', ' ');
      const st = (await readFile(`/proc/${d}/stat`, 'utf8')).split(') ')[1]!.split(' ');
      const t = (Number(st[11]) + Number(st[12])) * 10;
      const k =
        cmd.includes('apps/server/src/main.ts') && !cmd.includes('tools')
          ? 'ours'
          : cmd.includes('bare-server')
            ? 'bare'
            : cmd.startsWith('postgres') || cmd.includes('bin/postgres')
              ? 'pg'
              : cmd.includes('zz-cpu')
                ? 'load'
                : '';
      if (k) r[k] = (r[k] ?? 0) + t;
    } catch {}
  }
  return r;
}
for (const c of [ours, bare]) await drive(c.port, scene, 3);
for (const c of [ours, bare, ours, bare]) {
  const a = await cpu();
  const r = await drive(c.port, scene, 4);
  const b = await cpu();
  const n = r.visitsPerSecond * 4;
  console.log(
    c.name,
    r.visitsPerSecond.toFixed(0),
    Object.fromEntries(Object.keys(b).map((k) => [k, (((b[k] ?? 0) - (a[k] ?? 0)) / n).toFixed(2)])),
  );
}
await ours.stop();
await bare.stop();
await cluster.stop();
await rm(folder, { recursive: true, force: true });
