import type { CareFacts, Severity } from '@clearpaw/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { sharesRecords } from '../../schema/connection.ts';

/** The business that cares for the pets, and the present time. */
interface Watch {
  readonly businessId: string;
  readonly now: Date;
}

interface AlertRow extends Record<string, unknown> {
  readonly petId: string;
  readonly kind: 'allergy' | 'medication';
  readonly facts: CareFacts['allergy'] | CareFacts['medication'];
}

const graver: Readonly<Record<Severity, number>> = { severe: 0, moderate: 1, mild: 2 };

/**
 * Care alerts about pets besides their owners' notes: allergies, most severe first, and medications that the business
 * gives on this day. Only for pets that share their records with it now; one query for any number of pets.
 */
export async function careAlertsOf(
  db: Database,
  petIds: readonly string[],
  { businessId, now }: Watch,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (petIds.length === 0) return new Map();
  const at = now.toISOString();
  const ids = sql.join(
    petIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<AlertRow>(sql`
    select record.pet_id as "petId", record.kind, record.facts
      from care_record record
      join connection on connection.pet_id = record.pet_id and connection.business_id = ${businessId}
      join business on business.id = connection.business_id
     cross join lateral (select to_char(${at}::timestamptz at time zone business.time_zone, 'YYYY-MM-DD') as date) today
     where record.pet_id in (${ids})
       and connection.scope <> 'verdict' and connection.revoked_at is null
       and (connection.ends_at is null or connection.ends_at > ${at}::timestamptz)
       and record.state = 'active'
       and (record.kind = 'allergy' or (record.kind = 'medication'
         and record.facts->>'startedOn' <= today.date
         and coalesce(record.facts->>'endedOn', '9999-12-31') >= today.date))
     order by record.kind, record.created_at, record.id`);
  const byPet = Map.groupBy(rows, ({ petId }) => petId);
  return new Map([...byPet].map(([petId, ofPet]) => [petId, linesOf(ofPet)]));
}

/**
 * The same for one pet within a statement that has its business and connection, as JSON for `careAlertsOfJson`. The
 * placeholder `now` is the present time.
 */
export function careAlertsAsJson(petId: SQLWrapper): SQL {
  const today = sql`to_char(${sql.placeholder('now')}::timestamptz at time zone business.time_zone, 'YYYY-MM-DD')`;
  return sql`case when ${sharesRecords} then (
    select json_agg(record.facts order by record.kind, record.created_at, record.id)
    from ${careRecordTable} record
    where record.pet_id = ${petId} and record.state = 'active'
      and (record.kind = 'allergy' or (record.kind = 'medication'
        and record.facts->>'startedOn' <= ${today}
        and coalesce(record.facts->>'endedOn', '9999-12-31') >= ${today}))) end`;
}

/** What `careAlertsAsJson` answers with. */
export type CareAlertsJson = readonly AlertRow['facts'][] | null;

export function careAlertsOfJson(json: CareAlertsJson): readonly string[] {
  return json === null ? [] : linesOf(json.map((facts) => ({ facts })));
}

function linesOf(rows: readonly Pick<AlertRow, 'facts'>[]): readonly string[] {
  const allergies = rows.flatMap(({ facts }) => ('substance' in facts ? [facts] : []));
  const medications = rows.flatMap(({ facts }) => ('dose' in facts ? [facts] : []));
  const lines = [
    ...allergies.toSorted((a, b) => graver[a.severity] - graver[b.severity]).map(allergyLine),
    ...medications.toSorted((a, b) => Number(b.duringVisits) - Number(a.duringVisits)).map(medicationLine),
  ];
  return [...new Set(lines)];
}

function allergyLine({ substance, severity }: CareFacts['allergy']): string {
  return `Allergy: ${substance} (${severity})`;
}

function medicationLine({ name, dose, schedule, duringVisits }: CareFacts['medication']): string {
  if (!duringVisits) return `Takes ${name}, ${dose}`;
  return `Give during visit: ${[name, dose, schedule].filter(Boolean).join(', ')}`;
}
