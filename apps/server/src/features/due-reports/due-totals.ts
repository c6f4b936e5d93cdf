import type { dueReports, OutputOf } from '@clearpaw/contract';
import { addDays } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { type DueQuery, renewalsThat } from './due-query.ts';

type Totals = NonNullable<OutputOf<typeof dueReports.getDueReport>['totals']>;

/** Counted in one pass over the part of the index that the filter selects. */
export async function countDuePets(db: Database, query: DueQuery): Promise<Totals> {
  const { businessId, today } = query;
  const found = await db.execute<Totals & Record<string, unknown>>(sql`
    select count(*)::int as pets, count(distinct p.owner_id)::int as owners,
      (count(*) filter (where f.unmet))::int as unmet, (count(*) filter (where f.ending))::int as ending,
      (count(*) filter (where exists (
        select 1 from visit v where v.business_id = ${businessId} and v.pet_id = c.pet_id
          and v.state in ('expected', 'present') and v.departure >= ${today}::date
          and v.arrival <= ${addDays(today, 7)}::date)))::int as visiting
    from connection c join pet p on p.id = c.pet_id ${renewalsThat(query.fits)}
    where ${query.pets} and f.items is not null`);
  return found.rows[0] ?? { pets: 0, owners: 0, unmet: 0, ending: 0, visiting: 0 };
}
