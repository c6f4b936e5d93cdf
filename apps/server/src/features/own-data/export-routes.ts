import { Hono } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { ownerOfExport } from './export-my-data.ts';
import { gatherPersonalData } from './gather-personal-data.ts';

/** Serves a person's data as one file. The address is the proof; without a right one there is nothing here. */
export function exportRoutes({ store, clock }: Services): Hono {
  const routes = new Hono();
  routes.get('/exports/:key', async (context) => {
    const now = clock.now();
    const uid = await ownerOfExport(store.db, context.req.param('key'), now);
    if (uid === null) return context.text('This link has expired. Ask for a new one in the settings.', 404);
    const file = { exportedAt: now.toISOString(), ...(await gatherPersonalData(store, uid)) };
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Content-Disposition', 'attachment; filename="clearpaw-data.json"');
    return context.body(JSON.stringify(file, null, 2), 200, { 'Content-Type': 'application/json' });
  });
  return routes;
}
