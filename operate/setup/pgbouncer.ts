import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, makeFolder } from '../../apps/server/test/index.ts';
import { askDatabase } from './ask-database.ts';
import { giveFolderTo, postgresUser, startChild } from './child.ts';
import { until } from './wait.ts';

/** PgBouncer in transaction mode before a database. Returns the address of the same database through it. */
export async function startPgBouncer(databaseUrl: string): Promise<string> {
  const target = new URL(databaseUrl);
  const [folder, port] = [await makeFolder(), await freePort()];
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`, { mode: 0o644 });
  const settings = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 10',
  ];
  await writeFile(settings, `${lines.join('\n')}\n`, { mode: 0o644 });
  const user = postgresUser();
  await giveFolderTo(folder, user);
  const bouncer = startChild('pgbouncer', [settings], { user });
  const url = new URL(databaseUrl);
  url.port = String(port);
  await until(
    'PgBouncer',
    20,
    async () => (await askDatabase(url.href, 'select 1')).length === 1,
    bouncer.said,
  );
  return url.href;
}
