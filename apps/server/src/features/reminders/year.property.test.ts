import { calendarDateIn, isQuietAt, localTimeAt } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  createHouseholdRng,
  type HouseholdRng,
  happen,
  someHousehold,
} from '../../../../../packages/domain/src/alerts/testing/household.ts';
import {
  byAskingAgain,
  type ScheduledReminder,
} from '../../../../../packages/domain/src/alerts/testing/year.ts';
import { useServer } from '../../../test/index.ts';
import { onceKeyOf } from './idempotency-key.ts';
import { processPending } from './reminder-work.ts';
import { type LiveHousehold, moveIn } from './testing/live-household.ts';

// A few owners for some weeks with many changes. YEAR_HOUSEHOLDS=<number> runs that many for a whole year.
const asked = Number(process.env.YEAR_HOUSEHOLDS ?? 0);
const households = asked || 3;
const days = asked ? 366 : 60;
const eventsAnHour = asked ? 0.002 : 0.006;

const hourMs = 3_600_000;
const startMs = Date.parse('2026-01-01T00:00:00Z');
let nowMs = startMs;
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;

interface Lived extends LiveHousehold {
  readonly rng: HouseholdRng;
  readonly slow: ReturnType<typeof byAskingAgain>;
}

async function settle(seed: number): Promise<Lived> {
  const rng = createHouseholdRng(seed);
  const home = await moveIn(server, someHousehold(rng, '2026-01-01'));
  const slow = byAskingAgain(home.carers);
  slow.changed(startMs);
  return { ...home, rng, slow };
}

const nameOf = ({ petId, key, stage }: ScheduledReminder): string =>
  onceKeyOf({ petId, needKey: key, stage });
const alerted = new Set<string>();

/** The reminders that the server sends now; also checks that it emails no one in their quiet hours. */
async function isDueNow(homes: readonly Lived[]): Promise<string[]> {
  await processPending(services);
  const { rows: mails } = await services.store.db.execute<{ to: string }>(
    sql`delete from pgboss.job where name = 'send-mail' returning data->>'to' as to`,
  );
  for (const { to } of mails) {
    const home = homes.find(({ owner }) => owner.email === to);
    if (home && isQuietAt(nowMs, home.carers.clock)) throw new Error('A mail went out in quiet hours.');
  }
  mailed += mails.length;
  const { rows } = await services.store.db.execute<{ name: string; state: string }>(sql`
    select a.once_key as name, p.state from alert a join pet p on p.id = a.pet_id
    where a.kind = 'renewal' and a.created_at = ${new Date(nowMs).toISOString()}::timestamptz`);
  const fresh = rows.filter(({ name }) => !alerted.has(name));
  for (const { name, state } of fresh) {
    if (state !== 'active') throw new Error('A reminder rang for a pet that is gone.');
    alerted.add(name);
  }
  return fresh.map(({ name }) => name).sort();
}
let mailed = 0;

/** When the server next has something to do; between two changes nothing else moves that time. */
async function findNextDue(): Promise<number> {
  const { rows } = await services.store.db.execute<{ at: string | null }>(sql`select least(
    (select min(due_at) from reminder where rung_at is null),
    (select min(plan_at) from reminder_plan),
    (select min(notify_at) from alert))::text as at`);
  return rows[0]?.at ? Date.parse(rows[0].at) : Number.POSITIVE_INFINITY;
}
let nextDueMs = startMs;

async function compare(homes: readonly Lived[], when: string, hasChanged: boolean): Promise<void> {
  const expected = homes.flatMap(({ slow }) => slow.hour(nowMs).map(nameOf)).sort();
  const isDue = hasChanged || expected.length > 0 || nextDueMs <= nowMs;
  const sent = isDue ? await isDueNow(homes) : [];
  if (isDue) nextDueMs = await findNextDue();
  if (sent.join() !== expected.join()) expect({ when, sent }).toEqual({ when, sent: expected });
}

test(
  'owners on the server get exactly the reminders that a new calculation for every day gives, each stage once',
  async () => {
    await processPending(services);
    const homes: Lived[] = [];
    for (let seed = 1; seed <= households; seed += 1) homes.push(await settle(seed));
    await compare(homes, 'at the start', true);
    for (let hour = 1; hour < days * 24; hour += 1) {
      nowMs = startMs + hour * hourMs;
      await compare(homes, `in hour ${hour}`, false);
      const changed = homes.filter(({ rng }) => rng() <= eventsAnHour);
      if (changed.length === 0) continue;
      for (const { live, carers, rng, slow } of changed) {
        const { date } = localTimeAt(nowMs, carers.clock.timeZone);
        await live(() => happen(rng, carers, date));
        slow.changed(nowMs);
      }
      await compare(homes, `after a change in hour ${hour}`, true);
    }
    console.info(
      `${households} households until ${calendarDateIn(nowMs, 'UTC')}: ${alerted.size} rung, ${mailed} mailed`,
    );
    expect(alerted.size).toBeGreaterThan(households);
    expect(mailed).toBeGreaterThan(0);
  },
  60_000 + households * days * 2_000,
);
