import { Hono } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { publishedKeys, signingKey } from './badge-keys.ts';
import { publicJwk } from './find-key.ts';
import { publicBadgeRoutes } from './public-badge-page.ts';
import { makeRevocationList } from './revocation-list.ts';

/**
 * A revocation is effective everywhere within ten seconds: it is cached this long here and this long in other caches.
 */
const listHeldMs = 4_000;

/** What outsiders need to verify badges, readable from any origin; and the page behind a badge, with the fonts of the web app. */
export function badgeRoutes(services: Services, webRoot: string): Hono {
  const routes = new Hono();
  const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  routes.get('/.well-known/badge-keys.json', async (context) => {
    const now = services.clock.now();
    await signingKey(services, now);
    const keys = (await publishedKeys(services, now)).map(publicJwk);
    return context.json({ keys }, 200, { ...open, 'Cache-Control': 'public, max-age=300' });
  });
  const list = heldFor(services, () => makeRevocationList(services, services.clock.now()));
  routes.get('/.well-known/badge-revocations', async (context) =>
    context.body(await list(), 200, {
      ...open,
      'Cache-Control': 'public, max-age=4',
      'Content-Type': 'application/cose; cose-type="cose-sign1"',
    }),
  );
  routes.route('/', publicBadgeRoutes(services, webRoot));
  return routes;
}

/** Caches a value for a while, and creates it once however many callers ask at the same time. */
function heldFor<T>({ clock }: Pick<Services, 'clock'>, make: () => Promise<T>): () => Promise<T> {
  let held: { readonly value: Promise<T>; readonly at: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (!held || Math.abs(now - held.at) >= listHeldMs) {
      held = { value: make(), at: now };
      // A failure is not cached: the next request tries again.
      held.value.catch(() => {
        held = null;
      });
    }
    return held.value;
  };
}
