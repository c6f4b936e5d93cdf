import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { takeBusinessExport } from './export-business.ts';
import { gatherBusiness } from './gather-business.ts';

/** Serves what a business keeps as one file. The address is the proof, once; without a right one there is nothing here. */
export function businessExportRoutes({ store, clock }: Services): Hono {
  const routes = new Hono();
  routes.get('/business-exports/:key', async (context) => {
    const now = clock.now();
    const businessId = await takeBusinessExport(store.db, context.req.param('key'), now);
    if (businessId === null) {
      return context.text('This link was used or has expired. Export again in Clearpaw.', 404);
    }
    const day = now.toISOString().slice(0, 10);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Content-Disposition', `attachment; filename="clearpaw-business-${day}.json"`);
    const pieces = Readable.from(gatherBusiness(store, businessId, now.toISOString()));
    return context.body(Readable.toWeb(pieces) as ReadableStream, 200, {
      'Content-Type': 'application/json',
    });
  });
  return routes;
}
