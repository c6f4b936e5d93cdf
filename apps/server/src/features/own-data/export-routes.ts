import { Hono } from 'hono';
import { readerLanguage, type Services, sendPieces } from '../../platform/http/index.ts';
import { ownerOfExport } from './export-my-data.ts';
import { gatherPersonalData } from './gather-personal-data.ts';
import { ownDataMessages } from './messages.gen.ts';
import { wholeExport } from './whole-export.ts';

/** Serves a person's data as one file. The address is the authorization; any other address is not found. */
export function exportRoutes(services: Services): Hono {
  const { store, clock, log } = services;
  const routes = new Hono();
  routes.get('/exports/:key', async (context) => {
    const now = clock.now();
    const [key = '', ending] = context.req.param('key').split('.');
    const uid = await ownerOfExport(store.db, key, now);
    if (uid === null) return context.text(ownDataMessages[readerLanguage(context)].expired, 404);
    const headersOf = (name: string, type: string) => ({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Type': type,
    });
    if (ending === 'zip') {
      const headers = headersOf('clearpaw-data.zip', 'application/zip');
      return sendPieces(context, wholeExport(services, uid, now), headers, log);
    }
    const file = { exportedAt: now.toISOString(), ...(await gatherPersonalData(store, uid)) };
    const headers = headersOf('clearpaw-data.json', 'application/json');
    return context.body(JSON.stringify(file, null, 2), 200, headers);
  });
  return routes;
}
