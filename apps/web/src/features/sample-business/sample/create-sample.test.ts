import type { StreamName, UnaryName } from '@clearpaw/client';
import { contract, type InputOf, type OutputOf } from '@clearpaw/contract';
import { verdicts } from '@clearpaw/domain';
import { describe, expect, test, vi } from 'vitest';
import { createSample } from './create-sample.ts';
import { businessId, customerIdOf, petIdOf } from './sample-ids.ts';
import { petsOfSample } from './sample-pets.ts';

type Functions = typeof contract;

vi.stubGlobal('location', new URL('https://clearpaw.test/'));

const noon = Date.parse('2026-11-27T12:00:00Z');
const open = (nowMs = noon) => {
  const { answers, badges } = createSample(() => nowMs, 'Europe/Berlin');
  /** Calls the sample as a screen does; what it sends and gets is as the contract has it. */
  async function call<Name extends UnaryName>(
    name: Name,
    input: InputOf<Functions[Name]>,
  ): Promise<OutputOf<Functions[Name]>> {
    const { input: sent, output } = contract[name];
    const answer = await answers.call(name, sent.parse(input) as InputOf<Functions[Name]>);
    return output.parse(answer) as OutputOf<Functions[Name]>;
  }
  return { answers, badges, call };
};

const day = { from: '2026-11-27', to: '2026-11-27' };
const [biscuit, , otis, , , , , rocky] = petsOfSample;
const key = () => ({ idempotencyKey: crypto.randomUUID() });

describe('every answer has the shape of the contract', () => {
  test.each([
    ['listMyBusinesses', {}],
    ['getBusiness', { businessId }],
    ['listConnections', { businessId }],
    ['listConnectionDetails', { businessId, petIds: [petIdOf(2), petIdOf(3)] }],
    ['listPetsAtOtherLocations', { businessId }],
    ['getConnectedPet', { businessId, petId: petIdOf(2) }],
    ['getPet', { petId: petIdOf(6) }],
    ['listVaccinations', { petId: petIdOf(3) }],
    ['listDocuments', { petId: petIdOf(3) }],
    ['getCareAtBusiness', { businessId, petId: petIdOf(3) }],
    ['listCustomers', { businessId }],
    ['getCustomer', { businessId, customerId: customerIdOf(1) }],
    ['getRequirements', { businessId }],
    ['listRequirementVersions', { businessId }],
    ['getRecheckProgress', { businessId }],
    ['previewRequirements', { businessId, rules: [] }],
    ['getCompliance', { businessId, petId: petIdOf(3) }],
    ['listWaivers', { businessId }],
    ['listIntakeQuestions', { businessId }],
    ['getIntakeForm', { businessId, petId: petIdOf(3) }],
    ['listVisits', { businessId, ...day }],
    ['listCheckIns', { businessId }],
    ['listGuestMerges', { businessId }],
    ['listIncidents', { businessId }],
    ['listCareLog', { businessId, petId: petIdOf(3) }],
  ] as const)('%s', async (name, input) => {
    expect(await open().call(name, input as never)).toBeTruthy();
  });

  test.each(['watchCheckIns', 'watchVisits', 'watchConnections'] as const)('%s', async (name) => {
    const stop = new AbortController();
    for await (const message of open().answers.watch(name, { businessId }, { signal: stop.signal })) {
      contract[name].message.parse(message);
      stop.abort();
    }
  });
});

test('pets of every verdict except one that a review decides are there', async () => {
  const { items } = await open().call('listConnections', { businessId });
  const found = new Set(items.map(({ verdict }) => verdict));
  expect([...found].sort()).toEqual(verdicts.filter((verdict) => verdict !== 'pending').toSorted());
});

test.each(['2026-11-27T23:02:00Z', '2026-11-27T12:00:00Z', '2027-02-28T06:00:00Z'])(
  'at %s three pets came today, two are expected and cleared, and one is not',
  async (at) => {
    const { call } = open(Date.parse(at));
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(Date.parse(at));
    const { items: visits } = await call('listVisits', { businessId, from: today, to: today });
    const expected = visits.filter(({ state }) => state === 'expected');
    expect(expected.map(({ petName, verdict }) => [petName, verdict])).toEqual([
      ['Biscuit', 'compliant'],
      ['Otis', 'non_compliant'],
      ['Mochi', 'compliant'],
    ]);
    const { items: arrivals } = await call('listCheckIns', { businessId, limit: 3 });
    const days = arrivals.map(({ arrivedAt }) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(Date.parse(arrivedAt)),
    );
    expect(new Set(days)).toEqual(new Set([today]));
  },
);

describe('a check-in', () => {
  const scan = (sample: ReturnType<typeof open>, name: string) => {
    const code = sample.badges.find(({ pet }) => pet.name === name)?.code ?? '';
    return sample.call('scanBadge', { businessId, badge: code });
  };
  const admit = (sample: ReturnType<typeof open>, petId: string, overrideReason?: string) =>
    sample.call('checkIn', {
      ...{ businessId, petId, method: 'badge', badge: 'a code', decision: 'admit', ...key() },
      ...(overrideReason === undefined ? {} : { overrideReason }),
    });

  test('is judged by the engine, shown to followers, and begins the planned visit', async () => {
    const sample = open();
    const scanned = await scan(sample, 'Biscuit');
    expect([scanned.report.verdict, scanned.visit?.service]).toEqual(['compliant', 'daycare']);
    const stop = new AbortController();
    const seen: unknown[] = [];
    const following = (async () => {
      for await (const message of sample.answers.watch('watchCheckIns', { businessId }, stop))
        seen.push(message);
    })();
    const { id } = await admit(sample, biscuit?.id ?? '');
    const { items } = await sample.call('listVisits', { businessId, ...day, petId: biscuit?.id });
    expect(items).toMatchObject([{ state: 'present', checkInId: id }]);
    expect((await scan(sample, 'Biscuit')).openCheckIn?.id).toBe(id);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    stop.abort();
    await following;
  });

  test('can be undone, and so can the check-out', async () => {
    const sample = open();
    const { id: checkInId } = await admit(sample, biscuit?.id ?? '');
    const stateOf = async () =>
      (await sample.call('listVisits', { businessId, ...day, petId: biscuit?.id })).items[0]?.state;
    await sample.call('checkOut', { businessId, checkInId, ...key() });
    expect(await stateOf()).toBe('done');
    await expect(sample.call('checkOut', { businessId, checkInId, ...key() })).rejects.toMatchObject({
      reason: 'not_here',
    });
    await sample.call('undoCheckOut', { businessId, checkInId, ...key() });
    expect(await stateOf()).toBe('present');
    await sample.call('undoCheckIn', { businessId, checkInId, ...key() });
    expect(await stateOf()).toBe('expected');
    const { items } = await sample.call('listCheckIns', { businessId, petId: biscuit?.id, limit: 100 });
    expect(items.some(({ id }) => id === checkInId)).toBe(false);
  });

  test('against the answer needs a reason', async () => {
    const sample = open();
    const { report } = await scan(sample, 'Otis');
    expect(report.verdict).toBe('non_compliant');
    await expect(admit(sample, otis?.id ?? '')).rejects.toMatchObject({ reason: 'override_required' });
    expect(await admit(sample, otis?.id ?? '', 'The owner showed the certificate')).toMatchObject({
      decision: 'admitted',
    });
    await expect(admit(sample, otis?.id ?? '')).rejects.toMatchObject({ reason: 'already_here' });
  });

  test('of a pet that waits is decided once', async () => {
    const sample = open();
    const { items } = await sample.call('listCheckIns', { businessId, petId: rocky?.id, limit: 1 });
    const decide = () =>
      sample.call('decideArrival', { businessId, checkInId: items[0]?.id ?? '', decision: 'admit' });
    expect(await decide()).toMatchObject({ decision: 'admitted' });
    await expect(decide()).rejects.toMatchObject({ reason: 'not_waiting' });
  });
});

test('lists are searched and filtered', async () => {
  const { call } = open();
  const names = async (filter: object) =>
    (await call('listConnections', { businessId, sort: 'name', ...filter })).items.map(
      ({ petName }) => petName,
    );
  expect(await names({ search: 'ortiz' })).toEqual(['Biscuit', 'Mochi']);
  expect(await names({ search: '555 0103' })).toEqual(['Otis']);
  expect(await names({ verdict: 'expiring' })).toEqual(['Pepper']);
  expect(await names({ rule: 'fecal' })).toEqual(['Otis']);
  expect(await names({ service: 'grooming' })).toEqual(['Mochi']);
  expect(await names({ withinDays: 30 })).toContain('Pepper');
  expect(await names({ search: 'nothing' })).toEqual([]);
});

test('other requirements show whom they would affect', async () => {
  const { call } = open();
  const { rules } = await call('getRequirements', { businessId });
  const without = rules.filter(({ id }) => id !== 'rabies' && id !== 'fecal');
  const { affected, judged } = await call('previewRequirements', { businessId, rules: without });
  expect([judged, affected.map(({ petName }) => petName)]).toEqual([8, ['Otis']]);
});

describe('what the sample does not have', () => {
  const { call, answers } = open();
  test('is refused in one sentence: every other write', async () => {
    const sentence = /^This is a sample: nothing is saved\./;
    await expect(
      call('savePetNote', { businessId, petId: petIdOf(1), note: 'Kind', flags: [] }),
    ).rejects.toThrow(sentence);
    await expect(call('createBusiness', { name: 'Mine', kind: 'cafe', timeZone: 'UTC' })).rejects.toThrow(
      sentence,
    );
  });
  test('is not found: other pets, badges and reads', async () => {
    const notFound = { code: 'not-found' };
    await expect(call('getConnectedPet', { businessId, petId: customerIdOf(1) })).rejects.toMatchObject(
      notFound,
    );
    await expect(call('scanBadge', { businessId, badge: 'AAAA' })).rejects.toMatchObject(notFound);
    await expect(call('listMembers', { businessId })).rejects.toMatchObject(notFound);
  });
  test('is left to the server: what concerns the person alone', () => {
    const names = Object.keys(contract) as (UnaryName | StreamName)[];
    expect(names.filter((name) => answers.leavesToServer(name)).sort()).toEqual([
      ...['createCheckoutSession', 'getProfile', 'updateProfile', 'watchAlerts', 'watchEntitlements'],
    ]);
  });
});
