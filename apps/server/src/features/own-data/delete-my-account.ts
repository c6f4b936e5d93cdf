import type { InputOf, ownData } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import { checkPassword, eraseAccount, isConfirmed, userTable } from '../../platform/auth/index.ts';
import { allowSeconds, idempotencyKeysTable, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { entitlementTopic } from '../accounts/index.ts';
import { deleteClientsOf } from '../apps/index.ts';
import { cancelAtStripe } from '../billing/index.ts';
import { type BusinessOf, closeBusinesses, findBusinessesOf } from '../businesses/index.ts';
import { forgetPetNames } from '../check-ins/index.ts';
import { accessTopic } from '../members/index.ts';
import { leaveLocations } from '../rechecks/index.ts';

/**
 * Deletes the account and everything that is the person's, in one transaction; open sessions end with it. What belongs
 * to others stays, without naming the person. Decision 0017.
 */
export async function deleteMyAccount(
  call: Call,
  input: InputOf<typeof ownData.deleteMyAccount>,
): Promise<Record<string, never>> {
  await requireProof(call, input.password);
  await call.services.store.transaction(async (tx) => {
    const email = await lockPerson(tx, call.uid);
    if (input.confirmEmail.trim().toLowerCase() !== email) {
      const message = 'Enter the email address of this account to confirm.';
      throw refuse.invalid([{ path: 'confirmEmail', message, reason: 'address_mismatch' }]);
    }
    const businesses = await findBusinessesOf(tx.db, call.uid);
    refuseToAbandon(businesses);
    // Before the rows that know the customer are deleted; the cancellation itself happens after the commit.
    await cancelAtStripe(call.services, tx, call.uid);
    // A business with years of visits may be deleted with its account.
    await allowSeconds(tx.db, 30);
    await erase(tx, call, businesses);
  });
  return {};
}

/** A stolen token is not enough: the person must have signed in or confirmed their identity recently. */
async function requireProof({ services, uid, sessionId }: Call, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    if (await checkPassword(services, uid, password)) return;
    throw refuse.invalid([
      { path: 'password', message: 'This password is not right.', reason: 'wrong_password' },
    ]);
  }
  if (sessionId !== null && (await isConfirmed(services.store, sessionId, true))) return;
  throw refuse.precondition(
    'confirm_identity',
    'Confirm that it is you: enter your password, or sign in again, and delete the account then.',
  );
}

/** No one joins, leaves or pays for the person until the transaction ends. */
async function lockPerson(tx: Tx, uid: string): Promise<string> {
  const [person] = await tx.db
    .select({ email: userTable.email })
    .from(userTable)
    .where(eq(userTable.id, uid))
    .for('update');
  if (!person) throw refuse('UNAUTHENTICATED', 'No user authenticated');
  return person.email;
}

/** A business with other members must not lose its last owner. */
function refuseToAbandon(businesses: readonly BusinessOf[]): void {
  const abandoned = businesses.filter(({ heir, others }) => heir === null && others > 0);
  if (abandoned.length === 0) return;
  const names = abandoned.map(({ name }) => name).join(', ');
  throw refuse(
    'FAILED_PRECONDITION',
    `You are the last owner of ${names}. Transfer it to someone on the team, or remove them, first.`,
    { reason: 'last_owner', businesses: abandoned.map(({ id, name }) => ({ id, name })) },
  );
}

async function erase(tx: Tx, { uid, now }: Call, businesses: readonly BusinessOf[]): Promise<void> {
  await forgetPetNames(tx, uid);
  for (const { id, heir } of businesses) if (heir === null) await deleteClientsOf(tx.db, id);
  for (const { id, pays } of businesses) if (pays) await leaveLocations(tx, id, now);
  await closeBusinesses(tx, uid, businesses);
  await tx.db.delete(idempotencyKeysTable).where(eq(idempotencyKeysTable.uid, uid));
  // The database deletes sessions, keys, pets, records and memberships with the account.
  await eraseAccount(tx, uid);
  for (const { id } of businesses) tx.publish({ topic: accessTopic(id), payload: {} });
  tx.publish({ topic: entitlementTopic(uid), payload: {} });
}
