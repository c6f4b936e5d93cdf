import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/index.ts';
import { type Child, startChild } from './child.ts';

export interface Proxy {
  readonly port: number;
  readonly process: Child;
}

/** HAProxy with a file of `deploy/`, whose addresses come from the environment; `listen` is the variable of its own one. */
export async function startProxy(
  file: 'haproxy-database.cfg' | 'haproxy-servers.cfg',
  listen: string,
  env: Readonly<Record<string, string>>,
): Promise<Proxy> {
  const port = await freePort();
  const path = fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url));
  const address = { [listen]: `127.0.0.1:${port}` };
  return { port, process: startChild('haproxy', ['-db', '-f', path], { env: { ...env, ...address } }) };
}
