import { addDays } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildVisit,
} from '../../seed/builders/index.ts';
import { markNoShows } from './visit-jobs.ts';

/** TODAY_VISITS=500 TODAY_STAFF=20 TODAY_STEP=1 is a busy week that is recounted at each minute. */
const planned = Number(process.env.TODAY_VISITS ?? 40);
const devices = Number(process.env.TODAY_STAFF ?? 4);
const stepMinutes = Number(process.env.TODAY_STEP ?? 45);

const firstDay = '2026-12-07';
const dayMs = 86_400_000;
let now = new Date(`${firstDay}T00:00:00Z`);
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
const run = { signal: new AbortController().signal };

/** A repeatable number from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type State = 'expected' | 'present' | 'done' | 'cancelled' | 'no_show';

/** A planned visit as the log of acknowledged calls says it is. */
interface Logged {
  readonly visitId: string;
  readonly petId: string;
  readonly badge: string;
  readonly arrival: string;
  readonly departure: string;
  state: State;
  checkInId: string | null;
}

const business = await buildBusiness(services, { timeZone: 'UTC', services: [] });
const random = randomFrom(7);
const staff: TestPerson[] = [];
for (let at = 0; at < devices; at++) staff.push(await server.as(await buildMember(services, { business })));
const log: Logged[] = [];
for (let at = 0; at < planned; at++) {
  const pet = await buildPet(services);
  await buildConnection(services, { business, pet });
  const badge = (await buildBadge(services, { pet })).code;
  const arrival = addDays(firstDay, Math.floor(random() * 7));
  const departure = addDays(arrival, Math.floor(random() * 4));
  const { id } = await buildVisit(services, { pet, business, arrival, departure, service: null });
  log.push({ visitId: id, petId: pet.id, badge, arrival, departure, state: 'expected', checkInId: null });
}

const key = () => crypto.randomUUID();
const today = () => now.toISOString().slice(0, 10);
const member = (at: number) => staff[at % staff.length] as TestPerson;

/** What a device does with a visit, by its state; returns what it did. */
async function act(person: TestPerson, one: Logged): Promise<string | null> {
  const businessId = business.id;
  if (one.state === 'expected' && one.arrival === today()) {
    if (random() < 0.1) {
      await server.call(person, 'cancelVisit', { visitId: one.visitId });
      one.state = 'cancelled';
      return 'cancelled';
    }
    const arrival = { businessId, petId: one.petId, badge: one.badge, method: 'badge' as const };
    const done = await server.call(person, 'checkIn', {
      ...arrival,
      decision: 'admit',
      idempotencyKey: key(),
    });
    Object.assign(one, { state: 'present', checkInId: done.id });
    return 'checked in';
  }
  if (one.checkInId === null) return null;
  const input = { businessId, checkInId: one.checkInId, idempotencyKey: key() };
  if (one.state === 'present' && (one.departure <= today() || random() < 0.05)) {
    await server.call(person, 'checkOut', input);
    one.state = 'done';
    return 'checked out';
  }
  return null;
}

/** Everything that one answer after another lists. */
async function everyVisit() {
  const span = {
    businessId: business.id,
    from: addDays(firstDay, -1),
    to: addDays(firstDay, 14),
    limit: 100,
  };
  const found: { id: string; state: State; arrival: string; departure: string }[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await server.call(member(0), 'listVisits', { ...span, ...(cursor ? { cursor } : {}) });
    found.push(...page.items);
    if (!page.nextCursor) return found;
    cursor = page.nextCursor;
  }
}

async function presentPets(): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const asked = { businessId: business.id, present: true, limit: 100, ...(cursor ? { cursor } : {}) };
    const page = await server.call(member(0), 'listCheckIns', asked);
    found.push(...page.items.map(({ petId }) => petId as string));
    if (!page.nextCursor) return found.sort();
    cursor = page.nextCursor;
  }
}

const named = (list: readonly { id: string; state: string }[]) =>
  list.map(({ id, state }) => `${id} ${state}`).sort();

test('at every moment of a week, the lists of Today equal a recount of what devices did', {
  timeout: 3_600_000,
}, async () => {
  const acted = new Map<string, number>();
  for (let minute = 0; minute < 7 * 24 * 60; minute += stepMinutes) {
    now = new Date(Date.parse(`${firstDay}T00:00:00Z`) + minute * 60_000);
    await markNoShows.run(services, {}, run);
    for (const one of log) if (one.state === 'expected' && one.arrival < today()) one.state = 'no_show';
    // Devices act at the same time, each on a visit of its own; pets come and go from 7 am to 7 pm.
    const open = now.getUTCHours() >= 7 && now.getUTCHours() < 19;
    const chosen = open ? log.filter(() => random() < (0.15 * stepMinutes) / 45) : [];
    const done = await Promise.all(chosen.map((one, at) => act(member(at), one)));
    for (const what of done) if (what) acted.set(what, (acted.get(what) ?? 0) + 1);
    const recount = log.map(({ visitId: id, state }) => ({ id, state }));
    expect(named(await everyVisit())).toEqual(named(recount));
    const here = log.filter(({ state }) => state === 'present').map(({ petId }) => petId);
    expect(await presentPets()).toEqual(here.sort());
  }
  expect([...acted.keys()].sort()).toEqual(['cancelled', 'checked in', 'checked out']);
  console.log(
    `Recounted ${Math.ceil((7 * dayMs) / 60_000 / stepMinutes)} times; ${JSON.stringify([...acted])}`,
  );
});
