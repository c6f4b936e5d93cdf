import { createAuthEndpoint, sensitiveSessionMiddleware, sessionMiddleware } from 'better-auth/api';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Store } from '../../database/index.ts';
import { sessionTable } from '../auth.table.ts';
import { requireConfirmed } from '../confirm/confirm-identity.ts';

type Db = Pick<Store, 'db'>;

const use = [sensitiveSessionMiddleware];
const ended = z.object({ id: z.uuid() });

/**
 * `GET /sessions`: where the person is signed in. Replaces the library's list, which returns the sessions'
 * secrets; here a session is identified by its id.
 */
export function listSessions({ db }: Db) {
  return createAuthEndpoint('/sessions', { method: 'GET', use: [sessionMiddleware] }, async (ctx) => {
    const { user, session: current } = ctx.context.session;
    const rows = await db
      .select({
        id: sessionTable.id,
        signedInAt: sessionTable.createdAt,
        lastUsedAt: sessionTable.updatedAt,
        expiresAt: sessionTable.expiresAt,
        userAgent: sessionTable.userAgent,
      })
      .from(sessionTable)
      .where(and(eq(sessionTable.userId, user.id), gt(sessionTable.expiresAt, sql`now()`)))
      .orderBy(desc(sessionTable.updatedAt));
    return ctx.json({ sessions: rows.map((row) => ({ ...row, current: row.id === current.id })) });
  });
}

/**
 * `POST /sessions/end {id}`: signs one other browser out, after a recent sign-in or confirmation of identity: who finds
 * a browser open cannot sign its owner out everywhere else. The answer for another person's session is that of an ended
 * one.
 */
export function endSession({ db }: Db) {
  return createAuthEndpoint('/sessions/end', { method: 'POST', body: ended, use }, async (ctx) => {
    const { user, session: current } = ctx.context.session;
    await requireConfirmed({ db }, current.id, true);
    await db
      .delete(sessionTable)
      .where(and(eq(sessionTable.userId, user.id), eq(sessionTable.id, ctx.body.id)));
    return ctx.json({ status: true });
  });
}

/** `POST /sessions/end-others`: signs every other browser out, after the same confirmation. */
export function endOtherSessions({ db }: Db) {
  return createAuthEndpoint('/sessions/end-others', { method: 'POST', use }, async (ctx) => {
    const { user, session: current } = ctx.context.session;
    await requireConfirmed({ db }, current.id, true);
    await db
      .delete(sessionTable)
      .where(and(eq(sessionTable.userId, user.id), ne(sessionTable.id, current.id)));
    return ctx.json({ status: true });
  });
}
