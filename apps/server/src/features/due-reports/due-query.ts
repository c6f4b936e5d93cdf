import { addDays, calendarDateIn, type Renewal, type Rule, renewNow, renewSoon } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { businessTable } from '../../schema/business.ts';
import type { DueFilter } from '../../schema/due-reminder.ts';
import { rulesInForce } from '../requirements/index.ts';

/** How early the engine reports that something expires; without dates that is all a business learns. */
const soonDays = 30;

/** A filter, evaluated at one moment: the connections and renewals it selects. */
export interface DueQuery {
  readonly businessId: string;
  readonly now: Date;
  readonly today: string;
  readonly rules: readonly Rule[];
  /** Over `connection c`: those that may have a renewal, found by the index in the order of the report. */
  readonly pets: SQL;
  /** Over `d`, one renewal of `c`. */
  readonly fits: SQL;
}

/** A renewal as a row of a query. */
export type FoundRenewal = Pick<Renewal, 'rule' | 'status' | 'until'>;

export async function dueQueryOf(
  db: Database,
  business: Pick<typeof businessTable.$inferSelect, 'id' | 'timeZone'>,
  filter: DueFilter,
  now: Date,
): Promise<DueQuery> {
  const today = calendarDateIn(now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(db, business.id, today);
  const last = addDays(today, filter.withinDays);
  return {
    ...{ businessId: business.id, now, today, rules },
    pets: sql`c.business_id = ${business.id} and c.revoked_at is null
      and (c.ends_at is null or c.ends_at > ${now.toISOString()}::timestamptz)
      and c.renew_on is not null and c.renew_on <= ${boundOf(filter, last)}::date`,
    fits: sql`d.rule = any(${sql.param(askedRules(rules, filter))}::text[]) and ${fitsDays(filter, last)}`,
  };
}

function boundOf({ missing }: DueFilter, last: string): string {
  if (missing) return renewNow;
  return last > renewSoon ? last : renewSoon;
}

function askedRules(rules: readonly Rule[], { rule, service }: DueFilter): string[] {
  return rules
    .filter(({ id }) => rule === undefined || id === rule)
    .filter(({ appliesTo }) => !service || !appliesTo?.services || appliesTo.services.includes(service))
    .map(({ id }) => id);
}

/** A renewal whose date the business may not know counts as expiring soon or not at all. */
function fitsDays({ missing, withinDays }: DueFilter, last: string): SQL {
  if (missing) return sql`d.unmet`;
  const undated = withinDays >= soonDays ? sql`d.status in ('expiring', 'grace')` : sql`false`;
  return sql`(d.unmet or case when c.scope <> 'verdict' then d.until <= ${last}::date else ${undated} end)`;
}

/** The matching renewals of a connection, as a lateral join: null if there is none. */
export function renewalsThat(condition: SQL): SQL {
  return sql`cross join lateral (
    select jsonb_agg(jsonb_build_object('rule', d.rule, 'status', d.status,
        'until', case when c.scope <> 'verdict' then d.until end)) as items,
      bool_or(d.unmet) as unmet, bool_or(not d.unmet) as ending
    from jsonb_to_recordset(c.renewals) as d(rule text, status text, until date, unmet boolean)
    where ${condition}) f`;
}
