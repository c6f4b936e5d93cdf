import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import {
  makeBucket,
  type TestBucket,
} from '../../apps/server/src/platform/objects/bytes/testing/bucket-client.ts';
import { freePort } from '../../apps/server/test/index.ts';
import { type Child, startChild } from './child.ts';
import { proxySettings, serverSettings } from './swift-settings.ts';
import { until } from './wait.ts';

const user = { keyId: 'test:tester', secret: 'testing' };

/** OpenStack Swift on this machine, with an empty bucket, until the last test of the file has ended. */
export async function startSwift(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-swift-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  const hash = '[swift-hash]\nswift_hash_path_prefix = clearpaw\nswift_hash_path_suffix = trial\n';
  writeFileSync(join(folder, 'swift.conf'), hash);
  const programs: Child[] = [];
  afterAll(async () => {
    for (const program of programs) await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (name: string, settings: string) => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, settings);
    programs.push(startChild(`swift-${name}-server`, [file, '-v'], { endsWith: 'file' }));
  };
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort();
    makeRing(folder, kind, port);
    run(kind, serverSettings(folder, kind, port));
  }
  const port = await freePort();
  run('proxy', proxySettings(folder, port, user));
  const bucket = { endpoint: `http://127.0.0.1:${port}`, name: 'clearpaw', ...user };
  const said = () => programs.map((program) => program.said().slice(-500)).join('\n');
  await until('Swift', 60, () => makeBucket(bucket).then(() => true), said);
  return bucket;
}

/** Where the one device of this machine lies among the parts of a ring. */
function makeRing(folder: string, kind: string, port: number): void {
  const builder = join(folder, `${kind}.builder`);
  const steps = [['create', '6', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']];
  for (const step of steps) execFileSync('swift-ring-builder', [builder, ...step], { stdio: 'pipe' });
}
