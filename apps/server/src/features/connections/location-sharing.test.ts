import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { petTable } from '../../schema/pet.ts';
import { buildBadge, buildBusiness, buildPet } from '../../seed/builders/index.ts';
import { mayReadPhoto } from '../pets/index.ts';
import { locationSteps } from './testing/location-steps.ts';

const server = await useServer();
const { services } = server;
const { buildTwo, staffOf, share, found, arrival, known, judge } = locationSteps(server);

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

  test('its badge is judged, but the pet is not one of a customer there, even if the owner is', async () => {
    const two = await buildTwo();
    await share(two);
    const { code } = await buildBadge(services, { pet: two.pet });
    const scan = async (badge: string) =>
      (await server.call(two.theo, 'scanBadge', { businessId: two.harbor.id, badge })).customer;
    const second = await buildPet(services, { owner: two.maya, name: 'Otis' });
    await server.call(two.maya, 'connectPet', {
      ...{ petId: second.id, businessId: two.harbor.id, scope: 'records' },
    });
    const theirs = await buildBadge(services, { pet: second });
    expect(await scan(theirs.code)).toMatchObject({ pets: 1 });
    expect(await scan(code)).toBeNull();
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

  test('staff see the photo of a pet that they find, and no longer after that', async () => {
    const two = await buildTwo();
    const photoPath = `users/${two.maya.uid}/photos/${randomUUID()}.jpg`;
    await services.store.db.update(petTable).set({ photoPath }).where(eq(petTable.id, two.pet.id));
    const sees = (who: TestPerson) => mayReadPhoto(services, who.uid, photoPath);
    expect(await sees(two.atHarbor)).toBe(false);
    await share(two);
    expect(await sees(two.atHarbor)).toBe(true);
    expect(await sees(await server.businessPerson())).toBe(false);
    await share(two, false);
    expect(await sees(two.atHarbor)).toBe(false);
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

test('staff see the pet, its alerts and its verdict, and nothing else of it or its owner', async () => {
  const two = await buildTwo('verdict');
  await share(two);
  const { items } = await server.call(two.atHarbor, 'listPetsAtOtherLocations', {
    businessId: two.harbor.id,
  });
  const [pet] = items;
  expect(
    Object.keys(pet ?? {})
      .sort()
      .join(' '),
  ).toBe('alerts breed colour locationName petId petName photoPath scope species verdict');
  for (const secret of [two.maya.uid, two.maya.email, 'Maya', '5550142', two.pet.microchip ?? '?']) {
    expect(JSON.stringify(items)).not.toContain(secret);
  }
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
