import { type SQL, sql } from 'drizzle-orm';

/** Between the decision and the token: for so long a code can be exchanged. */
const codeMs = 600_000;

/**
 * Whether what someone allowed (`grant`, the name of a row of `app_grant`) opens anything: there is a token, or a way to get one.
 * Access that was asked for once ends with its only token.
 */
export function hasAccess(grant: 'app_grant' | 'g', now: Date): SQL<boolean> {
  const g = sql.raw(grant);
  const at = now.toISOString();
  const decidedAfter = new Date(now.getTime() - codeMs).toISOString();
  return sql<boolean>`(${g}.ended_at is null and (
    ${g}.created_at > ${decidedAfter}::timestamptz
    or exists (select 1 from oauth_access_token t
      where t.reference_id = ${g}.id::text and t.expires_at > ${at}::timestamptz and t.revoked is null)
    or exists (select 1 from oauth_refresh_token t
      where t.reference_id = ${g}.id::text and t.expires_at > ${at}::timestamptz and t.revoked is null)))`;
}
