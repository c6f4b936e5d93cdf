import { execFileSync } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, makeFolder } from '../../apps/server/test/index.ts';
import { giveFolderTo, postgresUser, startChild } from './child.ts';
import { findPostgres } from './find-postgres.ts';
import { until } from './wait.ts';

const script = fileURLToPath(new URL('../../deploy/database.sql', import.meta.url));

/**
 * An empty PostgreSQL as the image of compose.yaml makes it: a superuser who needs no password on the socket, and
 * deploy/database.sql run at the first start. Returns the addresses of the product's role and of the superuser.
 */
export async function startFirstDatabase(password: string) {
  const [home, port, user, bin] = [await makeFolder(), await freePort(), postgresUser(), findPostgres()];
  const [data, first, secret] = [join(home, 'data'), join(home, 'database.sql'), join(home, 'password')];
  // PostgreSQL's user may not be able to read the checkout.
  await copyFile(script, first);
  await writeFile(secret, password);
  for (const path of [home, first, secret]) await giveFolderTo(path, user);
  const env = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', POSTGRES_PASSWORD: password };
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin ?? '', program), args, { ...user, env, cwd: '/', encoding: 'utf8' });
  const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`];
  run('initdb', ['--username=postgres', '--encoding=UTF8', ...auth, data]);
  const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', home];
  const cluster = startChild(join(bin ?? '', 'postgres'), ['-D', data, ...listen], { user });
  const psql = (...args: string[]) =>
    run('psql', ['-h', home, '-p', String(port), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', ...args]);
  const isUp = async () => /ready to accept connections/.test(cluster.said());
  await until('PostgreSQL', 30, isUp, cluster.said);
  psql('-f', first);
  const address = (role: string, name: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
  return { url: address('clearpaw', 'clearpaw'), superuserUrl: address('postgres', 'postgres'), psql };
}
