import { lt, or, sql } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import { defineJob } from '../../jobs/index.ts';
import { rateLimitTable, sessionTable, verificationTable } from '../auth.table.ts';
import { emailChangeTable } from '../email-change/email-change.table.ts';
import { oauthAccessTokenTable, oauthRefreshTokenTable } from '../oauth/oauth.table.ts';
import { endedSessionTable } from './ended-session.table.ts';

/** However often a session is used: its person signs in again after this time (OWASP ASVS 7.3.2). */
const longest = sql`interval '90 days'`;

/**
 * Once a minute: ends expired and very old sessions like all others, including their streams, and deletes old links and counters.
 */
export const endExpiredSessions = defineJob<object, Pick<{ readonly store: Store }, 'store'>>({
  name: 'end-expired-sessions',
  cron: '* * * * *',
  async run({ store: { db } }) {
    await db
      .delete(sessionTable)
      .where(or(lt(sessionTable.expiresAt, sql`now()`), lt(sessionTable.createdAt, sql`now() - ${longest}`)));
    await db.delete(endedSessionTable).where(lt(endedSessionTable.endedAt, sql`now() - interval '1 hour'`));
    await db.delete(emailChangeTable).where(lt(emailChangeTable.expiresAt, sql`now()`));
    // Deletes tokens of apps that have expired, or that a renewal replaced.
    await db
      .delete(oauthAccessTokenTable)
      .where(lt(oauthAccessTokenTable.expiresAt, sql`now() - interval '1 day'`));
    await db
      .delete(oauthRefreshTokenTable)
      .where(lt(oauthRefreshTokenTable.expiresAt, sql`now() - interval '1 day'`));
    const aDayAgo = sql`(extract(epoch from now() - interval '1 day') * 1000)::bigint`;
    await db.delete(rateLimitTable).where(lt(rateLimitTable.lastRequest, aDayAgo));
    await db.delete(verificationTable).where(lt(verificationTable.expiresAt, sql`now() - interval '1 day'`));
  },
});
