import { Hono } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { waiverAuthorities } from './waiver-identity.ts';

/** What outsiders need to verify signed waivers; readable from any origin, because it is the same for everyone. */
export function waiverRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/.well-known/waiver-ca.pem', async (context) =>
    context.body(await waiverAuthorities(services, services.clock.now()), 200, {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'application/x-pem-file',
    }),
  );
  return routes;
}
