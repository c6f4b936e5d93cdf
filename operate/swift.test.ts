import { createHash, randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBucket } from '../apps/server/src/platform/objects/bytes/open-bucket.ts';
import { listKeys } from '../apps/server/src/platform/objects/bytes/testing/bucket-client.ts';
import { describeByteStore } from '../apps/server/src/platform/objects/bytes/testing/describe-byte-store.ts';
import { startFaultyProxy } from '../apps/server/src/platform/objects/clients/testing/faulty-proxy.ts';
import { ourClient } from '../apps/server/src/platform/objects/clients/testing/our-client.ts';
import { startProcess, useDatabase } from '../apps/server/test/index.ts';
import { signUpOwner } from './setup/sign-up-owner.ts';
import { startSwift } from './setup/swift.ts';
import { until } from './setup/wait.ts';

const kills = Number(process.env.OPERATE_KILLS ?? 20);
const bucket = await startSwift();
const keys = { AWS_ACCESS_KEY_ID: bucket.keyId, AWS_SECRET_ACCESS_KEY: bucket.secret };
const databaseUrl = await useDatabase();
const storageUrl = `s3://${bucket.name}?endpoint=${bucket.endpoint}&region=us-east-1`;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

Object.assign(process.env, keys);
describeByteStore('OpenStack Swift', openBucket(new URL(storageUrl)));

test(`a server killed in the middle of ${kills} uploads: each arrives whole, and nothing else is left`, async () => {
  const environment = {
    ...keys,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: storageUrl,
    AUTH_SECRET: 'o'.repeat(40),
    PUBLIC_URL: 'http://operate.test',
  };
  let server = await startProcess(environment);
  const PORT = new URL(server.url).port;
  const { uid, token } = await signUpOwner(server);
  // What the tests above have left.
  const [objects, uploads] = [await countObjects('objects/'), await countObjects('uploads/')];
  let sent = 0;
  for (let kill = 0; kill < kills; kill++) {
    const bytes = randomBytes(randomInt(1_000_000, 5_000_000));
    const line = await startFaultyProxy(server.url, () => null);
    const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, Math.min(ms, 200)));
    const path = `users/${uid}/files/${kill}`;
    const task = ourClient(line.url, token, { pause }).upload(path, new Blob([bytes]));
    const killAt = randomInt(1, bytes.length);
    await until('a part of the upload', 30, async () => line.bodyBytes() >= killAt);
    await server.end('SIGKILL');
    expect(task.snapshot.state).toBe('running');
    server = await startProcess({ ...environment, PORT });
    await task.done;
    const stored = await ourClient(server.url, token).getBlob(path);
    expect(hash(new Uint8Array(await stored.arrayBuffer()))).toBe(hash(bytes));
    sent += line.bodyBytes() / bytes.length;
    line.close();
  }
  // What a killed server left unneeded goes with the sweep of the next minute.
  await expect
    .poll(() => countObjects('objects/'), { timeout: 150_000, interval: 1_000 })
    .toBe(objects + kills);
  await expect.poll(() => countObjects('uploads/'), { timeout: 150_000, interval: 1_000 }).toBe(uploads);
  console.log(
    `${kills} uploads, each with a kill: all whole; ${(sent / kills).toFixed(2)} bytes sent for each byte of a file`,
  );
});

async function countObjects(prefix: string): Promise<number> {
  return (await listKeys(bucket, prefix)).filter((key) => !key.includes('server-note-')).length;
}
