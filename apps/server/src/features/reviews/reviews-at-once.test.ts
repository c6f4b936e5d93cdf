import { type ReviewableKind, reviewableKinds } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import { reviewableRecords } from './testing/reviewable-records.ts';

const server = await useServer();
const { services } = server;

/** A record with a document whose owner asked a business with two reviewers to review it. */
async function buildFixture(kind: ReviewableKind, scope: 'verdict' | 'records' = 'records') {
  const [maya, theo, colleague] = [
    await server.owner(),
    await server.businessPerson(),
    await server.businessPerson(),
  ];
  const pet = await buildPet(services, { owner: maya });
  const business = await buildBusiness(services, { owner: theo });
  await buildMember(services, { business, account: colleague, role: 'manager' });
  const { requirement, add } = reviewableRecords[kind];
  const rules = [{ id: 'rule', level: 'required', requirement: requirement('reviewed') }] as const;
  await buildRequirements(services, { business, rules: [...rules] });
  await buildConnection(services, { pet, business, scope });
  const about = { businessId: business.id, kind, recordId: await add(server, maya, pet) };
  const ask = () => server.call(maya, 'requestReview', about);
  await ask();
  const decide = (person: typeof theo, decision: 'verify' | 'reject') =>
    server.call(person, 'reviewRecord', { ...about, decision });
  const status = async () => {
    const { checks } = await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
    return checks[0]?.status.replace('exempt', 'met');
  };
  return { maya, pet, theo, colleague, about, ask, decide, status };
}

type Fixture = Awaited<ReturnType<typeof buildFixture>>;

const waitingForLocks = sql`select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Starts the calls one after the other, each once the one before waits for a lock, and then lets all of them continue.
 */
async function atOnce({ about }: Fixture, calls: readonly (() => Promise<unknown>)[]) {
  const [table, column] =
    about.kind === 'vaccination'
      ? [sql`review_request`, sql`vaccination_id`]
      : [sql`record_review`, sql`record_id`];
  const started: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await services.store.transaction(async ({ db }) => {
    await db.execute(sql`select 1 from ${table} where ${column} = ${about.recordId}::uuid for update`);
    for (const call of calls) {
      started.push(Promise.allSettled([call()]));
      await expect
        .poll(async () => (await services.store.db.execute(waitingForLocks)).rows, { timeout: 2_500 })
        .toEqual([{ waiting: started.length }]);
    }
  });
  return (await Promise.all(started)).flat();
}

test.each(reviewableKinds)(
  '%s: of two concurrent reviewers, the later decides about what the first left',
  async (kind) => {
    const fixture = await buildFixture(kind);
    const { theo, colleague, maya, about, decide, status } = fixture;
    await atOnce(fixture, [() => decide(theo, 'verify'), () => decide(colleague, 'reject')]);
    expect(await status()).toBe('missing');
    if (kind !== 'vaccination') return;
    const history = await server.call(maya, 'listVaccinationHistory', { vaccinationId: about.recordId });
    expect(history.items).toHaveLength(3);
    const [dose] = (await server.call(maya, 'listVaccinations', { petId: fixture.pet.id })).items;
    expect(dose).toMatchObject({ evidence: 'document', reviews: [{ decision: 'reject' }] });
  },
);

test.each(reviewableKinds)(
  '%s: two reviewers who make the same decision at once leave one decision',
  async (kind) => {
    for (const decision of ['verify', 'reject'] as const) {
      const fixture = await buildFixture(kind, 'verdict');
      const { theo, colleague, maya, decide } = fixture;
      const [first, second] = await atOnce(fixture, [
        () => decide(theo, decision),
        () => decide(colleague, decision),
      ]);
      expect(first).toMatchObject({ status: 'fulfilled', value: { decision } });
      expect(second).toEqual(first);
      await server.runJobs();
      const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
      const { items } = (await reply.json()) as { items: { to: string; subject: string }[] };
      expect(
        items.filter(({ to, subject }) => to === maya.email && /a record of/.test(subject)),
      ).toHaveLength(1);
    }
  },
);

test.each(reviewableKinds)('%s: a repeated request does not erase a concurrent decision', async (kind) => {
  const rejected = await buildFixture(kind);
  const [, refused] = await atOnce(rejected, [
    () => rejected.decide(rejected.theo, 'reject'),
    () => rejected.ask(),
  ]);
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { refused: { details: { reason: 'rejected' } } },
  });
  expect(await rejected.status()).toBe('missing');
  const verified = await buildFixture(kind);
  await atOnce(verified, [() => verified.decide(verified.theo, 'verify'), () => verified.ask()]);
  expect(await verified.status()).toBe('met');
  const { businessId } = verified.about;
  expect(await server.call(verified.theo, 'listReviewQueue', { businessId })).toMatchObject({ items: [] });
});
