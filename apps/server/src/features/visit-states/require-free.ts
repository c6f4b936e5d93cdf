import type { Stay } from '@clearpaw/domain';
import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { visitTable } from '../../schema/visit.ts';

/** A pet has one visit at a time at a business; `except` is the visit that is being changed. */
export async function requireFree(
  db: Database,
  of: { readonly businessId: string; readonly petId: string },
  { arrival, departure }: Stay,
  except?: string,
): Promise<void> {
  const [other] = await db
    .select({ arrival: visitTable.arrival, departure: visitTable.departure, petName: visitTable.petName })
    .from(visitTable)
    .where(
      and(
        eq(visitTable.businessId, of.businessId),
        eq(visitTable.petId, of.petId),
        inArray(visitTable.state, ['expected', 'present']),
        lte(visitTable.arrival, departure),
        gte(visitTable.departure, arrival),
        except === undefined ? undefined : ne(visitTable.id, except),
      ),
    )
    .orderBy(asc(visitTable.arrival))
    .limit(1);
  if (!other) return;
  const days =
    other.arrival === other.departure ? `on ${other.arrival}` : `from ${other.arrival} to ${other.departure}`;
  throw refuse.precondition(
    'visit_overlaps',
    `${other.petName} already has a visit here ${days}. Change that visit, or choose other days.`,
  );
}
