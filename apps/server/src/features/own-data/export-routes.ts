import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { readerLanguage, type Services } from '../../platform/http/index.ts';
import { ownerOfExport } from './export-my-data.ts';
import { gatherPersonalData } from './gather-personal-data.ts';
import { ownDataMessages } from './messages.gen.ts';
import { wholeExport } from './whole-export.ts';

/** Serves a person's data as one file. The address is the authorization; any other address is not found. */
export function exportRoutes(services: Services): Hono {
  const { store, clock } = services;
  const routes = new Hono();
  routes.get('/exports/:key', async (context) => {
    const now = clock.now();
    const [key = '', ending] = context.req.param('key').split('.');
    const uid = await ownerOfExport(store.db, key, now);
    if (uid === null) return context.text(ownDataMessages[readerLanguage(context)].expired, 404);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    if (ending === 'zip') {
      context.header('Content-Disposition', 'attachment; filename="clearpaw-data.zip"');
      const stream = Readable.toWeb(Readable.from(wholeExport(services, uid, now)));
      return context.body(stream as ReadableStream<Uint8Array>, 200, { 'Content-Type': 'application/zip' });
    }
    const file = { exportedAt: now.toISOString(), ...(await gatherPersonalData(store, uid)) };
    context.header('Content-Disposition', 'attachment; filename="clearpaw-data.json"');
    return context.body(JSON.stringify(file, null, 2), 200, { 'Content-Type': 'application/json' });
  });
  return routes;
}
