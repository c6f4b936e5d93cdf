import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { freePort, makeFolder, startProcess } from '../apps/server/test/index.ts';
import { startChild } from './setup/child.ts';
import { until } from './setup/wait.ts';

const config = fileURLToPath(new URL('../deploy/Caddyfile', import.meta.url));

interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

/** One request by plain HTTP, its path sent as it is. */
function ask(port: number, method: string, path: string): Promise<Reply> {
  const headers = { host: 'localhost', authorization: 'Bearer a-secret' };
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (piece: string) => {
      body += piece;
    });
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
    );
  });
  sent.on('error', reject).end();
  return promise;
}

/** Caddy with its own authority for localhost, before a server of the product. */
async function startCaddy() {
  const [http, https, folder] = [await freePort(), await freePort(), await makeFolder()];
  const server = await startProcess({ TRUST_PROXY: '1' });
  const env = {
    DOMAIN: 'localhost',
    UPSTREAM: new URL(server.url).host,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  };
  startChild('caddy', ['run', '--config', config], { env });
  await until('Caddy answers', 30, () =>
    ask(http, 'GET', '/').then(
      () => true,
      () => false,
    ),
  );
  return { http, https, root: `${folder}/caddy/pki/authorities/local/root.crt` };
}

describe('Caddy with deploy/Caddyfile', () => {
  test('pages redirect to https, while programs are refused on port 80', async () => {
    const { http, https, root } = await startCaddy();
    for (const path of ['/', '/log-in', '/b/harbor-dogs?from=poster', '/v/ABCD', '/unsubscribe/x', '/help'])
      expect([path, await ask(http, 'GET', path)]).toEqual([
        path,
        { status: 308, location: `https://localhost${path}`, body: '' },
      ]);
    const programs: [string, string][] = [
      ['POST', '/functions/getProfile'],
      ['POST', '/%66unctions/getProfile'],
      ['POST', '/Functions/getProfile'],
      ['POST', '/clearpaw/us-central1/getProfile'],
      ['POST', '/api/auth/sign-in/email'],
      ['GET', '/v0/b/clearpaw/o?prefix=users%2F'],
      ['GET', '/v0/b/clearpaw/o/users%2F1%2Ffiles%2Fa?alt=media&token=1'],
      ['POST', '/mcp'],
      ['POST', '/webhooks/stripe'],
      ['POST', '/shl/address'],
      ['GET', '/calendar/token.ics'],
      ['GET', '/.well-known/badge-keys.json'],
      ['GET', '/openapi.json'],
      ['GET', '/metrics'],
    ];
    for (const [method, path] of programs)
      expect([path, await ask(http, method, path)]).toEqual([
        path,
        { status: 403, location: undefined, body: expect.stringContaining('takes https only') },
      ]);
    const args = ['--silent', '--show-error', '--cacert', root, '--resolve', `localhost:${https}:127.0.0.1`];
    const curl = startChild('curl', [...args, `https://localhost:${https}/openapi.json`]);
    await until('the server answers by https', 30, async () => curl.said().includes('"openapi":"3.1'));
  });
});
