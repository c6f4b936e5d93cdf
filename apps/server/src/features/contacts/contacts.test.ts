import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const details = {
  name: 'Maya Okafor',
  phone: '+1 555 010 0199',
  emergency: { name: 'Ben Ito', phone: '+1 555 010 0142' },
  pickups: [{ name: 'Ada Lane', phone: '+1 555 010 0155' }],
};

async function connected(scope: 'verdict' | 'records' = 'verdict') {
  const maya = await server.owner();
  const theo = await server.businessPerson();
  const pet = await buildPet(services, { owner: maya });
  const business = await buildBusiness(services, { owner: theo });
  await buildConnection(services, { pet, business, scope });
  const at = { petId: pet.id, businessId: business.id };
  return { maya, theo, pet, business, at };
}

describe('contact details', () => {
  test('begin with the display name, and are stored as they were entered', async () => {
    const maya = await server.owner();
    await server.call(maya, 'updateProfile', { displayName: 'Maya' });
    const blank = { name: 'Maya', phone: null, emergency: null, pickups: [] };
    expect(await server.call(maya, 'getContact', {})).toEqual(blank);
    expect(await server.call(maya, 'setContact', details)).toEqual(details);
    const changed = { ...details, emergency: null, pickups: [] };
    await server.call(maya, 'setContact', changed);
    expect(await server.call(maya, 'getContact', {})).toEqual(changed);
  });

  test('with a number that cannot be dialed are refused with its path, and nothing is stored', async () => {
    const maya = await server.owner();
    await server.call(maya, 'setContact', details);
    const wrong = { ...details, phone: 'at work', pickups: [{ name: 'Ada', phone: 'same' }] };
    const refused = await server.refusal(maya, 'setContact', wrong);
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['phone', 'pickups.0.phone']);
    expect(await server.call(maya, 'getContact', {})).toEqual(details);
  });

  test('are of owners only', async () => {
    const theo = await server.businessPerson();
    for (const refused of [
      await server.refusal(theo, 'getContact', {}),
      await server.refusal(theo, 'setContact', details),
    ]) {
      expect(refused.details?.reason).toBe('wrong_role');
    }
  });
});

describe('a business', () => {
  test.each(['verdict', 'records'] as const)(
    'with scope %s sees them only while they are shared',
    async (scope) => {
      const { maya, theo, at } = await connected(scope);
      await server.call(maya, 'setContact', details);
      const seen = async () => (await server.call(theo, 'getConnectedPet', at)).contact;
      expect(await seen()).toBeNull();
      expect(await server.call(maya, 'setContactSharing', { ...at, share: true })).toMatchObject({
        contactShared: true,
      });
      expect(await seen()).toEqual(details);
      await server.call(maya, 'setContactSharing', { ...at, share: false });
      expect(await seen()).toBeNull();
    },
  );

  test('sees them at the scan, also its staff', async () => {
    const { maya, at, business, pet } = await connected();
    const ann = await server.businessPerson({ plan: 'free' });
    await buildMember(services, { business, account: ann });
    const { code } = await buildBadge(services, { pet });
    await server.call(maya, 'setContact', details);
    const scan = { businessId: business.id, badge: code };
    expect((await server.call(ann, 'scanBadge', scan)).contact).toBeNull();
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    expect((await server.call(ann, 'scanBadge', scan)).contact).toEqual(details);
  });

  test('another one sees nothing of them', async () => {
    const { maya, at, pet } = await connected();
    const { theo: other, at: elsewhere } = await connected();
    await server.call(maya, 'setContact', details);
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    const refused = await server.refusal(other, 'getConnectedPet', { ...elsewhere, petId: pet.id });
    expect(refused.status).toBe('NOT_FOUND');
  });

  test('loses them when the pet is disconnected, and does not get them back automatically', async () => {
    const { maya, theo, at } = await connected();
    await server.call(maya, 'setContact', details);
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    await server.call(maya, 'disconnectPet', at);
    const refused = await server.refusal(maya, 'setContactSharing', { ...at, share: true });
    expect(refused.status).toBe('NOT_FOUND');
    const again = await server.call(maya, 'connectPet', { ...at, scope: 'verdict' });
    expect(again.contactShared).toBe(false);
    expect((await server.call(theo, 'getConnectedPet', at)).contact).toBeNull();
  });
});

test('a visit after the end of a connection does not share contact details again', async () => {
  const { maya, theo, at } = await connected();
  await server.call(maya, 'setContact', details);
  await server.call(maya, 'setContactSharing', { ...at, share: true });
  const visit = { ...at, method: 'manual', decision: 'deny' } as const;
  await server.call(theo, 'checkIn', { ...visit, idempotencyKey: 'first' });
  expect((await server.call(theo, 'getConnectedPet', at)).contact).toEqual(details);
  await server.call(maya, 'disconnectPet', at);
  const { code } = await buildBadge(services, { pet: { id: at.petId } as never });
  const again = { ...visit, method: 'badge', badge: code, decision: 'deny' } as const;
  await server.call(theo, 'checkIn', { ...again, idempotencyKey: 'second' });
  const seen = await server.call(theo, 'getConnectedPet', at).catch(() => null);
  expect(seen?.contact ?? null).toBeNull();
});

test('a pet whose owner shares contact details is checked in, and they stay shared', async () => {
  const { maya, theo, at } = await connected();
  await server.call(maya, 'setContact', details);
  await server.call(maya, 'setContactSharing', { ...at, share: true });
  const visit = { ...at, method: 'manual', decision: 'admit', idempotencyKey: 'in' } as const;
  expect(await server.call(theo, 'checkIn', visit)).toMatchObject({ decision: 'admitted' });
  expect((await server.call(theo, 'getConnectedPet', at)).contact).toEqual(details);
});

describe('connecting', () => {
  test('shares them if the owner says so, and a change of the access level keeps that', async () => {
    const maya = await server.owner();
    const pet = await buildPet(services, { owner: maya });
    const business = await buildBusiness(services, { owner: await server.businessPerson() });
    const at = { petId: pet.id, businessId: business.id };
    const made = await server.call(maya, 'connectPet', { ...at, scope: 'verdict', shareContact: true });
    expect(made.contactShared).toBe(true);
    const wider = await server.call(maya, 'connectPet', { ...at, scope: 'records' });
    expect(wider.contactShared).toBe(true);
    const hidden = await server.call(maya, 'connectPet', { ...at, scope: 'records', shareContact: false });
    expect(hidden.contactShared).toBe(false);
  });

  test('each change of sharing is in the audit log of the business', async () => {
    const { maya, theo, at } = await connected();
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    const { items } = await server.call(theo, 'listAuditEntries', { businessId: at.businessId });
    expect(items[0]).toMatchObject({ action: 'setContactSharing:on' });
  });
});
