import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildMember } from '../../seed/builders/index.ts';
import { locationSteps, type Two } from './testing/location-steps.ts';

const server = await useServer();
const { services } = server;
const { buildTwo, share, found, admit, known } = locationSteps(server);
const key = () => ({ idempotencyKey: randomUUID() });

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

  test('when the account that runs them is deleted, and each goes on with another owner', async () => {
    const two = await checkedIn();
    const [atMill, atHarbor] = [await server.businessPerson(), await server.businessPerson()];
    await buildMember(services, { business: two.mill, account: atMill, role: 'owner' });
    await buildMember(services, { business: two.harbor, account: atHarbor, role: 'owner' });
    expect(await known({ ...two, theo: atHarbor })).toHaveLength(1);
    await server.call(two.theo, 'deleteMyAccount', { confirmEmail: two.theo.email });
    expect(await known({ ...two, theo: atHarbor })).toEqual([]);
    expect(await found(two, undefined, atHarbor)).toEqual([]);
    const { items } = await server.call(two.maya, 'listLocationSharing', { petId: two.pet.id });
    expect(items).toMatchObject([{ businessId: two.mill.id, shared: false, otherLocations: [] }]);
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
