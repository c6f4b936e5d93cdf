import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { invitationTable } from '../../schema/invitation.ts';
import { type InvitationRow, tokenHashOf } from './issue-invitation.ts';

/**
 * The invitation of a link, only for the person it was sent to. A link that was used, withdrawn, expired, or is opened
 * by someone else, is treated as not existing.
 */
export async function openInvitation(
  call: Call,
  token: string,
  db: Database = call.services.store.db,
): Promise<InvitationRow> {
  return openFor(call, token, db, isNull(invitationTable.keep));
}

/** The same for a link that offers a pet itself. */
export async function openOffer(
  call: Call,
  token: string,
  db: Database = call.services.store.db,
): Promise<InvitationRow> {
  return openFor(call, token, db, isNotNull(invitationTable.keep));
}

async function openFor(call: Call, token: string, db: Database, which: SQL): Promise<InvitationRow> {
  const [found] = await db
    .select({ invitation: invitationTable })
    .from(invitationTable)
    .innerJoin(userTable, sql`lower(${userTable.email}) = ${invitationTable.email}`)
    .where(and(isOpen(token, call.now), which, eq(userTable.id, call.uid)));
  if (!found) throw refuse.notFound('invitation');
  return found.invitation;
}

/** The invitation of a link, for anyone who has the link, which was sent to one mailbox only. */
export async function previewByToken(call: Call, token: string): Promise<InvitationRow> {
  const [found] = await call.services.store.db.select().from(invitationTable).where(isOpen(token, call.now));
  if (!found) throw refuse.notFound('invitation');
  return found;
}

function isOpen(token: string, now: Date): SQL | undefined {
  return and(
    eq(invitationTable.tokenHash, tokenHashOf(token)),
    isNull(invitationTable.acceptedAt),
    isNull(invitationTable.withdrawnAt),
    gt(invitationTable.expiresAt, now),
  );
}

/** Marks it as used; of two concurrent uses, one finds it already used. */
export async function useUp(db: Database, row: InvitationRow, now: Date): Promise<void> {
  const used = await db
    .update(invitationTable)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(invitationTable.id, row.id),
        isNull(invitationTable.acceptedAt),
        isNull(invitationTable.withdrawnAt),
      ),
    )
    .returning({ id: invitationTable.id });
  if (used.length === 0) throw refuse.notFound('invitation');
}
