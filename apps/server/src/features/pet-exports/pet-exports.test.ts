import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { contactTable } from '../../schema/contact.ts';
import { buildBusiness, buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';
import { printedPet } from './testing/build-record.ts';
import { bytesOf, fetchRecord } from './testing/fetch-record.ts';
import { readPdf } from './testing/read-pdf.ts';

let now = new Date('2026-11-22T15:12:00Z');
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });

test('the address works once, for ten minutes, and only as it was given', async () => {
  const pet = await buildPet(services, { ...printedPet, owner: maya });
  const { reply, url } = await fetchRecord(server, maya, pet.id);
  expect(reply.status).toBe(200);
  await reply.arrayBuffer();
  expect((await fetch(url)).status).toBe(404);
  const { url: second } = await server.call(maya, 'exportPet', { petId: pet.id, format: 'pdf' });
  const local = second.replace(services.config.publicUrl, server.url);
  expect((await fetch(local, { method: 'HEAD' })).status).toBe(405);
  expect((await fetch(`${local}x`)).status).toBe(404);
  const before = now;
  now = new Date(now.getTime() + 10 * 60_000);
  expect((await fetch(local)).status).toBe(404);
  now = before;
  const late = await fetch(local);
  expect(late.status).toBe(200);
  expect((await late.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test('co-owners can print it too; only those who may edit the pet print its badge, and the contact details stay with the owner', async () => {
  const pet = await buildPet(services, { ...printedPet, owner: maya });
  await services.store.db
    .insert(contactTable)
    .values({
      uid: maya.uid,
      name: 'Maya Okafor',
      phone: '(555) 010-0133',
      emergency: null,
      pickups: [],
      updatedAt: now,
    })
    .onConflictDoNothing();
  const read = async (person: typeof maya) => {
    const { said } = await readPdf(await bytesOf((await fetchRecord(server, person, pet.id)).reply));
    const text = said.map((each) => each.text).join('\n');
    return [
      said.some(({ alt }) => alt?.startsWith('QR code')),
      text.includes('(555)010-0133'),
      text.includes('MayaOkafor'),
    ];
  };
  expect(await read(maya)).toEqual([true, true, true]);
  for (const [access, badge] of [
    ['full', true],
    ['read', false],
  ] as const) {
    const ben = await server.owner();
    await services.store.db.insert(coOwnerTable).values({ petId: pet.id, uid: ben.uid, access, since: now });
    expect(await read(ben)).toEqual([badge, false, true]);
  }
});

test('businesses and outsiders get nothing, nor does a co-owner who was removed', async () => {
  const pet = await buildPet(services, { ...printedPet, owner: maya });
  const business = await buildBusiness(services);
  await buildConnection(services, { pet, business });
  const staff = await server.as(await buildMember(services, { business }));
  const outsider = await server.owner();
  for (const person of [staff, outsider]) {
    const refused = await server.refusal(person, 'exportPet', { petId: pet.id, format: 'pdf' });
    expect(refused.status).toBe('NOT_FOUND');
  }
  const ben = await server.owner();
  await services.store.db
    .insert(coOwnerTable)
    .values({ petId: pet.id, uid: ben.uid, access: 'read', since: now });
  const { url } = await server.call(ben, 'exportPet', { petId: pet.id, format: 'pdf' });
  await server.call(maya, 'unsharePet', { petId: pet.id, email: ben.email });
  expect((await fetch(url.replace(services.config.publicUrl, server.url))).status).toBe(404);
});

test('an account that opens many addresses at once gets some, and can open the others shortly afterwards', async () => {
  const pet = await buildPet(services, { ...printedPet, owner: maya });
  const addresses: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const { url } = await server.call(maya, 'exportPet', { petId: pet.id, format: 'pdf' });
    addresses.push(url.replace(services.config.publicUrl, server.url));
  }
  const replies = await Promise.all(addresses.map((address) => fetch(address)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(12);
  for (const reply of refused) {
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await reply.text()).toContain('open this link again');
    const again = await fetch(reply.url);
    expect(again.status).toBe(200);
    await again.arrayBuffer();
  }
});
