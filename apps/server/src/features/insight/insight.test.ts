import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  draftCheckIn,
  writeCheckIns,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const hourMs = 3_600_000;
const monday = Date.parse('2026-03-02T00:00:00Z');
const pairs = Number(process.env.LAW_RUNS ?? 100);

async function openBusiness(timeZone = 'UTC'): Promise<{ owner: TestPerson; business: BuiltBusiness }> {
  const owner = await server.businessPerson();
  return { owner, business: await buildBusiness(services, { owner, timeZone }) };
}

const missing = { ruleId: 'rabies', level: 'required', status: 'missing', reason: 'missing' } as const;
const advised = { ruleId: 'chip', level: 'recommended', status: 'missing', reason: 'missing' } as const;

describe('the summary', () => {
  test('counts by the business’s own days, hours and reasons, and nothing after the last day', async () => {
    const { owner, business } = await openBusiness('America/New_York');
    const pet = await buildPet(services);
    // 03:30 UTC on Monday is still Sunday evening in New York.
    const at = (hours: number) => new Date(monday + hours * hourMs);
    const rows = [
      { arrivedAt: at(3.5), departedAt: at(4) },
      { arrivedAt: at(15), departedAt: at(16), verdict: 'expiring' as const },
      {
        arrivedAt: at(17),
        decision: 'denied' as const,
        verdict: 'non_compliant' as const,
        checks: [missing, advised],
      },
      { arrivedAt: at(24 + 12), departedAt: at(24 + 13) },
    ];
    await writeCheckIns(
      services,
      rows.map((facts) => draftCheckIn(services, pet, business, facts)),
    );
    await buildConnection(services, { business, pet });
    const summary = await server.call(owner, 'getBusinessSummary', {
      businessId: business.id,
      from: '2026-03-01',
      to: '2026-03-02',
    });
    expect(summary.days).toEqual([
      {
        on: '2026-03-01',
        admitted: 1,
        denied: 0,
        verdicts: { compliant: 1, expiring: 0, pending: 0, non_compliant: 0 },
      },
      {
        on: '2026-03-02',
        admitted: 1,
        denied: 1,
        verdicts: { compliant: 0, expiring: 1, pending: 0, non_compliant: 1 },
      },
    ]);
    expect(summary.hours).toEqual([
      { weekday: 1, hour: 10, arrivals: 1 },
      { weekday: 7, hour: 22, arrivals: 1 },
    ]);
    expect(summary.refusals).toEqual([{ ruleId: 'rabies', status: 'missing', count: 1 }]);
    expect(summary.totals).toEqual({ admitted: 2, denied: 1, overridden: 0, pets: 1 });
    expect(summary.connected).toEqual({ compliant: 1, expiring: 0, pending: 0, non_compliant: 0 });
  });

  test('the hour that occurs twice at the end of summer time is counted twice', async () => {
    const { owner, business } = await openBusiness('Europe/Berlin');
    const pet = await buildPet(services);
    const rows = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) =>
      draftCheckIn(services, pet, business, { arrivedAt: new Date(at), departedAt: new Date(at) }),
    );
    await writeCheckIns(services, rows);
    const asked = { businessId: business.id, from: '2026-10-25', to: '2026-10-25' };
    const { hours } = await server.call(owner, 'getBusinessSummary', asked);
    expect(hours).toEqual([{ weekday: 7, hour: 2, arrivals: 2 }]);
  });

  test('days in the wrong order and more than a year are refused', async () => {
    const { owner, business } = await openBusiness();
    for (const span of [
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2024-01-01', to: '2026-01-01' },
    ]) {
      for (const name of ['getBusinessSummary', 'findOverlaps'] as const) {
        const refused = await server.refusal(owner, name, {
          businessId: business.id,
          ...(name === 'findOverlaps' && { petId: business.id }),
          ...span,
        });
        expect(refused.details?.issues?.[0]?.path).toBe('to');
      }
    }
  });

  test('staff do not see it', async () => {
    const { business } = await openBusiness();
    const staff = await server.businessPerson({ plan: 'free' });
    await buildMember(services, { business, account: staff });
    const asked = { businessId: business.id, from: '2026-03-01', to: '2026-03-01' };
    const refused = await server.refusal(staff, 'getBusinessSummary', asked);
    expect(refused.details?.reason).toBe('insufficient_role');
  });
});

/** Stays of several pets over a week; stays of one pet do not overlap, and the last may be open. */
const history = fc.array(
  fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })), {
    minLength: 1,
    maxLength: 5,
  }),
  { minLength: 2, maxLength: 8 },
);

interface Stay {
  readonly pet: number;
  readonly from: number;
  readonly to: number | null;
}

function staysOf(pets: readonly (readonly (readonly [number, number])[])[]): Stay[] {
  return pets.flatMap((visits, pet) => {
    let at = 0;
    return visits.map(([gap, length], index) => {
      const from = at + gap;
      at = from + length;
      const open = pet % 3 === 0 && index === visits.length - 1;
      return { pet, from, to: open ? null : at };
    });
  });
}

describe('contact tracing', () => {
  test('the report of a moment and the overlaps equal what a plain count of the stays gives', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(history, async (drawn) => {
        const { owner, business } = await openBusiness();
        const stays = staysOf(drawn);
        const pets = await Promise.all(drawn.map(() => buildPet(services)));
        const instant = (hours: number) => new Date(monday + hours * hourMs);
        const rows = stays.map((stay) =>
          draftCheckIn(services, pets[stay.pet] as never, business, {
            arrivedAt: instant(stay.from),
            departedAt: stay.to === null ? null : instant(stay.to),
            checks: [{ ...missing, ruleId: `rule-${stay.from}` }],
          }),
        );
        await writeCheckIns(services, rows);
        for (let hour = 0; hour < 200; hour += 19) {
          const { items } = await server.call(owner, 'getAsOfReport', {
            businessId: business.id,
            at: instant(hour).toISOString(),
          });
          const expected = stays.filter(({ from, to }) => from <= hour && (to === null || to > hour));
          expect(items.map(({ petId, checks }) => `${petId} ${checks[0]?.ruleId}`).toSorted()).toEqual(
            expected.map(({ pet, from }) => `${pets[pet]?.id} rule-${from}`).toSorted(),
          );
          compared += pets.length;
        }
        const { items } = await server.call(owner, 'findOverlaps', {
          businessId: business.id,
          petId: pets[0]?.id ?? '',
          from: '2026-03-03',
          to: '2026-03-05',
        });
        expect(items.map(({ petId, from, to }) => `${petId} ${from} ${to}`).toSorted()).toEqual(
          together(stays, 24, 96)
            .map(([pet, from, to]) => {
              const end = to === Number.POSITIVE_INFINITY ? null : instant(to).toISOString();
              return `${pets[pet]?.id} ${instant(from).toISOString()} ${end}`;
            })
            .toSorted(),
        );
      }),
      { numRuns: Math.ceil(pairs / 20) },
    );
    expect(compared).toBeGreaterThanOrEqual(pairs);
  });

  test('a future moment is refused', async () => {
    const { owner, business } = await openBusiness();
    const at = new Date(Date.now() + hourMs).toISOString();
    const refused = await server.refusal(owner, 'getAsOfReport', { businessId: business.id, at });
    expect(refused.details?.issues?.[0]?.path).toBe('at');
  });
});

/** Every pair of stays that overlap within the window, by comparing all of them. */
function together(stays: readonly Stay[], begin: number, end: number): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (const mine of stays.filter(({ pet }) => pet === 0)) {
    for (const theirs of stays.filter(({ pet }) => pet !== 0)) {
      const from = Math.max(mine.from, theirs.from);
      const to = Math.min(mine.to ?? Number.POSITIVE_INFINITY, theirs.to ?? Number.POSITIVE_INFINITY);
      if (from < to && from < end && to > begin) found.push([theirs.pet, from, to]);
    }
  }
  return found;
}

test('owners of pets that met are emailed once, without the pet or the reason', async () => {
  const { owner, business } = await openBusiness();
  const sick = await buildPet(services);
  const friend = await server.owner();
  const met = await Promise.all([1, 2].map(() => buildPet(services, { owner: friend })));
  const away = await buildPet(services);
  const day = { arrivedAt: new Date(monday + 9 * hourMs), departedAt: new Date(monday + 10 * hourMs) };
  const later = { arrivedAt: new Date(monday + 11 * hourMs), departedAt: null };
  await writeCheckIns(services, [
    ...[sick, ...met].map((pet) => draftCheckIn(services, pet, business, day)),
    draftCheckIn(services, away, business, later),
  ]);
  const asked = {
    businessId: business.id,
    petId: sick.id,
    from: '2026-03-02',
    to: '2026-03-02',
    idempotencyKey: 'once',
  };
  expect(await server.call(owner, 'notifyOverlaps', asked)).toEqual({ notified: 1 });
  expect(await server.call(owner, 'notifyOverlaps', asked)).toEqual({ notified: 1 });
  const auditLog = await server.call(owner, 'listAuditEntries', { businessId: business.id });
  expect(auditLog.items.map(({ action, subject }) => [action, subject.id])).toEqual([
    ['notifyOverlaps', sick.id],
  ]);
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: { to: string; text: string; subject: string }[] };
  expect(items).toHaveLength(1);
  expect(items[0]?.to).toBe(friend.email);
  for (const pet of met) expect(items[0]?.text).toContain(pet.name);
  expect(items[0]?.text).not.toContain(sick.id);
});

test('the result of each rule at check-in is stored with the arrival', async () => {
  const { owner, business } = await openBusiness();
  const pet = await buildPet(services);
  await buildConnection(services, { business, pet });
  await server.call(owner, 'publishRequirements', {
    businessId: business.id,
    rules: [{ id: 'chip', level: 'recommended', requirement: { kind: 'microchip' } }],
  });
  await server.call(owner, 'checkIn', {
    businessId: business.id,
    petId: pet.id,
    method: 'manual',
    decision: 'admit',
    idempotencyKey: 'in',
  });
  const { items } = await server.call(owner, 'getAsOfReport', {
    businessId: business.id,
    at: new Date().toISOString(),
  });
  expect(items.map(({ checks }) => checks.map(({ ruleId, level }) => [ruleId, level]))).toEqual([
    [['chip', 'recommended']],
  ]);
});

test('a guest’s owner is emailed at the address that this business was given; addresses given elsewhere do not count', async () => {
  const { owner, business } = await openBusiness();
  const elsewhere = await openBusiness();
  const sick = await buildPet(services);
  const guestAt = async (who: TestPerson, at: BuiltBusiness, ownerEmail: string) => {
    const guest = { petName: 'Ziggy', species: 'dog' as const, ownerEmail };
    const { petId } = await server.call(who, 'createGuest', { businessId: at.id, ...guest });
    return { ...sick, id: petId, name: 'Ziggy' };
  };
  const guest = await guestAt(owner, business, 'real-guest@story.test');
  const foreign = await guestAt(elsewhere.owner, elsewhere.business, 'foreign-guest@story.test');
  const removed = await guestAt(owner, business, 'removed-guest@story.test');
  await services.store.pool.query(`update customer set email = null where email like 'removed-guest@%'`);
  const day = { arrivedAt: new Date(monday + 9 * hourMs), departedAt: new Date(monday + 10 * hourMs) };
  await writeCheckIns(
    services,
    [sick, guest, foreign, removed].map((pet) => draftCheckIn(services, pet, business, day)),
  );
  const span = { from: '2026-03-02', to: '2026-03-02' };
  const asked = { businessId: business.id, petId: sick.id, ...span, idempotencyKey: 'guests' };
  expect(await server.call(owner, 'notifyOverlaps', asked)).toEqual({ notified: 1 });
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: { to: string; text: string }[] };
  const written = items.map(({ to }) => to);
  expect(written).toContain('real-guest@story.test');
  expect(written).not.toContain('foreign-guest@story.test');
  expect(written).not.toContain('removed-guest@story.test');
  expect(written.filter((to) => to.endsWith('.invalid'))).toEqual([]);
});
