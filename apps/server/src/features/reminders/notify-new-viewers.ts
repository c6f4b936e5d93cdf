import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { type CarerAlertDraft, notifyPetCarers } from '../alerts/index.ts';
import { claimPosition, movePosition } from './follow-position.ts';

const batch = 200;
const name = 'views';

type View = {
  id: string;
  petId: string;
  businessId: string;
  petName: string;
  business: string;
};

/** Longer than it takes to log a view: ids are created in order, but may become visible slightly out of order. */
const settledAfterMs = 10_000;

/**
 * Notifies pet carers when a business views their pet for the first time. Views are processed by their ids, which
 * contain the time. Returns how many there were.
 */
export async function notifyNewViewers(services: Services, settledMs = settledAfterMs): Promise<number> {
  return services.store.transaction(async (tx) => {
    const until = idAt(Date.now() - settledMs);
    const reached = await claimPosition(tx, name, async () => until);
    if (reached === null) return 0;
    const { rows } = await tx.db.execute<View>(sql`
      select v.id, v.pet_id as "petId", v.business_id as "businessId", p.name as "petName",
        b.name as business
      from record_view v join pet p on p.id = v.pet_id join business b on b.id = v.business_id
      where v.id > ${reached}::uuid and v.id < ${until}::uuid order by v.id limit ${batch}`);
    await notifyPetCarers(tx, services, ...firstOfEach(rows).map(draftFor));
    const last = rows.at(-1);
    if (last) await movePosition(tx, name, last.id);
    return rows.length;
  });
}

/** The smallest UUIDv7 of a millisecond. */
function idAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** One view of each pet by each business: a scan repeated all day is one viewer. */
function firstOfEach(views: readonly View[]): View[] {
  return [...Map.groupBy(views, onceKeyOf).values()].flatMap((same) => same.slice(0, 1));
}

function onceKeyOf({ petId, businessId }: View): string {
  return `new_viewer ${petId} ${businessId}`;
}

function draftFor(view: View): CarerAlertDraft {
  const { petId, businessId, business, petName: pet } = view;
  const content = { name: 'new_viewer' as const, business, pet };
  return { kind: 'new_viewer', petId, businessId, onceKey: onceKeyOf(view), content };
}
