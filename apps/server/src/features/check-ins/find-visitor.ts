import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { badge } from '../badges/badge.table.ts';
import { readBadgeCode } from '../badges/index.ts';
import { connection } from '../connections/connection.table.ts';
import type { PetRow } from '../pets/index.ts';
import { pet } from '../pets/pet.table.ts';
import { checkInTable } from './check-in.table.ts';
import type { CheckInRow } from './check-in-presenter.ts';

/** A pet at the door, as far as the gate needs to know it. */
export interface Visitor {
  readonly pet: PetRow;
  /** Null where the pet is not (or no longer) connected. */
  readonly scope: 'verdict' | 'records' | null;
  readonly openCheckIn: CheckInRow | null;
}

const columns = { pet, scope: connection.scope, openCheckIn: checkInTable };

const businessId = sql.placeholder('businessId');

/** Everything the gate needs to know about a pet, in one query. */
function visitors(db: Database) {
  return db
    .select({ ...columns, revokedAt: badge.revokedAt })
    .from(pet)
    .leftJoin(badge, eq(badge.petId, pet.id))
    .leftJoin(
      connection,
      and(eq(connection.businessId, businessId), eq(connection.petId, pet.id), isNull(connection.revokedAt)),
    )
    .leftJoin(
      checkInTable,
      and(
        eq(checkInTable.businessId, businessId),
        eq(checkInTable.petId, pet.id),
        eq(checkInTable.decision, 'admitted'),
        isNull(checkInTable.departedAt),
      ),
    )
    .$dynamic();
}

const withBadge = preparedOnce((db) =>
  visitors(db)
    .where(eq(badge.code, sql.placeholder('code')))
    .prepare('visitor_with_badge'),
);
const withId = preparedOnce((db) =>
  visitors(db)
    .where(and(eq(pet.id, sql.placeholder('petId')), isNull(badge.revokedAt)))
    .prepare('visitor_with_id'),
);

/** Who stands behind a scanned or typed badge. Refuses foreign, revoked and unknown ones. */
export async function findByBadge(call: Call, businessId: string, text: string): Promise<Visitor> {
  const code = readBadgeCode(call.services.config, text);
  const [row] = await withBadge(call.services.store.db).execute({ businessId, code });
  if (!row) throw refuse.notFound('badge');
  if (row.revokedAt !== null) {
    throw refuse.precondition(
      'badge_revoked',
      'This badge no longer holds; ask the owner to show the current one.',
    );
  }
  return active(row);
}

/** A connected pet, for staff who search instead of scanning; any other looks as if it did not exist. */
export async function findConnected(call: Call, businessId: string, petId: string): Promise<Visitor> {
  const [row] = await withId(call.services.store.db).execute({ businessId, petId });
  if (!row || row.scope === null) throw refuse.notFound('pet');
  return active(row);
}

/** Archived and deceased pets have no badge, and do not come in without one either. */
function active<V extends Visitor>(visitor: V): V {
  if (visitor.pet.state === 'active') return visitor;
  throw refuse.precondition('badge_revoked', 'This pet is not active any more, so it has no badge.');
}
