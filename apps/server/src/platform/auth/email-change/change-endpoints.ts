import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  originCheck,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { z } from 'zod';
import { type Limit, refuseOver } from '../../budgets/index.ts';
import type { AuthParts } from '../auth-parts.ts';
import { requireProof } from '../confirm/confirm-identity.ts';
import { findRequest, isTaken, makeChange, noteRequest, takeBack } from './email-changes.ts';

const perAccount: Limit = { name: 'email-change', max: 5, windowSeconds: 60 * 60 };
const perAddress: Limit = { name: 'email-change-to', max: 5, windowSeconds: 24 * 60 * 60 };
const settingsPath = '/settings?email=confirmed';
const linkEnded = { code: 'INVALID_TOKEN', message: 'This link has been used or has expired.' };

/**
 * Replaces the library's two endpoints for changing an address: the password or a recent confirmation is required, and
 * the emailed link works only in a browser that is signed in as that person. It never signs anyone in.
 */
export function changeEmail(parts: AuthParts) {
  const { store, hooks, config } = parts;
  const body = z.object({
    newEmail: z.email(),
    callbackURL: z.string().optional(),
    password: z.string().optional(),
  });
  const use = [sensitiveSessionMiddleware, originCheck((ctx) => ctx.body?.callbackURL ?? '/')];
  return createAuthEndpoint('/change-email', { method: 'POST', body, use }, async (ctx) => {
    const { user, session } = ctx.context.session;
    const to = ctx.body.newEmail.toLowerCase();
    if (to === user.email) throw new APIError('BAD_REQUEST', { message: 'Email is the same' });
    await requireProof(store, { uid: user.id, sessionId: session.id }, ctx.body.password);
    await requireBudget(parts, user.id, to);
    // The address of another account gets the same answer.
    if (await isTaken(store.db, to, user.id)) return ctx.json({ status: true });
    const change = { from: user.email, to };
    await store.transaction(async (tx) => {
      const token = await noteRequest(tx, user, to);
      const query = new URLSearchParams({ token, callbackURL: ctx.body.callbackURL ?? settingsPath });
      await hooks.mails.sendNewAddress(tx, change, `${config.publicUrl}/api/auth/verify-email?${query}`);
      await hooks.mails.sayAddressAsked(tx, change);
    });
    return ctx.json({ status: true });
  });
}

async function requireBudget({ budgets, store }: AuthParts, uid: string, to: string): Promise<void> {
  const own = await budgets.take(store.db, perAccount, uid);
  const theirs = await budgets.take(store.db, perAddress, to);
  const over = [own, theirs].find(({ allowed }) => !allowed);
  if (!over) return;
  const { message } = refuseOver(over, 'Too many requests to change an address');
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_REQUESTS', message },
    { 'X-Retry-After': String(over.retryAfterSeconds) },
  );
}

/** `GET /verify-email?token=…&callbackURL=…`: the link in the email to the new address. */
export function verifyEmail({ store, hooks }: AuthParts) {
  const query = z.object({ token: z.string(), callbackURL: z.string().optional() });
  const use = [originCheck((ctx) => ctx.query?.callbackURL ?? '/')];
  return createAuthEndpoint('/verify-email', { method: 'GET', query, use }, async (ctx) => {
    const { token, callbackURL = settingsPath } = ctx.query;
    const refuse = (problem: { code: string }) =>
      ctx.redirect(withQuery(callbackURL, { error: problem.code }));
    const row = await findRequest(store.db, token);
    if (!row) throw refuse(linkEnded);
    const current = await getSessionFromCtx(ctx);
    // The settings page asks for a sign-in first, and then opens this link again.
    if (!current) throw ctx.redirect(withQuery('/settings', { confirm: token }));
    if (current.user.id !== row.userId) throw refuse({ code: 'INVALID_USER' });
    const changed = await store
      .transaction(async (tx) => {
        const back = await makeChange(tx, row, current.session.id);
        if (back === null) return false;
        await hooks.mails.sayAddressChanged(tx, { from: row.oldEmail, to: row.newEmail }, back);
        return true;
      })
      .catch(unlessTakenMeanwhile);
    throw changed ? ctx.redirect(callbackURL) : refuse(linkEnded);
  });
}

/** If two accounts confirm one address at the same moment, the database allows only one. */
function unlessTakenMeanwhile(problem: { cause?: { code?: unknown } }): false {
  if (problem.cause?.code === '23505') return false;
  throw problem;
}

/** `POST /restore-email {token}`: called by the page behind the link in the email to the old address. */
export function restoreEmail({ store }: AuthParts) {
  const body = z.object({ token: z.string() });
  return createAuthEndpoint('/restore-email', { method: 'POST', body }, async (ctx) => {
    const restored = await store.transaction((tx) => takeBack(tx, ctx.body.token));
    if (!restored) throw new APIError('BAD_REQUEST', linkEnded);
    return ctx.json({ status: true, email: restored.email, resetToken: restored.resetToken });
  });
}

function withQuery(path: string, more: Readonly<Record<string, string>>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`;
}
