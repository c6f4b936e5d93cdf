import { randomBytes } from 'node:crypto';
import type { ConfirmationState } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { confirmationTable, confirmationTokenTable } from '../../schema/confirmation.ts';
import { petTable } from '../../schema/pet.ts';
import { tokenHashOf } from '../invitations/index.ts';
import { isKept, ownPet, type PetRow } from '../pets/index.ts';

export type ConfirmationRow = typeof confirmationTable.$inferSelect;

export interface FoundConfirmation {
  readonly confirmation: ConfirmationRow;
  readonly pet: PetRow;
}

/** Creates a new link to a request; only its hash is stored. */
export async function addLink(tx: Tx, call: Call, confirmationId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.db.insert(confirmationTokenTable).values({ tokenHash: tokenHashOf(token), confirmationId });
  return `${call.services.config.publicUrl}/confirm/${token}`;
}

/** The request of a link, in any state. */
export async function findByToken(db: Database, token: string): Promise<FoundConfirmation> {
  const [found] = await db
    .select({ confirmation: confirmationTable, pet: petTable })
    .from(confirmationTokenTable)
    .innerJoin(confirmationTable, eq(confirmationTable.id, confirmationTokenTable.confirmationId))
    .innerJoin(petTable, and(eq(petTable.id, confirmationTable.petId), isKept))
    .where(eq(confirmationTokenTable.tokenHash, tokenHashOf(token)));
  if (!found) throw refuse.notFound('confirmation');
  return found;
}

/** A request about a pet that the caller may change. */
export async function ownConfirmation(call: Call, id: string): Promise<FoundConfirmation> {
  const [confirmation] = await call.services.store.db
    .select()
    .from(confirmationTable)
    .where(eq(confirmationTable.id, id));
  if (!confirmation) throw refuse.notFound('confirmation');
  const pet = await ownPet(call, confirmation.petId).catch(refuse.absentAs('confirmation'));
  return { confirmation, pet };
}

export function stateOf(row: ConfirmationRow, now: Date): ConfirmationState {
  if (row.answeredAt) return 'answered';
  if (row.withdrawnAt) return 'withdrawn';
  return row.expiresAt <= now ? 'expired' : 'sent';
}
