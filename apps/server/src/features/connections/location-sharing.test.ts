import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildMember,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';

const server = await useServer();
const { services } = server;
const key = () => ({ idempotencyKey: randomUUID() });

interface Two {
  readonly theo: TestPerson;
  readonly mill: BuiltBusiness;
  readonly harbor: BuiltBusiness;
  /** Staff of one location each. */
  readonly atMill: TestPerson;
  readonly atHarbor: TestPerson;
  readonly maya: TestPerson;
  readonly pet: PetRow;
}

async function staffOf(business: BuiltBusiness): Promise<TestPerson> {
  const person = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business, account: person });
  return person;
}

/** A pet that is connected at the first of two locations; the second has a rule that the pet does not meet. */
async function buildTwo(scope: 'verdict' | 'records' = 'records'): Promise<Two> {
  const theo = await server.businessPerson();
  const mill = await buildBusiness(services, { owner: theo, name: 'Mill Street' });
  const harbor = await buildBusiness(services, { owner: theo, name: 'Harbor' });
  const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;
  const rules = [{ id: 'rabies', level: 'required' as const, requirement: rabies }];
  await buildRequirements(services, { business: harbor, rules });
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit', microchip: '985112004417863' });
  await server.call(maya, 'setContact', {
    name: 'Maya Chen',
    phone: '+15550142',
    emergency: null,
    pickups: [],
  });
  const shareContact = true;
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: mill.id, scope, shareContact });
  return { theo, mill, harbor, atMill: await staffOf(mill), atHarbor: await staffOf(harbor), maya, pet };
}

const share = ({ maya, mill, pet }: Two, on = true) =>
  server.call(maya, 'setLocationSharing', { petId: pet.id, businessId: mill.id, share: on });
const found = async ({ harbor, atHarbor }: Two, search?: string, who = atHarbor) => {
  const { items } = await server.call(who, 'listPetsAtOtherLocations', {
    businessId: harbor.id,
    ...(search === undefined ? {} : { search }),
  });
  return items.map(({ petName, locationName }) => `${petName} at ${locationName}`);
};
const arrival = ({ harbor, pet }: Two) => ({
  ...{ businessId: harbor.id, petId: pet.id, method: 'manual' as const, decision: 'admit' as const },
  ...{ overrideReason: 'Known from Mill Street', ...key() },
});
const admit = (two: Two) => server.call(two.theo, 'checkIn', arrival(two));
const known = async ({ theo, harbor }: Two) =>
  (await server.call(theo, 'listConnections', { businessId: harbor.id })).items;
const judge = (two: Two, who = two.atHarbor) =>
  server.call(who, 'getCompliance', { petId: two.pet.id, businessId: two.harbor.id });

describe('until the owner allows it', () => {
  test('no other location finds, judges or checks in the pet', async () => {
    const two = await buildTwo();
    expect(await found(two)).toEqual([]);
    const at = { petId: two.pet.id, businessId: two.harbor.id };
    expect((await server.refusal(two.atHarbor, 'getCompliance', at)).status).toBe('NOT_FOUND');
    expect((await server.refusal(two.theo, 'checkIn', arrival(two))).status).toBe('NOT_FOUND');
  });

  test('the owner sees the names of the other locations, and that it is off', async () => {
    const two = await buildTwo();
    const { items } = await server.call(two.maya, 'listLocationSharing', { petId: two.pet.id });
    const off = { businessId: two.mill.id, otherLocations: ['Harbor'], shared: false, through: null };
    expect(items).toEqual([off]);
    const named = await server.call(two.maya, 'listOtherLocations', { slug: two.mill.slug });
    expect(named.items).toEqual([{ name: 'Harbor' }]);
  });

  test('a business with one location has nothing to allow', async () => {
    const maya = await server.owner();
    const pet = await buildPet(services, { owner: maya });
    const business = await buildBusiness(services);
    const at = { petId: pet.id, businessId: business.id };
    const asked = { ...at, scope: 'verdict', shareLocations: true } as const;
    const refused = await server.refusal(maya, 'connectPet', asked);
    expect(refused).toMatchObject({ details: { reason: 'no_other_location' } });
    await server.call(maya, 'connectPet', { ...at, scope: 'verdict' });
    const later = await server.refusal(maya, 'setLocationSharing', { ...at, share: true });
    expect(later).toMatchObject({ details: { reason: 'no_other_location' } });
    const { items } = await server.call(maya, 'listLocationSharing', { petId: pet.id });
    expect(items).toMatchObject([{ otherLocations: [], shared: false }]);
  });
});

describe('once the owner allows it', () => {
  test('staff find the pet by name, by what the owner shares, and by its microchip', async () => {
    const two = await buildTwo();
    expect(await share(two)).toMatchObject({ shared: true, otherLocations: ['Harbor'] });
    for (const typed of ['bisc', 'maya chen', '5550142', '7863', undefined]) {
      expect(await found(two, typed), typed).toEqual(['Biscuit at Mill Street']);
    }
    expect(await found(two, 'otis')).toEqual([]);
  });

  test('what the connection does not share finds nothing', async () => {
    const two = await buildTwo('verdict');
    const at = { petId: two.pet.id, businessId: two.mill.id };
    await server.call(two.maya, 'setContactSharing', { ...at, share: false });
    await share(two);
    for (const typed of ['maya chen', '5550142', '7863']) expect(await found(two, typed)).toEqual([]);
    expect(await found(two, 'bisc')).toHaveLength(1);
  });

  test('the verdict is by the rules of the location that asks, and its view is listed', async () => {
    const two = await buildTwo();
    await share(two);
    const mill = await server.call(two.atMill, 'getCompliance', {
      petId: two.pet.id,
      businessId: two.mill.id,
    });
    expect(mill.verdict).toBe('compliant');
    expect(await judge(two)).toMatchObject({ verdict: 'non_compliant', checks: [{ ruleId: 'rabies' }] });
    const { items } = await server.call(two.maya, 'listViews', { petId: two.pet.id });
    expect(items[0]).toMatchObject({ businessName: 'Harbor', what: 'verdict' });
  });

  test('staff of the first location alone, former staff and others learn nothing at the second', async () => {
    const two = await buildTwo();
    await share(two);
    const at = { petId: two.pet.id, businessId: two.harbor.id };
    const former = await staffOf(two.harbor);
    await server.call(two.theo, 'removeMember', { businessId: two.harbor.id, uid: former.uid });
    const outsider = await server.businessPerson();
    const elsewhere = await buildBusiness(services, { owner: outsider });
    for (const who of [two.atMill, former, outsider]) {
      const list = await server.refusal(who, 'listPetsAtOtherLocations', { businessId: two.harbor.id });
      expect(list).toMatchObject({ status: 'PERMISSION_DENIED', details: { reason: 'not_member' } });
      expect((await server.refusal(who, 'getCompliance', at)).status).toBe('NOT_FOUND');
    }
    const unrelated = await server.call(outsider, 'listPetsAtOtherLocations', { businessId: elsewhere.id });
    expect(unrelated.items).toEqual([]);
  });

  test('only someone who may change the pet decides, and only for a connected business', async () => {
    const two = await buildTwo();
    const at = { petId: two.pet.id, businessId: two.mill.id, share: true };
    for (const who of [two.theo, await server.owner()]) {
      expect((await server.refusal(who, 'setLocationSharing', at)).status).toBe('NOT_FOUND');
    }
    const unconnected = { ...at, businessId: two.harbor.id };
    expect((await server.refusal(two.maya, 'setLocationSharing', unconnected)).status).toBe('NOT_FOUND');
  });

  test('an open badge does not need it: a scan connects the pet as any visitor', async () => {
    const two = await buildTwo();
    await share(two);
    const { code } = await buildBadge(services, { pet: two.pet });
    await server.call(two.theo, 'checkIn', { ...arrival(two), method: 'badge', badge: code });
    expect(await known(two)).toMatchObject([{ scope: 'verdict' }]);
    await share(two, false);
    expect(await known(two)).toHaveLength(1);
  });
});

describe('checking in at the other location', () => {
  let two: Two;
  beforeAll(async () => {
    two = await buildTwo();
    await share(two);
    await admit(two);
  });

  test('connects the pet there on the same terms, and the owner sees through which location', async () => {
    expect(await known(two)).toMatchObject([{ petId: two.pet.id, scope: 'records' }]);
    const at = { businessId: two.harbor.id, petId: two.pet.id };
    const shown = await server.call(two.atHarbor, 'getConnectedPet', at);
    expect(shown).toMatchObject({ contactShared: true, contact: { name: 'Maya Chen' }, visits: 1 });
    expect(await found(two)).toEqual([]);
    const { items } = await server.call(two.maya, 'listLocationSharing', { petId: two.pet.id });
    const there = items.find(({ businessId }) => businessId === two.harbor.id);
    expect(there).toMatchObject({ through: 'Mill Street', shared: false });
  });

  test('that connection changes with the first one', async () => {
    const first = { petId: two.pet.id, businessId: two.mill.id };
    await server.call(two.maya, 'connectPet', { ...first, scope: 'verdict' });
    await server.call(two.maya, 'setContactSharing', { ...first, share: false });
    const at = { businessId: two.harbor.id, petId: two.pet.id };
    const shown = await server.call(two.atHarbor, 'getConnectedPet', at);
    expect(shown).toMatchObject({ scope: 'verdict', contactShared: false, contact: null });
  });

  test('and ends with the permission, at once', async () => {
    await share(two, false);
    expect(await known(two)).toEqual([]);
    expect(await found(two)).toEqual([]);
    const log = await server.call(two.theo, 'listAuditEntries', { businessId: two.harbor.id });
    expect(log.items[0]).toMatchObject({ action: 'setLocationSharing', subject: { id: two.pet.id } });
    await share(two);
    expect(await found(two)).toEqual(['Biscuit at Mill Street']);
  });
});

describe('it ends', () => {
  const checkedIn = async () => {
    const two = await buildTwo();
    await share(two);
    await admit(two);
    return two;
  };
  const seesNothing = async (two: Two) => {
    expect(await known(two)).toEqual([]);
    expect(await found(two, undefined, two.theo)).toEqual([]);
  };

  test('when the owner disconnects the first location', async () => {
    const two = await checkedIn();
    await server.call(two.maya, 'disconnectPet', { petId: two.pet.id, businessId: two.mill.id });
    await seesNothing(two);
    const again = { petId: two.pet.id, businessId: two.mill.id, scope: 'records' } as const;
    await server.call(two.maya, 'connectPet', again);
    await seesNothing(two);
  });

  test('for a location that the owner disconnects, until they allow it again', async () => {
    const two = await checkedIn();
    await server.call(two.maya, 'disconnectPet', { petId: two.pet.id, businessId: two.harbor.id });
    await seesNothing(two);
    await share(two, false);
    await share(two);
    expect(await found(two)).toHaveLength(1);
    await server.call(two.maya, 'disconnectPet', {
      petId: two.pet.id,
      businessId: two.harbor.id,
      block: true,
    });
    await share(two, false);
    await share(two);
    await seesNothing(two);
  });

  test('when a check-in by mistake is undone, the pet can be found as before', async () => {
    const two = await buildTwo();
    await share(two);
    const { id: checkInId } = await admit(two);
    await server.call(two.theo, 'undoCheckIn', { businessId: two.harbor.id, checkInId, ...key() });
    expect(await known(two)).toEqual([]);
    expect(await found(two)).toHaveLength(1);
  });

  test.each(['mill', 'harbor'] as const)('when %s gets another owner', async (sold) => {
    const two = await checkedIn();
    const buyer = await server.businessPerson();
    await buildMember(services, { business: two[sold], account: buyer, role: 'manager' });
    const { id: businessId } = two[sold];
    await server.call(two.theo, 'transferOwnership', { businessId, uid: buyer.uid });
    await seesNothing(two);
  });

  test('when the new owner has no plan of their own, and the old one still pays', async () => {
    const two = await checkedIn();
    const buyer = await server.businessPerson({ plan: 'free' });
    await buildMember(services, { business: two.mill, account: buyer, role: 'manager' });
    await server.call(two.theo, 'transferOwnership', { businessId: two.mill.id, uid: buyer.uid });
    await seesNothing(two);
    const named = await server.call(two.maya, 'listOtherLocations', { slug: two.mill.slug });
    expect(named.items).toEqual([]);
  });

  test('when the account that runs them leaves, or is an owner no more', async () => {
    for (const ends of ['removeMember', 'changeMemberRole'] as const) {
      const two = await checkedIn();
      const partner = await server.businessPerson();
      await buildMember(services, { business: two.mill, account: partner, role: 'owner' });
      const at = { businessId: two.mill.id, uid: two.theo.uid };
      if (ends === 'removeMember') await server.call(partner, ends, at);
      else await server.call(partner, ends, { ...at, role: 'manager' });
      await seesNothing(two);
    }
  });

  test('with the day that the owner set', async () => {
    const two = await checkedIn();
    const until = new Date(Date.now() + 1_000).toISOString();
    const first = { petId: two.pet.id, businessId: two.mill.id };
    await server.call(two.maya, 'connectPet', { ...first, scope: 'records', until });
    expect(await known(two)).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 1_100));
    await seesNothing(two);
  });
});

test('a pet that several locations know is found once, with what the most generous connection allows', async () => {
  const two = await buildTwo('verdict');
  const third = await buildBusiness(services, { owner: two.theo, name: 'Quay' });
  await share(two);
  const allowed = {
    petId: two.pet.id,
    businessId: third.id,
    scope: 'records',
    shareLocations: true,
  } as const;
  await server.call(two.maya, 'connectPet', allowed);
  const listed = await server.call(two.atHarbor, 'listPetsAtOtherLocations', { businessId: two.harbor.id });
  expect(listed.items).toMatchObject([{ locationName: 'Quay', scope: 'records' }]);
});

test('pages are stable and in the order of the names', async () => {
  const two = await buildTwo();
  await share(two);
  for (const name of ['Ada', 'Zorro', 'Otis', 'Otis']) {
    const pet = await buildPet(services, { owner: two.maya, name });
    const allowed = { businessId: two.mill.id, scope: 'verdict', shareLocations: true } as const;
    await server.call(two.maya, 'connectPet', { ...allowed, petId: pet.id });
  }
  const names: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const input = { businessId: two.harbor.id, limit: 2, ...(cursor ? { cursor } : {}) };
    const page: { items: { petName: string }[]; nextCursor: string | null } = await server.call(
      two.atHarbor,
      'listPetsAtOtherLocations',
      input,
    );
    names.push(...page.items.map(({ petName }) => petName));
    cursor = page.nextCursor;
  }
  expect(names).toEqual(['Ada', 'Biscuit', 'Otis', 'Otis', 'Zorro']);
});
