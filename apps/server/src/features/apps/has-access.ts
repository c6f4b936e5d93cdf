import { type SQL, sql } from 'drizzle-orm';
import { oldestDecision } from './grant-end.ts';

/** For this long after the decision, a code can be exchanged for a token. */
const codeMs = 600_000;

/**
 * Whether a grant (`grant` is the name of a row of `app_grant`) gives access: there is a token, or a code to get one. A
 * grant for one-time access ends with its only token, and any other a year after the decision.
 */
export function hasAccess(grant: 'app_grant' | 'g', now: Date): SQL<boolean> {
  const g = sql.raw(grant);
  const at = now.toISOString();
  const decidedAfter = new Date(now.getTime() - codeMs).toISOString();
  return sql<boolean>`(${g}.ended_at is null and ${g}.created_at > ${oldestDecision(now).toISOString()}::timestamptz and (
    ${g}.created_at > ${decidedAfter}::timestamptz
    or exists (select 1 from oauth_access_token t
      where t.reference_id = ${g}.id::text and t.expires_at > ${at}::timestamptz and t.revoked is null)
    or exists (select 1 from oauth_refresh_token t
      where t.reference_id = ${g}.id::text and t.expires_at > ${at}::timestamptz and t.revoked is null)))`;
}
