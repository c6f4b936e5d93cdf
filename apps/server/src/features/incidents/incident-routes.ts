import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { incidentTable } from '../../schema/incident.ts';
import { drawIncident } from './draw-incident.ts';
import { incidentOfKey } from './incident-link.ts';
import { presentIncidents } from './incident-presenter.ts';

/** Serves a report as a PDF. The address is the proof; without a right one there is nothing here. */
export function incidentRoutes({ store, clock, sealer }: Services): Hono {
  const routes = new Hono();
  routes.get('/incident-reports/:key', async (context) => {
    const incidentId = incidentOfKey(sealer, context.req.param('key'), clock.now());
    const [found] =
      incidentId === null
        ? []
        : await store.db
            .select({ incident: incidentTable, business: businessTable })
            .from(incidentTable)
            .innerJoin(businessTable, eq(businessTable.id, incidentTable.businessId))
            .where(eq(incidentTable.id, incidentId));
    const [incident] = found ? await presentIncidents(store.db, [found.incident]) : [];
    if (!found || !incident)
      return context.text('This link has expired. Open the incident to get a new one.', 404);
    const { name, timeZone } = found.business;
    const bytes = await drawIncident({ incident, businessName: name, timeZone, printedAt: clock.now() });
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header(
      'Content-Disposition',
      `attachment; filename="incident-${incident.occurredAt.slice(0, 10)}.pdf"`,
    );
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/pdf' });
  });
  return routes;
}
