import { chmod, copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { endNow, freePort } from '../../apps/server/test/index.ts';
import { type Child, giveFolderTo, postgresUser, startChild } from './child.ts';
import { findPostgres } from './find-postgres.ts';

const settings = fileURLToPath(new URL('../../deploy/patroni.yaml', import.meta.url));
export const superuser = { name: 'postgres', password: 'only for this trial' };

/** One PostgreSQL with the Patroni that runs it. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly apiPort: number;
  start(): void;
  /** Ends both at once (`kill -9`), Patroni first: it would start the other again. */
  kill(): Promise<void>;
  /** Of Patroni. */
  said(): string;
}

/** @param etcdPort of the etcd that all nodes share */
export async function makeNode(folder: string, name: string, etcdPort: number): Promise<PatroniNode> {
  const user = postgresUser();
  const [port, apiPort] = [await freePort(), await freePort()];
  const home = join(folder, name);
  const dataDir = join(home, 'data');
  await mkdir(home);
  await giveFolderTo(home, user);
  // PostgreSQL's user may not be able to read the checkout.
  const config = join(home, 'patroni.yaml');
  await copyFile(settings, config);
  await chmod(config, 0o644);
  const env = {
    HOME: home,
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${apiPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${apiPort}`,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: dataDir,
    PATRONI_POSTGRESQL_BIN_DIR: findPostgres() ?? '',
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: superuser.name,
    PATRONI_SUPERUSER_PASSWORD: superuser.password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: superuser.password,
  };
  let patroni: Child | null = null;
  const kill = async () => {
    await patroni?.end('SIGKILL');
    const noted = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
    const postmaster = Number(noted.split('\n')[0]);
    if (postmaster > 0) endNow(postmaster);
  };
  onTestFinished(kill);
  return {
    ...{ name, port, apiPort, kill },
    start() {
      patroni = startChild('patroni', [config], { env, user });
    },
    said: () => patroni?.said() ?? '',
  };
}
