import {
  type ConnectionScope,
  calendarDateIn,
  dayBeginsAt,
  type Renewal,
  renewalsOf,
  renewOn,
  unmetRules,
} from '@clearpaw/domain';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Store, Topic, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { assessPets } from '../compliance/index.ts';
import { type PetRow, petRows } from '../pets/index.ts';
import { rulesToCome } from '../requirements/index.ts';

/** The number of connections judged in one transaction: few enough that no one waits long for its locks. */
const batchSize = 200;

/** Which of the due connections: all, one business's, or a single one. */
export interface DueWhere {
  readonly businessId?: string;
  readonly petId?: string;
}

/** The result of one batch. `changed` counts connections with another verdict, version or day of change. */
export interface Rechecked {
  readonly judged: number;
  readonly changed: number;
}

interface Claimed {
  readonly businessId: string;
  readonly petId: string;
  readonly verdict: string;
  readonly changesOn: string | null;
  readonly version: number;
  readonly scope: ConnectionScope;
}

/** The topic of changed verdicts of a business's pets. */
export function verdictTopic(businessId: string): Topic<EventPayloads['verdicts']> {
  return topicOf('verdicts', businessId);
}

/**
 * Judges one batch of due connections again. Rows that another server is judging, and pets whose records are being
 * changed at this moment, are skipped: they stay due, so that any number of servers share the work.
 */
export function recheckDue(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  where: DueWhere = {},
  limit = batchSize,
): Promise<Rechecked> {
  const now = clock.now();
  return store.transaction(async (tx) => {
    const claimed = await claim(tx, now, where, limit);
    const byBusiness = Map.groupBy(claimed, ({ businessId }) => businessId);
    let changed = 0;
    for (const [businessId, rows] of byBusiness) changed += await recheckBusiness(tx, businessId, rows, now);
    return { judged: claimed.length, changed };
  });
}

/** Judges again until nothing is due, or until the limit; returns how many were judged. */
export async function recheckUntilDone(
  services: Pick<Services, 'store' | 'clock'>,
  where: DueWhere = {},
  maxBatches = Number.POSITIVE_INFINITY,
): Promise<Rechecked> {
  const total = { judged: 0, changed: 0 };
  for (let batch = 0; batch < maxBatches; batch++) {
    const { judged, changed } = await recheckDue(services, where);
    total.judged += judged;
    total.changed += changed;
    if (judged < batchSize) break;
  }
  return total;
}

/** How long a caller waits for another server that is judging at this moment. */
const patienceMs = 1_000;
const pauseMs = 20;
const maxBatchesAsked = 50;

/** Brings a business's verdicts up to date before they are counted or filtered. */
export async function ensureFresh(
  services: Pick<Services, 'store' | 'clock'>,
  businessId: string,
): Promise<void> {
  const until = performance.now() + patienceMs;
  await recheckUntilDone(services, { businessId }, maxBatchesAsked);
  while ((await countDue(services.store, businessId, services.clock.now())) > 0) {
    if (performance.now() > until) return;
    await new Promise((wake) => setTimeout(wake, pauseMs));
    await recheckUntilDone(services, { businessId }, maxBatchesAsked);
  }
}

/** How many of a business's connections are due to be judged again. */
export async function countDue({ db }: Pick<Store, 'db'>, businessId: string, now: Date): Promise<number> {
  const found = await db.execute<{ due: number }>(sql`
    select count(*)::int as due from connection
    where business_id = ${businessId} and due_at <= ${now.toISOString()} and due_at is not null
      and revoked_at is null`);
  return found.rows[0]?.due ?? 0;
}

/** Uses the index of due instants, so that it is fast with any number of connections. */
async function claim(tx: Tx, now: Date, where: DueWhere, limit: number): Promise<Claimed[]> {
  const which: SQL[] = [
    sql`c.due_at is not null and c.due_at <= ${now.toISOString()} and c.revoked_at is null`,
    ...(where.businessId === undefined ? [] : [sql`c.business_id = ${where.businessId}`]),
    ...(where.petId === undefined ? [] : [sql`c.pet_id = ${where.petId}`]),
  ];
  const found = await tx.db.execute<Claimed & Record<string, unknown>>(sql`
    select c.business_id as "businessId", c.pet_id as "petId", c.verdict,
      c.changes_on as "changesOn", c.requirements_version as version, c.scope
    from connection c join pet p on p.id = c.pet_id
    where ${sql.join(which, sql` and `)}
    order by c.due_at limit ${limit}
    for update of c skip locked for share of p skip locked`);
  return found.rows;
}

async function recheckBusiness(
  tx: Tx,
  businessId: string,
  rows: readonly Claimed[],
  now: Date,
): Promise<number> {
  const [business] = await tx.db
    .select({ timeZone: businessTable.timeZone })
    .from(businessTable)
    .where(inArray(businessTable.id, [businessId]));
  if (!business) return 0;
  const { timeZone } = business;
  const today = calendarDateIn(now.getTime(), timeZone);
  const pets: PetRow[] = await petRows(
    tx.db,
    rows.map(({ petId }) => petId),
  );
  const visit = { service: null, arrival: today, departure: today };
  const { reports, requirementsVersion } = await assessPets(tx.db, businessId, pets, visit, today);
  const rulesChangeOn = await rulesToCome(tx.db, businessId, { today, version: requirementsVersion });
  const instants = new Map<string, string>();
  const instantOf = (date: string): string => {
    const known = instants.get(date) ?? new Date(dayBeginsAt(date, timeZone)).toISOString();
    instants.set(date, known);
    return known;
  };
  const judged = rows.flatMap((before) => {
    const report = reports.get(before.petId);
    if (!report) return [];
    const { verdict, changesOn } = report;
    const unmet = unmetRules(report);
    const renewals = renewalsOf(report);
    const days = [changesOn, rulesChangeOn].filter((day) => day !== null).sort();
    const next = days[0] === undefined ? null : instantOf(days[0]);
    return [
      {
        ...{ before, verdict, changesOn, unmet, renewals, next },
        isChanged: isOther(before, report, requirementsVersion),
      },
    ];
  });
  await keep(tx, businessId, { today, version: requirementsVersion }, judged);
  for (const { before, verdict } of judged) {
    if (before.verdict === verdict) continue;
    const payload = { petId: before.petId, verdict, was: before.verdict };
    tx.publish({ topic: verdictTopic(businessId), payload });
  }
  return judged.filter(({ isChanged }) => isChanged).length;
}

function isOther(
  before: Claimed,
  after: { readonly verdict: string; readonly changesOn: string | null },
  version: number,
): boolean {
  return (
    before.verdict !== after.verdict || before.changesOn !== after.changesOn || before.version !== version
  );
}

interface Judged {
  readonly before: Claimed;
  readonly verdict: string;
  readonly changesOn: string | null;
  readonly unmet: readonly string[];
  readonly renewals: readonly Renewal[];
  readonly next: string | null;
}

/** One statement for the whole batch. */
async function keep(
  tx: Tx,
  businessId: string,
  by: { readonly today: string; readonly version: number },
  judged: readonly Judged[],
): Promise<void> {
  const rows = judged.map(({ before, verdict, changesOn, unmet, renewals, next }) => ({
    pet_id: before.petId,
    verdict,
    changes_on: changesOn,
    unmet_rules: unmet,
    renewals,
    renew_on: renewOn(renewals, before.scope === 'verdict'),
    due_at: next,
  }));
  await tx.db.execute(sql`
    update connection c
    set verdict = j.verdict, changes_on = j.changes_on, unmet_rules = j.unmet_rules, due_at = j.due_at,
      renewals = j.renewals, renew_on = j.renew_on, judged_on = ${by.today}, requirements_version = ${by.version}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as j(pet_id uuid, verdict text, changes_on date, unmet_rules text[], due_at timestamptz,
        renewals jsonb, renew_on date)
    where c.business_id = ${businessId} and c.pet_id = j.pet_id`);
}
