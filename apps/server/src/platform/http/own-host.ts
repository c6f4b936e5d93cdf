import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';

const ofThisMachine = ['localhost', '127.0.0.1', '[::1]'];
const anyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Accepts only requests that name this server as their host. A page of another site can point its own name at this
 * machine (DNS rebinding) and could then read what is meant for its developer: emails with links, payments of the
 * sandbox.
 */
export function ownHostOnly({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): MiddlewareHandler {
  const own = new Set([...ofThisMachine, new URL(publicUrl).hostname.toLowerCase()]);
  if (!anyAddress.has(host)) own.add(host.includes(':') ? `[${host}]` : host.toLowerCase());
  return (context, next) => {
    const named = hostnameOf(context.req.header('host') ?? '');
    if (named !== null && own.has(named)) return next();
    const message = 'This address is served under the name of this server only; see PUBLIC_URL.';
    return Promise.resolve(context.text(message, 421));
  };
}

function hostnameOf(header: string): string | null {
  try {
    return new URL(`http://${header}`).hostname.toLowerCase();
  } catch {
    return null;
  }
}
