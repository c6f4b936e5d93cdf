import { lt, sql } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import { defineJob } from '../../jobs/index.ts';
import { session, verification } from '../auth.table.ts';
import { emailChange } from '../email-change/email-change.table.ts';
import { endedSession } from './ended-session.table.ts';

/** Once a minute: sessions that have expired end like any other, and with them their streams; old links are removed. */
export const endExpiredSessions = defineJob<object, Pick<{ readonly store: Store }, 'store'>>({
  name: 'end-expired-sessions',
  cron: '* * * * *',
  async run({ store: { db } }) {
    await db.delete(session).where(lt(session.expiresAt, sql`now()`));
    await db.delete(endedSession).where(lt(endedSession.endedAt, sql`now() - interval '1 hour'`));
    await db.delete(emailChange).where(lt(emailChange.expiresAt, sql`now()`));
    await db.delete(verification).where(lt(verification.expiresAt, sql`now() - interval '1 day'`));
  },
});
