import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { CallRefused, postCall, startProcess, type TestPerson, useServer } from '../../../test/index.ts';
import { auditEntryTable } from '../../schema/audit.ts';
import { checkInTable } from '../../schema/check-in.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildPet,
} from '../../seed/builders/index.ts';

/** CHECK_IN_KILLS=20 kills the server that many times; once by default. */
const kills = Number(process.env.CHECK_IN_KILLS ?? 1);
const PUBLIC_URL = 'http://clearpaw.test';
const AUTH_SECRET = 'a secret that only the tests know, long enough';
const server = await useServer({ PUBLIC_URL });
const { services } = server;
let theo: TestPerson;
let business: BuiltBusiness;
beforeEach(async () => {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo, timeZone: 'UTC' });
});

const to = () => ({ businessId: business.id, idempotencyKey: crypto.randomUUID() });
async function buildArrival() {
  const { code, petId } = await buildBadge(services);
  return { ...to(), petId, badge: code, method: 'badge', decision: 'admit' } as const;
}

/** The outcome of each attempt: `done`, or the reason of the refusal; any other error fails the test. */
async function endings(attempts: readonly Promise<unknown>[]): Promise<string[]> {
  const ended = attempts.map((attempt) =>
    attempt.then(
      () => 'done',
      (problem) =>
        problem instanceof CallRefused
          ? (problem.refused.details?.reason ?? problem.refused.status)
          : String(problem),
    ),
  );
  return (await Promise.all(ended)).map(String).sort();
}

async function presentOf(petId: string): Promise<number> {
  const where = { businessId: business.id, petId, present: true };
  return (await server.call(theo, 'listCheckIns', where)).items.length;
}

describe('at the same moment', () => {
  test('a waiting pet is approved and scanned at the same time: it is checked in once, and both answers say so', async () => {
    for (let round = 0; round < 10; round += 1) {
      const arrival = await buildArrival();
      const pet = await buildPet(services);
      const waiting = await buildCheckIn(services, { business, pet, decision: 'waiting', method: 'door' });
      const { code } = await buildBadge(services, { pet });
      const decision = { businessId: business.id, checkInId: waiting.id, decision: 'admit' } as const;
      const ended = await endings([
        server.call(theo, 'decideArrival', decision),
        server.call(theo, 'checkIn', { ...arrival, petId: pet.id, badge: code }),
      ]);
      expect(ended).toEqual(['already_here', 'done']);
      expect(await presentOf(pet.id)).toBe(1);
    }
  });
  test('a check-out is undone and the pet is checked in again: it is on site once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const arrival = await buildArrival();
      const { id: checkInId } = await server.call(theo, 'checkIn', arrival);
      await server.call(theo, 'checkOut', { ...to(), checkInId });
      const ended = await endings([
        server.call(theo, 'undoCheckOut', { ...to(), checkInId }),
        server.call(theo, 'checkIn', { ...arrival, ...to() }),
      ]);
      expect(ended).toEqual(['already_here', 'done']);
      expect(await presentOf(arrival.petId)).toBe(1);
    }
  });
  test('two people decide about one waiting pet: one of them does', async () => {
    const waiting = await buildCheckIn(services, { business, decision: 'waiting', method: 'door' });
    const decide = (decision: 'admit' | 'deny') =>
      server.call(theo, 'decideArrival', { businessId: business.id, checkInId: waiting.id, decision });
    expect(await endings([decide('deny'), decide('deny'), decide('deny')])).toEqual([
      'done',
      'not_waiting',
      'not_waiting',
    ]);
  });
});

const entriesAbout = (id: string) =>
  services.store.db
    .select({ action: auditEntryTable.action, by: auditEntryTable.actorKind })
    .from(auditEntryTable)
    .where(and(eq(auditEntryTable.businessId, business.id), eq(auditEntryTable.subjectId, id)));

describe('the audit log', () => {
  test('names a check-out that was undone', async () => {
    const { id: checkInId } = await server.call(theo, 'checkIn', await buildArrival());
    await server.call(theo, 'checkOut', { ...to(), checkInId });
    await server.call(theo, 'undoCheckOut', { ...to(), checkInId });
    expect((await entriesAbout(checkInId)).map(({ action }) => action)).toEqual([
      'checkIn',
      'checkOut',
      'undoCheckOut',
    ]);
  });
  test('records staff as the one who checked in, whatever method they state', async () => {
    const { id } = await server.call(theo, 'checkIn', { ...(await buildArrival()), method: 'door' });
    expect(await entriesAbout(id)).toEqual([{ action: 'checkIn', by: 'member' }]);
  });
});

test(
  `a server that is killed ${kills} times during check-ins has stored each arrival once and completely`,
  async () => {
    const { databaseUrl: DATABASE_URL } = server;
    for (let round = 0; round < kills; round += 1) {
      const doomed = await startProcess({ DATABASE_URL, PUBLIC_URL, AUTH_SECRET });
      const arrivals = await Promise.all(Array.from({ length: 60 }, buildArrival));
      const open = [...arrivals];
      const senders = Array.from({ length: 6 }, async () => {
        for (let next = open.pop(); next; next = open.pop()) {
          await postCall(doomed.url, theo, 'checkIn', next).catch(() => null);
        }
      });
      await new Promise((wake) => setTimeout(wake, Math.random() * 300));
      await doomed.end('SIGKILL');
      await Promise.all(senders);
      const done = await Promise.all(arrivals.map((arrival) => server.call(theo, 'checkIn', arrival)));
      expect(new Set(done.map(({ id }) => id)).size).toBe(60);
    }
    const { rows } = await services.store.pool.query(
      `select (select count(*)::int from check_in where business_id = $1) as entered,
      (select count(*)::int from audit_entry where business_id = $1 and action = 'checkIn') as audited,
      (select count(*)::int from event where topic = $2) as published,
      (select count(*)::int from idempotency_key where uid = $3) as keys`,
      [business.id, `business:${business.id}`, theo.uid],
    );
    const each = 60 * kills;
    expect(rows).toEqual([{ entered: each, audited: each, published: each, keys: each }]);
    const present = await services.store.db
      .select()
      .from(checkInTable)
      .where(eq(checkInTable.businessId, business.id));
    expect(new Set(present.map(({ petId }) => petId)).size).toBe(each);
  },
  60_000 + kills * 60_000,
);
