import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import { openDatabase } from '../../src/platform/database/index.ts';
import { openPostOffice, type PostOffice } from '../../src/platform/mail/testing/post-office.ts';
import { createLog } from '../../src/platform/telemetry/index.ts';
import { freePort } from '../free-port.ts';
import { useDatabase } from '../test-database.ts';
import { type TestServer, useServer } from '../test-server.ts';
import { FaultProxy } from './fault-proxy.ts';
import { openPayments, type Payments, stripeSettings } from './payments.ts';

/** What a server depends on over the network. */
export const parts = ['database', 'storage', 'mail', 'stripe'] as const;
export type Part = (typeof parts)[number];

/** A server whose four parts are real, each behind a network that can fail. */
export interface Rig {
  readonly server: TestServer;
  readonly proxies: Readonly<Record<Part, FaultProxy>>;
  readonly mails: PostOffice;
  readonly payments: Payments;
  /** The `webhook-id` of each message that arrived, by the path of its address. */
  readonly hooks: ReadonlyMap<string, readonly string[]>;
  readonly hooksUrl: string;
}

/** Opens one for the tests of a file; it is closed after the last of them. */
export async function useRig(): Promise<Rig> {
  const databaseUrl = new URL(await useDatabase());
  const direct = openDatabase(databaseUrl.href, createLog('silent'), { poolSize: 4 });
  const payments = await openPayments(direct);
  const mails = await openPostOffice();
  const storagePort = await useBucket();
  const { hooks, hooksUrl } = await useReceiver();
  const before = (port: number | string, host = '127.0.0.1') =>
    FaultProxy.before({ host, port: Number(port) });
  const proxies = {
    database: await before(databaseUrl.port, databaseUrl.hostname),
    storage: await before(storagePort),
    mail: await before(new URL(mails.url).port),
    stripe: await before(payments.port),
  };
  databaseUrl.port = String(proxies.database.port);
  databaseUrl.hostname = '127.0.0.1';
  const server = await useServer(
    {
      DATABASE_URL: databaseUrl.href,
      STORAGE_URL: `s3://clearpaw?endpoint=http://127.0.0.1:${proxies.storage.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
      MAIL_FROM: 'hello@clearpaw.test',
      WEBHOOK_ALLOW_PRIVATE: '1',
      ...stripeSettings(proxies.stripe.port),
    },
    { runJobs: true },
  );
  afterAll(async () => {
    for (const proxy of Object.values(proxies)) proxy.close();
    payments.close();
    await mails.close();
    await direct.close();
  });
  return { server, proxies, mails, payments, hooks, hooksUrl };
}

/** An S3 service with one bucket; returns its port. */
async function useBucket(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'clearpaw-faults-'));
  const port = await freePort();
  const configureBuckets = [{ name: 'clearpaw', configs: [] }];
  const service = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
  await service.run();
  afterAll(async () => {
    await service.close();
    await rm(directory, { recursive: true, force: true });
  });
  return port;
}

/** A program that webhooks are sent to. */
async function useReceiver() {
  const hooks = new Map<string, string[]>();
  const receiver = createServer((request, response) => {
    const ids = hooks.get(request.url ?? '') ?? [];
    hooks.set(request.url ?? '', [...ids, String(request.headers['webhook-id'])]);
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  return { hooks, hooksUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}` };
}
