import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createSemaphore, QueueFull } from '../../platform/concurrency/index.ts';
import { askedLanguage, readerLanguage, type Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { incidentTable } from '../../schema/incident.ts';
import { incidentOfKey } from './incident-link.ts';
import { type IncidentRow, presentIncidents } from './incident-presenter.ts';
import { incidentReportMessages } from './messages.gen.ts';
import { findLinkedPhoto } from './photo-link.ts';
import { findPhotos } from './sent-photos.ts';

const retryAfterSeconds = '5';

interface FoundIncident {
  readonly incident: IncidentRow;
  readonly business: { readonly name: string; readonly timeZone: string };
}

/** Serves a report as a PDF, and its photos. The address is the authorization; any other address is not found. */
export function incidentRoutes(services: Services): Hono {
  const routes = new Hono();
  // One at a time, because drawing a PDF blocks the server.
  const takeTurns = createSemaphore({ capacity: 1, maxWaitingPerAccount: 4, maxWaiting: 20 });
  routes.get('/incident-reports/:key', async (context) => {
    const incidentId = incidentOfKey(services.sealer, context.req.param('key'), services.clock.now());
    const found = incidentId === null ? null : await find(services, incidentId);
    if (!found) return expired(context);
    try {
      return await takeTurns(found.incident.businessId, () => sendReport(services, context, found));
    } catch (problem) {
      if (!(problem instanceof QueueFull)) throw problem;
      const { busy } = incidentReportMessages[readerLanguage(context)].link;
      return context.text(busy, 503, { 'Retry-After': retryAfterSeconds });
    }
  });
  routes.get('/incident-photos/:key', async (context) => {
    const picture = await findLinkedPhoto(services, context.req.param('key'));
    if (!picture) return expired(context);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    return context.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg' });
  });
  return routes;
}

const expired = (context: Context): Response =>
  context.text(incidentReportMessages[readerLanguage(context)].link.expired, 404);

async function find({ store }: Services, incidentId: string): Promise<FoundIncident | null> {
  const [found] = await store.db
    .select({ incident: incidentTable, business: businessTable })
    .from(incidentTable)
    .innerJoin(businessTable, eq(businessTable.id, incidentTable.businessId))
    .where(eq(incidentTable.id, incidentId));
  return found ?? null;
}

async function sendReport(
  { store, clock }: Services,
  context: Context,
  { incident: row, business: { name, timeZone } }: FoundIncident,
): Promise<Response> {
  const [incident] = await presentIncidents(store.db, [row], () => []);
  if (!incident) throw new Error('an incident was not presented');
  const photos = await findPhotos(store.db, row);
  const about = { businessName: name, timeZone, printedAt: clock.now() };
  const [{ drawIncident }, { spokenIn }] = await Promise.all([
    import('./draw-incident.ts'),
    import('../../platform/tagged-pdf/index.ts'),
  ]);
  const wording = spokenIn(askedLanguage(context) ?? 'en', incidentReportMessages);
  const bytes = await drawIncident({ incident, photos, ...about }, wording);
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header(
    'Content-Disposition',
    `attachment; filename="incident-${incident.occurredAt.slice(0, 10)}.pdf"`,
  );
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/pdf' });
}
