import type { ConnectionScope } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { refuseBadge, type ShownBadge } from '../badges/index.ts';
import { type FromLocation, findFromLocation, type PetFactColumns, type PetRow } from '../pets/index.ts';
import type { CheckInRow } from './check-in-presenter.ts';

/** What is read of a pet at check-in. */
export type VisitingPet = PetFactColumns &
  Pick<PetRow, 'alerts' | 'colour' | 'id' | 'name' | 'ownerId' | 'photoPath' | 'specimen' | 'state'>;

/** A pet at check-in, with the data that the decision needs. */
export interface Visitor {
  readonly pet: VisitingPet;
  /** Null if the pet is not (or no longer) connected. */
  readonly scope: ConnectionScope | null;
  readonly openCheckIn: CheckInRow | null;
  /** Null if the scope is null. */
  readonly contactShared: boolean | null;
  /** Set if the pet is known only through another location: the terms of the connection that a visit makes. */
  readonly through?: FromLocation;
}

/** A pet whose badge was shown, and the form of the badge. */
export interface ShownVisitor extends Visitor {
  readonly kind: ShownBadge['kind'];
}

/** A visitor as read, with the badge by which the pet was found. */
export interface VisitorRow extends Omit<Visitor, 'through'> {
  readonly revokedAt: Date | null;
  readonly revocationIndex: number | null;
}

/** The pet of a presented badge. Refuses invalid badges, and kinds this business does not accept. */
export function judgeVisitor(
  row: VisitorRow | undefined,
  shown: ShownBadge,
  { acceptPaper }: { readonly acceptPaper: boolean },
  shownAt: Date,
): ShownVisitor {
  if (!row) throw refuse.notFound('badge');
  // A valid credential with another code was combined from two badges.
  if (shown.claims && !isAbout(shown.claims, row)) throw refuseBadge('badge_invalid');
  if (row.revokedAt !== null && row.revokedAt <= shownAt) throw refuseBadge('badge_revoked');
  if (shown.kind === 'paper' && !acceptPaper) throw refuseBadge('paper_not_taken');
  return { ...active(row), kind: shown.kind };
}

function isAbout(
  claims: NonNullable<ShownBadge['claims']>,
  row: { readonly pet: VisitingPet; readonly revocationIndex: number | null },
): boolean {
  return claims.petId === row.pet.id && claims.revocationIndex === row.revocationIndex;
}

/**
 * A pet that is connected, here or through another location, for staff who search instead of scanning; any other is
 * treated as not existing.
 */
export async function judgeConnected(
  call: Call,
  businessId: string,
  row: VisitorRow | undefined,
): Promise<Visitor> {
  if (row && row.scope !== null) return active(row);
  const found = row && (await findFromLocation(call, businessId, row.pet.id));
  if (!found) throw refuse.notFound('pet');
  const { scope, contactShared } = found.terms;
  return { ...active(row), scope, contactShared, through: found.terms };
}

/** Archived and deceased pets have no badge, and cannot be checked in without one either. */
function active<V extends Visitor>(visitor: V): V {
  if (visitor.pet.state === 'active') return visitor;
  throw refuse.precondition('badge_revoked', 'This pet is not active any more, so it has no badge.');
}

/** The business's open check-in of a pet, if it is on site. */
export async function findOpen(call: Call, businessId: string, petId: string): Promise<CheckInRow | null> {
  const [row] = await call.services.store.db
    .select()
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, businessId),
        eq(checkInTable.petId, petId),
        eq(checkInTable.decision, 'admitted'),
        isNull(checkInTable.departedAt),
      ),
    );
  return row ?? null;
}

/** An arrival at this business; any other is treated as not existing. */
export async function findCheckIn(db: Database, businessId: string, id: string): Promise<CheckInRow> {
  const [row] = await db
    .select()
    .from(checkInTable)
    .where(and(eq(checkInTable.businessId, businessId), eq(checkInTable.id, id)));
  if (!row) throw refuse.notFound('check-in');
  return row;
}
