import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { accountTable, sessionTable } from '../auth.table.ts';
import { verifyPassword } from '../passwords/password-hash.ts';

type Db = Pick<Store, 'db'>;

/** How long a confirmation counts, so that several changes in a row ask once. */
const confirmedFor = sql`interval '5 minutes'`;
/** A recent sign-in also counts where the protocol has no other confirmation. */
const signedInFor = sql`interval '10 minutes'`;

const wrongPassword = { code: 'INVALID_PASSWORD', message: 'Invalid password' };
const needed = {
  code: 'CONFIRM_IDENTITY',
  message: 'Confirm that it is you: enter your password or use a passkey.',
};

/** `POST /confirm-identity {password}`: confirms the person's identity for the next five minutes. */
export function confirmIdentity(store: Db) {
  const body = z.object({ password: z.string() });
  const use = [sensitiveSessionMiddleware];
  return createAuthEndpoint('/confirm-identity', { method: 'POST', body, use }, async (ctx) => {
    const { user, session: current } = ctx.context.session;
    await requirePassword(store, user.id, ctx.body.password);
    await markConfirmed(store, current.id);
    return ctx.json({ status: true });
  });
}

/**
 * `GET /identity-confirmed`: whether the identity was confirmed within the last minutes, so that a page can ask first
 * instead of being refused. With `orSignedIn` a recent sign-in counts too. Endpoints that need a confirmation check it
 * themselves.
 */
export function identityConfirmed(store: Db) {
  const use = [sensitiveSessionMiddleware];
  return createAuthEndpoint('/identity-confirmed', { method: 'GET', use }, async (ctx) => {
    const { id } = ctx.context.session.session;
    return ctx.json({
      confirmed: await isConfirmed(store, id),
      orSignedIn: await isConfirmed(store, id, true),
    });
  });
}

/** Stores that the person has just confirmed their identity. */
export async function markConfirmed({ db }: Db, sessionId: string): Promise<void> {
  await db.update(sessionTable).set({ confirmedAt: sql`now()` }).where(eq(sessionTable.id, sessionId));
}

/** Adding and removing sign-in methods requires a recent confirmation of identity. */
export function confirmBefore(store: Db) {
  return {
    matcher: atPaths(
      '/passkey/generate-register-options',
      '/passkey/verify-registration',
      '/passkey/delete-passkey',
    ),
    handler: createAuthMiddleware(async (ctx) => {
      const current = await getSessionFromCtx(ctx);
      // Without a session the endpoint itself refuses.
      if (current) await requireConfirmed(store, current.session.id);
    }),
  };
}

/** Refuses a session whose person has not confirmed their identity recently; with `orSignedIn` a recent sign-in is enough. */
export async function requireConfirmed(store: Db, sessionId: string, orSignedIn = false): Promise<void> {
  if (!(await isConfirmed(store, sessionId, orSignedIn))) throw new APIError('FORBIDDEN', needed);
}

/** Requires the password if it was sent, otherwise a recent confirmation. */
export async function requireProof(
  store: Db,
  { uid, sessionId }: { readonly uid: string; readonly sessionId: string },
  password: string | undefined,
): Promise<void> {
  if (password === undefined) return requireConfirmed(store, sessionId);
  await requirePassword(store, uid, password);
}

/** Whether the person has confirmed their identity recently; with `orSignedIn` a recent sign-in counts as well. */
export async function isConfirmed({ db }: Db, sessionId: string, orSignedIn = false): Promise<boolean> {
  const confirmed = sql`${sessionTable.confirmedAt} > now() - ${confirmedFor}`;
  const signedIn = sql`${sessionTable.createdAt} > now() - ${signedInFor}`;
  const proof = orSignedIn ? sql`(${confirmed} or ${signedIn})` : confirmed;
  const [row] = await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.id, sessionId), proof));
  return row !== undefined;
}

/** Whether this is the account's password. */
export async function isPassword({ db }: Db, uid: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: accountTable.password })
    .from(accountTable)
    .where(and(eq(accountTable.userId, uid), eq(accountTable.providerId, 'credential')));
  return row?.hash ? verifyPassword({ hash: row.hash, password }) : false;
}

async function requirePassword(store: Db, uid: string, password: string): Promise<void> {
  if (!(await isPassword(store, uid, password))) throw new APIError('BAD_REQUEST', wrongPassword);
}
