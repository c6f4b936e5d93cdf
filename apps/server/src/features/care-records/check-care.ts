import {
  type CareFacts,
  type CareKind,
  type CareProblem,
  findImplausibleCare,
  findImpossibleCare,
  latestDateAt,
} from '@clearpaw/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import type { PetRow } from '../pets/index.ts';

/**
 * Refuses impossible values and returns warnings about unusual ones.
 * @param selfId the record being corrected, which is not a duplicate of itself
 */
export async function checkCare<Kind extends CareKind>(
  db: Database,
  kind: Kind,
  facts: CareFacts[Kind],
  around: { readonly pet: PetRow; readonly now: Date; readonly selfId: string | null },
): Promise<CareProblem[]> {
  const { bornOn, bornOnPrecision } = around.pet;
  const latestToday = latestDateAt(around.now.getTime());
  const impossible = findImpossibleCare(kind, facts, { bornOn, bornOnPrecision, latestToday });
  if (impossible.length > 0) throw refuse.impossible(impossible);
  const others = await db
    .select({ facts: careRecordTable.facts })
    .from(careRecordTable)
    .where(
      and(
        eq(careRecordTable.petId, around.pet.id),
        eq(careRecordTable.kind, kind),
        eq(careRecordTable.state, 'active'),
        around.selfId ? ne(careRecordTable.id, around.selfId) : undefined,
      ),
    );
  return findImplausibleCare(
    kind,
    facts,
    others.map((other) => other.facts as CareFacts[Kind]),
  );
}
