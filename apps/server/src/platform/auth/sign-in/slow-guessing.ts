import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Taken } from '../../budgets/index.ts';
import { atPaths } from '../at-paths.ts';
import type { AuthParts } from '../auth-parts.ts';
import type { KnownDevices } from './known-devices.ts';
import { wrongPasswords } from './password-limit.ts';
import { deviceCookie } from './remember-device.ts';

const signIn = '/sign-in/email';
/** Endpoints in which a signed-in person types the current password. */
const withSession = [
  '/change-password',
  '/change-email',
  '/confirm-identity',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
] as const;
const message = 'Invalid email or password.';

/**
 * Slows the guessing of one account's password. Browsers that have signed in to the account before have a count of
 * their own, so that guessing locks no one out: decision 0050. Accounts that do not exist are counted in the same way.
 */
export function slowGuessing(parts: AuthParts, devices: KnownDevices) {
  const { budgets, store, config } = parts;
  const limit = wrongPasswords(config);
  const matcher = atPaths(signIn, ...withSession);
  const before = createAuthMiddleware(async (ctx) => {
    const subject = await subjectOf(ctx as never, devices);
    if (subject === null) return;
    const taken = await budgets.take(store.db, limit, subject);
    if (taken.allowed) return;
    if (taken.used === limit.max + 1 && ctx.path === signIn) await warn(parts, ctx.body);
    throw tooMany(taken);
  });
  const after = createAuthMiddleware(async (ctx) => {
    // Only wrong passwords count: all other answers are taken off the count again.
    if (wrongPassword.has(codeOf(ctx.context.returned))) return;
    const subject = await subjectOf(ctx as never, devices);
    if (subject !== null) await budgets.giveBack(store.db, limit, subject);
  });
  return { before: { matcher, handler: before }, after: { matcher, handler: after } };
}

const wrongPassword: ReadonlySet<unknown> = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD']);

/** The code of a refusal; undefined for a successful answer. */
function codeOf(returned: unknown): unknown {
  return (Object(returned) as { body?: { code?: unknown } }).body?.code;
}

type Context = Parameters<typeof getSessionFromCtx>[0] & { readonly body?: unknown; readonly path: string };

/** The account whose password is being tried, and from where; null if there is none. */
async function subjectOf(ctx: Context, devices: KnownDevices): Promise<string | null> {
  const { email, password, currentPassword } = Object(ctx.body) as Record<string, unknown>;
  if (typeof (currentPassword ?? password) !== 'string') return null;
  if (ctx.path !== signIn) return (await getSessionFromCtx(ctx))?.user.id ?? null;
  if (typeof email !== 'string') return null;
  const known = devices.find(ctx.getCookie(deviceCookie(ctx.context).name) ?? '', email);
  return `${email.trim().toLowerCase()} ${known ?? 'unknown device'}`;
}

async function warn({ store, hooks }: AuthParts, body: unknown): Promise<void> {
  const { email } = body as { email: string };
  await store.transaction((tx) => hooks.jobs.warnOfGuessing(tx, email.trim().toLowerCase()));
}

function tooMany({ retryAfterSeconds }: Taken): APIError {
  const headers = { 'X-Retry-After': String(retryAfterSeconds) };
  return new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS', message }, headers);
}
