import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { newId } from '../../clock/index.ts';
import type { Database, Tx } from '../../database/index.ts';
import { account, passkey, session, twoFactor, user, verification } from '../auth.table.ts';
import { endOpenLinks, openResetLink } from '../reset/reset-links.ts';
import { emailChange } from './email-change.table.ts';

const confirmForMs = 60 * 60_000;
/** A week: somebody away for some days still finds the mail. */
const takeBackForMs = 7 * 24 * 60 * 60_000;

export type EmailChangeRow = typeof emailChange.$inferSelect;

/** Notes a requested change; an earlier request of the account ends. Answers the token of the link that confirms it. */
export async function noteRequest(
  tx: Tx,
  person: { readonly id: string; readonly email: string },
  newEmail: string,
): Promise<string> {
  await tx.db
    .delete(emailChange)
    .where(and(eq(emailChange.userId, person.id), isNull(emailChange.changedAt)));
  const token = newToken();
  const now = new Date();
  await tx.db.insert(emailChange).values({
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

/** The requested change a link stands for, or null. */
export async function findRequest(db: Database, token: string): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChange)
    .where(
      and(
        eq(emailChange.tokenHash, hashOf(token)),
        isNull(emailChange.changedAt),
        gt(emailChange.expiresAt, new Date()),
      ),
    );
  return row ?? null;
}

/**
 * Makes a requested change: other sessions and every open link end with it. Answers the token that takes it back, or null
 * when the link was used or the address taken meanwhile.
 */
export async function makeChange(tx: Tx, row: EmailChangeRow, sessionId: string): Promise<string | null> {
  const used = await tx.db
    .delete(emailChange)
    .where(eq(emailChange.id, row.id))
    .returning({ id: emailChange.id });
  if (used.length === 0 || (await isTaken(tx.db, row.newEmail, row.userId))) return null;
  await tx.db
    .update(user)
    .set({ email: row.newEmail, emailVerified: true, updatedAt: new Date() })
    .where(eq(user.id, row.userId));
  await tx.db.delete(session).where(and(eq(session.userId, row.userId), ne(session.id, sessionId)));
  await endOpenLinks(tx, row.userId);
  const [secondStep] = await tx.db
    .select({ id: twoFactor.id })
    .from(twoFactor)
    .where(eq(twoFactor.userId, row.userId));
  const token = newToken();
  const changedAt = new Date();
  const expiresAt = new Date(changedAt.getTime() + takeBackForMs);
  const twoFactorId = secondStep?.id ?? null;
  await tx.db
    .insert(emailChange)
    .values({ ...row, tokenHash: hashOf(token), changedAt, expiresAt, twoFactorId });
  return token;
}

/** Whether an address belongs to somebody else, or may still be taken back by somebody else. */
export async function isTaken(db: Database, email: string, uid: string | null): Promise<boolean> {
  const someoneElse = (column: typeof user.id | typeof emailChange.userId) =>
    uid === null ? undefined : ne(column, uid);
  const [owner] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), someoneElse(user.id)));
  if (owner) return true;
  const [held] = await db
    .select({ id: emailChange.id })
    .from(emailChange)
    .where(
      and(
        eq(emailChange.oldEmail, email),
        isNotNull(emailChange.changedAt),
        gt(emailChange.expiresAt, new Date()),
        someoneElse(emailChange.userId),
      ),
    );
  return held !== undefined;
}

/**
 * Gives an account back to the address it had. Whoever changed it may know the password and have added ways in: every
 * session and link ends, the password is void, and keys and second steps younger than the change go.
 * @returns the token that chooses a new password, or null for a link that has ended
 */
export async function takeBack(
  tx: Tx,
  token: string,
): Promise<{ uid: string; email: string; resetToken: string } | null> {
  const [row] = await tx.db
    .delete(emailChange)
    .where(
      and(
        eq(emailChange.tokenHash, hashOf(token)),
        isNotNull(emailChange.changedAt),
        gt(emailChange.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!row?.changedAt) return null;
  const { userId: uid, oldEmail: email } = row;
  await tx.db.update(user).set({ email, emailVerified: true, updatedAt: new Date() }).where(eq(user.id, uid));
  await removeYoungerWaysIn(tx, uid, row.changedAt, row.twoFactorId);
  await tx.db.update(account).set({ password: null }).where(eq(account.userId, uid));
  await tx.db.delete(session).where(eq(session.userId, uid));
  await tx.db.delete(verification).where(eq(verification.value, uid));
  // Later addresses lose their way back; an earlier one keeps it, or a thief's second change would end the owner's.
  const later = or(isNull(emailChange.changedAt), gte(emailChange.changedAt, row.changedAt));
  await tx.db.delete(emailChange).where(and(eq(emailChange.userId, uid), later));
  return { uid, email, resetToken: await openResetLink(tx, uid) };
}

async function removeYoungerWaysIn(
  tx: Tx,
  uid: string,
  since: Date,
  secondStep: string | null,
): Promise<void> {
  await tx.db
    .delete(passkey)
    .where(and(eq(passkey.userId, uid), or(isNull(passkey.createdAt), gt(passkey.createdAt, since))));
  const removed = await tx.db
    .delete(twoFactor)
    .where(and(eq(twoFactor.userId, uid), secondStep === null ? undefined : ne(twoFactor.id, secondStep)))
    .returning({ id: twoFactor.id });
  if (removed.length === 0) return;
  await tx.db.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, uid));
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
