import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

/** A waiver in three versions, of which Maya signed the first and the third. */
async function buildFixture() {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const pet = await buildPet(services, { owner: maya, name: 'Mochi' });
  const text = { businessId: business.id, title: 'Play agreement', body: 'Dogs play.' };
  const { id: waiverId } = await server.call(theo, 'createWaiver', text);
  const sign = (version: number) =>
    server.call(maya, 'signWaiver', {
      ...{ waiverId, version, petIds: [pet.id], signerName: 'Maya Okafor' },
      signature: { kind: 'typed', text: 'Maya Okafor' },
      idempotencyKey: crypto.randomUUID(),
    });
  await sign(1);
  await server.call(theo, 'publishWaiverVersion', { waiverId, body: 'Dogs play!', material: false });
  await server.call(theo, 'publishWaiverVersion', { waiverId, body: 'Dogs swim.', material: true });
  await sign(3);
  return { theo, maya, waiverId };
}

test('every version is listed with who published it and how many signed it, and read as it was', async () => {
  const { theo, waiverId } = await buildFixture();
  const all = await server.call(theo, 'listWaiverVersions', { waiverId });
  expect(all.items.map(({ version, material, signatures }) => [version, material, signatures])).toEqual([
    [3, true, 1],
    [2, false, 0],
    [1, true, 1],
  ]);
  const names = all.items.map(({ publishedBy }) => publishedBy);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
  const [first] = (await server.call(theo, 'listWaiverVersions', { waiverId, limit: 1 })).items;
  expect(first?.version).toBe(3);
  const { nextCursor } = await server.call(theo, 'listWaiverVersions', { waiverId, limit: 1 });
  const next = await server.call(theo, 'listWaiverVersions', {
    waiverId,
    limit: 5,
    cursor: nextCursor ?? '',
  });
  expect(next.items.map(({ version }) => version)).toEqual([2, 1]);
  const read = (version: number) => server.call(theo, 'getWaiverVersion', { waiverId, version });
  expect(await read(1)).toMatchObject({ body: 'Dogs play.', isCurrent: false, title: 'Play agreement' });
  expect(await read(2)).toMatchObject({ body: 'Dogs play!', material: false });
  expect(await read(3)).toMatchObject({ body: 'Dogs swim.', isCurrent: true, format: 'text', file: null });
});

test('an owner reads the versions that they signed, and no other', async () => {
  const { maya, waiverId } = await buildFixture();
  const read = (version: number) => server.call(maya, 'getWaiverVersion', { waiverId, version });
  expect((await read(1)).body).toBe('Dogs play.');
  expect((await read(3)).body).toBe('Dogs swim.');
  for (const version of [2, 4]) {
    const refused = await server.refusal(maya, 'getWaiverVersion', { waiverId, version });
    expect(refused.status).toBe('NOT_FOUND');
  }
  const refused = await server.refusal(maya, 'listWaiverVersions', { waiverId });
  expect(refused.status).toBe('NOT_FOUND');
});

test('a version is no one else’s to read', async () => {
  const { waiverId } = await buildFixture();
  for (const person of [await server.owner(), await server.businessPerson()]) {
    const refused = await server.refusal(person, 'getWaiverVersion', { waiverId, version: 1 });
    expect(refused.status).toBe('NOT_FOUND');
  }
});
