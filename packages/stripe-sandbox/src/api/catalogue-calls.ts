import { desc } from 'drizzle-orm';
import { sandboxEventTable } from '../sandbox.table.ts';
import { pageShape, priceShape } from '../shapes/index.ts';
import { type ApiCall, pagingOf } from './api-call.ts';
import { missingParameter } from './api-refusal.ts';
import { textAt } from './form-body.ts';

export async function listPrices(call: ApiCall): Promise<object> {
  return pageShape('/v1/prices', call.parts.prices.map(priceShape), pagingOf(call));
}

export async function retrievePrice({ parts, id }: ApiCall): Promise<object> {
  const found = parts.prices.find((one) => one.id === id);
  if (!found) throw missingParameter('price', id);
  return priceShape(found);
}

/** The most that can be listed; older ones stay in the database. */
const readableEvents = 1_000;

/** Newest first, in the order of delivery. */
export async function listEvents(call: ApiCall): Promise<object> {
  const rows = await call.db
    .select({ body: sandboxEventTable.body })
    .from(sandboxEventTable)
    .orderBy(desc(sandboxEventTable.position))
    .limit(readableEvents);
  const type = textAt(call.fields, 'type');
  const events = rows.map(({ body }) => JSON.parse(body) as { readonly id: string; readonly type: string });
  const wanted = events.filter((event) => type === undefined || event.type === type);
  return pageShape('/v1/events', wanted, pagingOf(call));
}
