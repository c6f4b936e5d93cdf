import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { readerLanguage, type Services, sendPieces } from '../../platform/http/index.ts';
import { takeBusinessExport } from './export-business.ts';
import { gatherBusiness } from './gather-business.ts';
import { businessExportMessages } from './messages.gen.ts';

/** Each export uses a database connection for as long as its reader takes. */
const mostRunning = 4;

/**
 * Serves the data of a business as one file. The address is the authorization and works once; any other address is not
 * found.
 */
export function businessExportRoutes({ store, clock, log }: Services): Hono {
  let running = 0;
  const routes = new Hono();
  routes.get('/business-exports/:key', async (context) => {
    const now = clock.now();
    // A request that only checks the address, such as a link preview, does not use it up.
    if (context.req.method === 'HEAD') return context.body(null, 204);
    const texts = businessExportMessages[readerLanguage(context)];
    if (running >= mostRunning) return context.text(texts.busy, 429);
    const businessId = await takeBusinessExport(store.db, context.req.param('key'), now);
    if (businessId === null) return context.text(texts.usedUp, 404);
    const day = now.toISOString().slice(0, 10);
    running += 1;
    const pieces = Readable.from(gatherBusiness(store, businessId, now.toISOString()));
    pieces.once('close', () => {
      running -= 1;
    });
    const headers = {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Disposition': `attachment; filename="clearpaw-business-${day}.json"`,
      'Content-Type': 'application/json',
    };
    return sendPieces(context, pieces, headers, log);
  });
  return routes;
}
