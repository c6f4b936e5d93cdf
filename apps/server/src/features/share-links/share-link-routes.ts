import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LeasedLimit } from '../../platform/budgets/index.ts';
import { createSemaphore, QueueFull } from '../../platform/concurrency/index.ts';
import { callerAddress, type Services } from '../../platform/http/index.ts';
import { encryptFile } from './files/encrypt-file.ts';
import { isFileAddress } from './files/file-address.ts';
import { makeFile } from './files/make-file.ts';
import { findOpenLink } from './find-share-link.ts';
import { openSecrets } from './link-secrets.ts';
import { answerManifest } from './manifest.ts';
import { readManifestRequest } from './read-manifest-request.ts';

const maxBodyBytes = 16 * 1024;
const busySeconds = '5';
const malformed =
  'Send JSON such as {"recipient": "Name of the reader", "passcode": "…", "embeddedLengthMax": 100000}.';

/**
 * The endpoints of links by the SMART Health Links specification: for any program of any origin, without credentials.
 */
export function shareLinkRoutes(services: Services): Hono {
  const routes = new Hono();
  const max = Math.ceil(services.config.callsPerMinute / 10);
  const limit = { name: 'share-links-by-address', max, windowSeconds: 60 };
  const byAddress = new LeasedLimit(services.budgets, services.store.db, limit);
  // A file can be large, and creating one blocks the server.
  const takeTurns = createSemaphore({ capacity: 1, maxWaitingPerAccount: 4, maxWaiting: 20 });
  routes.use('/shl/*', openToAll, async (context, next) => {
    const taken = await byAddress.take(callerAddress(context, services.config));
    if (taken.allowed) return next();
    return context.json({ error: 'Too many requests.' }, 429, {
      'Retry-After': `${taken.retryAfterSeconds}`,
    });
  });
  routes.post('/shl/:address', bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody }), async (context) => {
    const asked = readManifestRequest(await context.req.text());
    if (!asked) return refuseBody(context);
    return answerManifest(services, context, context.req.param('address'), asked);
  });
  // Otherwise the app's own page would answer when a browser opens the address of a manifest.
  routes.all('/shl/:address', (context) =>
    context.json({ error: 'Send a POST request.' }, 405, { Allow: 'POST, OPTIONS' }),
  );
  routes.get('/shl/:address/files/:name', async (context) => {
    try {
      return await takeTurns(context.req.param('address'), () => sendFile(services, context));
    } catch (problem) {
      if (problem instanceof QueueFull)
        return context.json({ error: 'Busy.' }, 503, { 'Retry-After': busySeconds });
      throw problem;
    }
  });
  return routes;
}

const openToAll: MiddlewareHandler = async (context, next) => {
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Access-Control-Expose-Headers', 'Retry-After');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  context.header('Cache-Control', 'no-store');
  context.header('X-Robots-Tag', 'noindex');
  if (context.req.method !== 'OPTIONS') return next();
  context.header('Access-Control-Allow-Methods', 'GET, POST');
  context.header('Access-Control-Allow-Headers', 'content-type');
  context.header('Access-Control-Max-Age', '86400');
  return context.body(null, 204);
};

const refuseBody = (context: Context): Response => context.json({ error: malformed }, 400);

async function sendFile(services: Services, context: Context): Promise<Response> {
  const now = services.clock.now();
  const { address = '', name = '' } = context.req.param() as { address?: string; name?: string };
  const { until = '', signature = '' } = context.req.query();
  const gone = () => context.json({ error: 'This file is not available any more.' }, 404);
  if (!isFileAddress(services, { address, name, until, signature }, now)) return gone();
  const open = await findOpenLink(services.store.db, address, now);
  const secrets = open && openSecrets(services, open.link);
  const file = open && secrets && (await makeFile(services, open, name, now));
  if (!file) return gone();
  return context.body(await encryptFile(file, secrets.key), 200, { 'Content-Type': 'application/jose' });
}
