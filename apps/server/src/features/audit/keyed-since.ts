import { sql } from 'drizzle-orm';
import type { Store } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';

type KeyServices = Pick<Call['services'], 'clock' | 'objects' | 'store'>;

const noteName = 'audit-keyed-since';
/** How long a previous release may run at the same time and write entries without a key. */
const besideMs = 60 * 60 * 1000;

const known = new WeakMap<Store, Promise<Date>>();

/**
 * Whether an entry without a key may still be linked. Only if a previous release has written some, and only in the hour
 * after the first start of a release that signs; that time is stored outside the database, so that it cannot be reset
 * there.
 */
export async function takesUnkeyed(services: KeyServices): Promise<boolean> {
  const { store, clock } = services;
  const reading = known.get(store) ?? readOrBegin(services);
  known.set(store, reading);
  const since = await reading.catch((problem) => {
    known.delete(store);
    throw problem;
  });
  return clock.now().getTime() < since.getTime() + besideMs;
}

async function readOrBegin({ objects, store, clock }: KeyServices): Promise<Date> {
  const noted = await objects.notes.read(noteName);
  if (noted !== null) return new Date(noted);
  const unkeyed = await store.db.execute(sql`select 1 from audit_entry where mac is null limit 1`);
  // A database in which every entry has a key needs no waiting time.
  const since = (unkeyed.rowCount ?? 0) > 0 ? clock.now() : new Date(0);
  await objects.notes.write(noteName, since.toISOString());
  return since;
}
