import type { Server } from 'node:http';
import { createServer } from 'node:https';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Config, StartRefused } from '../config/index.ts';
import { cutSilentSenders } from './silent-senders.ts';

/** How long requests may continue after the server was told to stop. */
const graceMs = 10_000;
/** How long a sender may be silent during a request, and how long its headers may take. */
const silenceMs = 30_000;
const timeLimits = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** Serves the app by HTTP, or by HTTPS with a certificate; resolves once connections are accepted. A port that is not free is refused with one line. */
export function listen(
  app: Pick<Hono, 'fetch'>,
  config: Pick<Config, 'host' | 'port' | 'tls'>,
): Promise<{ close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const where = { fetch: app.fetch, port: config.port, hostname: config.host };
    const server = serve({ ...where, ...protocolOf(config) }) as Server;
    cutSilentSenders(server, silenceMs);
    server.once('error', (problem: NodeJS.ErrnoException) => reject(explain(problem, config)));
    server.once('listening', () => resolve({ close: () => close(server) }));
  });
}

/** With a certificate HTTPS alone is taken: what arrives by HTTP is not answered. */
function protocolOf({ tls }: Pick<Config, 'tls'>) {
  if (!tls) return { serverOptions: timeLimits };
  const secrets = { cert: tls.certificate, key: tls.key, minVersion: 'TLSv1.2' as const };
  return { createServer, serverOptions: { ...timeLimits, ...secrets, handshakeTimeout: 15_000 } };
}

function explain(problem: NodeJS.ErrnoException, config: Pick<Config, 'host' | 'port'>): Error {
  const address = `${config.host}:${config.port}`;
  if (problem.code === 'EADDRINUSE')
    return new StartRefused(`PORT is taken: something already listens on ${address}.`);
  if (problem.code === 'EACCES')
    return new StartRefused(`PORT is not allowed: ${address} needs more rights.`);
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND') {
    return new StartRefused(`HOST is not an address of this machine: ${config.host}.`);
  }
  return problem;
}

/** Idle connections are closed at once, busy ones when they are done or the grace period is over. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
