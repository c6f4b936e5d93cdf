import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, makeFolder } from '../../apps/server/test/index.ts';
import { askDatabase, isPrimary } from './ask-database.ts';
import { type Child, giveFolderTo, postgresUser, startChild } from './child.ts';
import { startProxy } from './haproxy.ts';
import { makeNode, type PatroniNode, superuser } from './patroni-node.ts';
import { until } from './wait.ts';

/** Three PostgreSQL servers of which one is the primary, reached through HAProxy. */
export interface PatroniCluster {
  /** The address of the product's own database, for a role that is no superuser. */
  readonly url: string;
  /** The same through the same proxy, for the superuser. */
  readonly adminUrl: string;
  /** HAProxy. */
  readonly proxy: Child;
  /** Ends the primary with `kill -9`. */
  killPrimary(): Promise<PatroniNode>;
  /** Makes another machine the primary, in order. */
  switchOver(): Promise<void>;
  /** Waits until two machines follow the primary. */
  untilWhole(): Promise<void>;
}

export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await makeFolder();
  await giveFolderTo(folder, postgresUser());
  const etcdPort = await startEtcd(folder);
  const names = ['node1', 'node2', 'node3'];
  const nodes = await Promise.all(names.map((name) => makeNode(folder, name, etcdPort)));
  for (const node of nodes) node.start();
  const said = () => nodes.map((node) => node.said().slice(-600)).join('\n');
  const untilWhole = async () =>
    void (await until('a primary with two replicas', 120, () => isWhole(nodes), said));
  await untilWhole();
  const addresses = nodes.map(({ port, apiPort }, index) => ({
    [`NODE_${index + 1}`]: `127.0.0.1:${port}`,
    [`NODE_${index + 1}_API`]: String(apiPort),
  }));
  const { port, process: proxy } = await startProxy(
    'haproxy-database.cfg',
    'DATABASE_LISTEN',
    Object.assign({}, ...addresses),
  );
  const password = encodeURIComponent(superuser.password);
  const adminUrl = `postgres://${superuser.name}:${password}@127.0.0.1:${port}/postgres`;
  // Before its first check of them, HAProxy takes all three for primaries.
  await until('the primary alone behind HAProxy', 30, async () => {
    const answers = await Promise.all(nodes.map(() => isPrimary(adminUrl)));
    return answers.every(Boolean);
  });
  await askDatabase(adminUrl, "create role clearpaw login password 'clearpaw'");
  await askDatabase(adminUrl, 'create database clearpaw owner clearpaw');
  return {
    ...{ url: `postgres://clearpaw:clearpaw@127.0.0.1:${port}/clearpaw`, adminUrl, proxy, untilWhole },
    async killPrimary() {
      const primary = await findPrimary(nodes);
      await primary.kill();
      return primary;
    },
    async switchOver() {
      const primary = await findPrimary(nodes);
      const body = JSON.stringify({ leader: primary.name });
      const reply = await fetch(`http://127.0.0.1:${primary.apiPort}/switchover`, { method: 'POST', body });
      if (!reply.ok) throw new Error(`Patroni refused a switchover: ${await reply.text()}`);
    },
  };
}

async function startEtcd(folder: string): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const dataDir = join(folder, 'etcd');
  const user = postgresUser();
  await mkdir(dataDir, { mode: 0o700 });
  await giveFolderTo(dataDir, user);
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const settings = {
    'data-dir': dataDir,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const etcd = startChild('etcd', args, { user });
  await until('etcd', 30, async () => (await fetch(`${client}/health`)).ok, etcd.said);
  return port;
}

interface Member {
  readonly role: string;
  readonly state: string;
}

async function isWhole(nodes: readonly PatroniNode[]): Promise<boolean> {
  const { apiPort } = await findPrimary(nodes);
  const reply = await fetch(`http://127.0.0.1:${apiPort}/cluster`);
  const { members } = (await reply.json()) as { members: Member[] };
  const roles = members
    .filter(({ state }) => ['running', 'streaming'].includes(state))
    .map(({ role }) => role);
  return roles.length === nodes.length && roles.includes('leader') && roles.includes('sync_standby');
}

/** @throws while there is none */
async function findPrimary(nodes: readonly PatroniNode[]): Promise<PatroniNode> {
  for (const node of nodes) {
    const reply = await fetch(`http://127.0.0.1:${node.apiPort}/primary`).catch(() => null);
    if (reply?.ok) return node;
  }
  throw new Error('There is no primary.');
}
