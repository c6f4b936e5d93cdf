import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

/** A business with two waivers, of which one is a rule, and a pet that is connected to it. */
async function buildFixture(level: 'required' | 'recommended' = 'required') {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const businessId = business.id;
  const write = async (title: string) =>
    (await server.call(theo, 'createWaiver', { businessId, title, body: 'Dogs play.' })).id;
  const [waiverId] = [await write('Play agreement'), await write('Photos')];
  const rules = [{ id: 'play', level, requirement: { kind: 'waiver' as const, waiverId } }];
  await server.call(theo, 'publishRequirements', { businessId, rules });
  const pet = await buildPet(services, { owner: maya });
  await buildConnection(services, { pet, business, scope: 'verdict' });
  const list = () => server.call(maya, 'listWaiversToSign', { petId: pet.id });
  const sign = (version: number) =>
    server.call(maya, 'signWaiver', {
      ...{ waiverId, version, petIds: [pet.id], signerName: 'Maya Okafor' },
      signature: { kind: 'typed', text: 'Maya Okafor' },
      idempotencyKey: crypto.randomUUID(),
    });
  const verdict = async () =>
    (await server.call(maya, 'getCompliance', { petId: pet.id, businessId })).verdict;
  return { theo, maya, business, pet, waiverId, list, sign, verdict };
}

test('an owner finds what a business asks to sign, until it is signed, and again after a material change', async () => {
  const { theo, business, waiverId, list, sign, verdict } = await buildFixture();
  const asked = { waiverId, title: 'Play agreement', businessId: business.id, businessName: business.name };
  expect((await list()).items).toEqual([{ ...asked, required: true, reason: 'missing' }]);
  expect(await verdict()).toBe('non_compliant');
  await sign(1);
  expect((await list()).items).toEqual([]);
  expect(await verdict()).toBe('compliant');
  await server.call(theo, 'publishWaiverVersion', { waiverId, body: 'Dogs play rough.', material: true });
  expect((await list()).items).toMatchObject([{ waiverId, reason: 'older_version' }]);
});

test('a recommended waiver is marked as such, and nothing is listed after the pet is disconnected', async () => {
  const { maya, business, pet, list } = await buildFixture('recommended');
  expect((await list()).items).toMatchObject([{ required: false }]);
  await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
  expect((await list()).items).toEqual([]);
});

test('pages follow each other by their cursor', async () => {
  const { theo, maya, business, pet, waiverId } = await buildFixture();
  const other = await server.call(theo, 'createWaiver', {
    ...{ businessId: business.id, title: 'Pool', body: 'Dogs swim.' },
  });
  const rules = [waiverId, other.id].map((id, index) => ({
    ...{ id: `rule-${index}`, level: 'required' as const },
    requirement: { kind: 'waiver' as const, waiverId: id },
  }));
  await server.call(theo, 'publishRequirements', { businessId: business.id, rules });
  const first = await server.call(maya, 'listWaiversToSign', { petId: pet.id, limit: 1 });
  const cursor = first.nextCursor ?? '';
  const second = await server.call(maya, 'listWaiversToSign', { petId: pet.id, limit: 1, cursor });
  expect(new Set([...first.items, ...second.items].map((one) => one.waiverId)).size).toBe(2);
  expect(second.nextCursor).toBeNull();
});
