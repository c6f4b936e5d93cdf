import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { newId } from '../../clock/index.ts';
import type { Database, Tx } from '../../database/index.ts';
import {
  accountTable,
  passkeyTable,
  sessionTable,
  twoFactorTable,
  userTable,
  verificationTable,
} from '../auth.table.ts';
import { endOpenLinks, openResetLink } from '../reset/reset-links.ts';
import { emailChangeTable } from './email-change.table.ts';

const confirmForMs = 60 * 60_000;
/** A week, so that someone who is away for some days still finds the email in time. */
const takeBackForMs = 7 * 24 * 60 * 60_000;

export type EmailChangeRow = typeof emailChangeTable.$inferSelect;

/**
 * Stores a requested change and ends an earlier request of the account. Returns the token of the link that confirms it.
 */
export async function noteRequest(
  tx: Tx,
  person: { readonly id: string; readonly email: string },
  newEmail: string,
): Promise<string> {
  await tx.db
    .delete(emailChangeTable)
    .where(and(eq(emailChangeTable.userId, person.id), isNull(emailChangeTable.changedAt)));
  const token = newToken();
  const now = new Date();
  await tx.db.insert(emailChangeTable).values({
    id: newId(),
    userId: person.id,
    oldEmail: person.email,
    newEmail,
    tokenHash: hashOf(token),
    requestedAt: now,
    expiresAt: new Date(now.getTime() + confirmForMs),
  });
  return token;
}

/** The requested change that a link belongs to, or null. */
export async function findRequest(db: Database, token: string): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChangeTable)
    .where(
      and(
        eq(emailChangeTable.tokenHash, hashOf(token)),
        isNull(emailChangeTable.changedAt),
        gt(emailChangeTable.expiresAt, new Date()),
      ),
    );
  return row ?? null;
}

/**
 * Makes a requested change and ends other sessions and every open link. Returns the token that undoes it, or null if
 * the link was used or the address was taken in the meantime.
 */
export async function makeChange(tx: Tx, row: EmailChangeRow, sessionId: string): Promise<string | null> {
  const used = await tx.db
    .delete(emailChangeTable)
    .where(eq(emailChangeTable.id, row.id))
    .returning({ id: emailChangeTable.id });
  if (used.length === 0 || (await isTaken(tx.db, row.newEmail, row.userId))) return null;
  await tx.db
    .update(userTable)
    .set({ email: row.newEmail, emailVerified: true, updatedAt: new Date() })
    .where(eq(userTable.id, row.userId));
  await tx.db
    .delete(sessionTable)
    .where(and(eq(sessionTable.userId, row.userId), ne(sessionTable.id, sessionId)));
  await endOpenLinks(tx, row.userId);
  const [secondStep] = await tx.db
    .select({ id: twoFactorTable.id })
    .from(twoFactorTable)
    .where(eq(twoFactorTable.userId, row.userId));
  const token = newToken();
  const changedAt = new Date();
  const expiresAt = new Date(changedAt.getTime() + takeBackForMs);
  const twoFactorId = secondStep?.id ?? null;
  await tx.db
    .insert(emailChangeTable)
    .values({ ...row, tokenHash: hashOf(token), changedAt, expiresAt, twoFactorId });
  return token;
}

/** Whether an address belongs to another account, or another account may still return to it. */
export async function isTaken(db: Database, email: string, uid: string | null): Promise<boolean> {
  const someoneElse = (column: typeof userTable.id | typeof emailChangeTable.userId) =>
    uid === null ? undefined : ne(column, uid);
  const [owner] = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(and(eq(userTable.email, email), someoneElse(userTable.id)));
  if (owner) return true;
  const [held] = await db
    .select({ id: emailChangeTable.id })
    .from(emailChangeTable)
    .where(
      and(
        eq(emailChangeTable.oldEmail, email),
        isNotNull(emailChangeTable.changedAt),
        gt(emailChangeTable.expiresAt, new Date()),
        someoneElse(emailChangeTable.userId),
      ),
    );
  return held !== undefined;
}

/**
 * Restores an account's former address. The person who changed it may know the password and have added credentials:
 * every session and link ends, the password is void, and newer passkeys and second steps are removed.
 * @returns the token that sets a new password, or null for a link that has ended
 */
export async function takeBack(
  tx: Tx,
  token: string,
): Promise<{ uid: string; email: string; resetToken: string } | null> {
  const [row] = await tx.db
    .delete(emailChangeTable)
    .where(
      and(
        eq(emailChangeTable.tokenHash, hashOf(token)),
        isNotNull(emailChangeTable.changedAt),
        gt(emailChangeTable.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!row?.changedAt) return null;
  const { userId: uid, oldEmail: email } = row;
  await tx.db
    .update(userTable)
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where(eq(userTable.id, uid));
  await removeYoungerWaysIn(tx, uid, row.changedAt, row.twoFactorId);
  await tx.db.update(accountTable).set({ password: null }).where(eq(accountTable.userId, uid));
  await tx.db.delete(sessionTable).where(eq(sessionTable.userId, uid));
  await tx.db.delete(verificationTable).where(eq(verificationTable.value, uid));
  // Later changes can no longer be undone; an earlier one can, or else a thief's second change would end the owner's
  // link.
  const later = or(isNull(emailChangeTable.changedAt), gte(emailChangeTable.changedAt, row.changedAt));
  await tx.db.delete(emailChangeTable).where(and(eq(emailChangeTable.userId, uid), later));
  return { uid, email, resetToken: await openResetLink(tx, uid) };
}

async function removeYoungerWaysIn(
  tx: Tx,
  uid: string,
  since: Date,
  secondStep: string | null,
): Promise<void> {
  await tx.db
    .delete(passkeyTable)
    .where(
      and(
        eq(passkeyTable.userId, uid),
        or(isNull(passkeyTable.createdAt), gt(passkeyTable.createdAt, since)),
      ),
    );
  const removed = await tx.db
    .delete(twoFactorTable)
    .where(
      and(
        eq(twoFactorTable.userId, uid),
        secondStep === null ? undefined : ne(twoFactorTable.id, secondStep),
      ),
    )
    .returning({ id: twoFactorTable.id });
  if (removed.length === 0) return;
  await tx.db.update(userTable).set({ twoFactorEnabled: false }).where(eq(userTable.id, uid));
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
