import { createOTP } from '@better-auth/utils/otp';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import { atPaths } from '../at-paths.ts';
import { twoFactorTable } from '../auth.table.ts';

const stepMs = 30_000;
/** The library also accepts the codes of the step before and the step after. */
const window = [-1, 0, 1];
/**
 * The cookie in which the library stores who has entered the password; a challenge ends with its first correct code.
 */
const challengeCookie = 'two_factor';

/**
 * A code of the authenticator app signs in once (RFC 6238, section 5.2): its time step is stored before the library
 * checks the code, and codes of this or an earlier step are no longer accepted.
 */
export function useCodeOnce({ db }: Pick<Store, 'db'>) {
  return {
    matcher: atPaths('/two-factor/verify-totp'),
    handler: createAuthMiddleware(async (ctx) => {
      const { code } = Object(ctx.body) as { code?: unknown };
      // A signed-in person verifies a new app; this gives no access.
      if (typeof code !== 'string' || (await getSessionFromCtx(ctx))) return;
      const { name } = ctx.context.createAuthCookie(challengeCookie);
      const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
      const proven = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
      if (!proven) return;
      const [kept] = await db.select().from(twoFactorTable).where(eq(twoFactorTable.userId, proven.value));
      if (!kept) return;
      const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: kept.secret });
      const step = await stepOf(secret, code);
      if (step === null || (await claim(db, kept.id, step))) return;
      throw new APIError('UNAUTHORIZED', {
        code: 'INVALID_CODE',
        message: 'This code has been used already.',
      });
    }),
  };
}

/** The time step of this code, or null. */
async function stepOf(secret: string, code: string): Promise<number | null> {
  const now = Math.floor(Date.now() / stepMs);
  const otp = createOTP(secret, { digits: 6, period: stepMs / 1000 });
  for (const offset of window) if ((await otp.hotp(now + offset)) === code) return now + offset;
  return null;
}

/** True for the first caller with this step or a later one. */
async function claim(db: Store['db'], id: string, step: number): Promise<boolean> {
  const claimed = await db
    .update(twoFactorTable)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(twoFactorTable.id, id),
        or(isNull(twoFactorTable.lastUsedStep), lt(twoFactorTable.lastUsedStep, step)),
      ),
    )
    .returning({ id: twoFactorTable.id });
  return claimed.length > 0;
}
