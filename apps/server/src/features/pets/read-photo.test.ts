import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePhoto, type TestPerson, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import {
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

let now = new Date();
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
const maya = await server.owner();
const path = `users/${maya.uid}/photos/biscuit.jpg`;
const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#e2a04b' } });
await storePhoto(server.url, maya, path, await picture.jpeg().toBuffer());

const hour = 60 * 60 * 1000;
const buildShown = () => buildPet(services, { owner: maya, name: 'Biscuit', photoPath: path });

async function buildStaff() {
  const business = await buildBusiness(services);
  const staff = await server.as(await buildMember(services, { business }));
  return { business, staff };
}

async function read(person: TestPerson | null, name = path): Promise<number> {
  const url = `${server.url}/v0/b/clearpaw/o/${encodeURIComponent(name)}?alt=media&size=small`;
  const headers = person ? { Authorization: `Bearer ${person.token}` } : {};
  return (await fetch(url, { headers })).status;
}

test('co-owners see the photo, whatever they may change', async () => {
  const pet = await buildShown();
  for (const access of ['read', 'full'] as const) {
    const ben = await server.owner();
    expect(await read(ben)).toBe(403);
    await services.store.db.insert(coOwnerTable).values({ petId: pet.id, uid: ben.uid, access, since: now });
    expect(await read(ben)).toBe(200);
  }
  expect(await read(maya)).toBe(200);
});

test('staff see it while the pet is connected, and not after it was disconnected', async () => {
  const pet = await buildShown();
  const [here, elsewhere] = [await buildStaff(), await buildStaff()];
  await buildConnection(services, { pet, business: here.business });
  expect(await read(here.staff)).toBe(200);
  expect(await read(elsewhere.staff)).toBe(403);
  expect(await read(null)).toBe(401);
  await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: here.business.id });
  expect(await read(here.staff)).toBe(403);
});

test('staff who scanned the badge of a new pet see it for a day', async () => {
  const pet = await buildShown();
  const { business, staff } = await buildStaff();
  expect(await read(staff)).toBe(403);
  const { code } = await server.call(maya, 'getBadge', { petId: pet.id });
  const scanned = await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  const name = scanned.pet.photoPath ?? '';
  expect([name.startsWith(`pets/${pet.id}/photo/`), name.includes(maya.uid)]).toEqual([true, false]);
  expect([await read(staff, name), await read(maya, name)]).toEqual([200, 200]);
  const outsider = await server.owner();
  expect([await read(outsider, name), await read(null, name)]).toEqual([403, 401]);
  expect(await read(staff, name.replace(/.$/, '!'))).toBe(403);
  const before = now;
  now = new Date(now.getTime() + 25 * hour);
  const later = await server.as(staff);
  expect(await read(later, name)).toBe(403);
  now = before;
});

test('views from before the pet was disconnected do not count afterwards', async () => {
  const pet = await buildShown();
  const { business, staff } = await buildStaff();
  await buildConnection(services, { pet, business });
  const { code } = await server.call(maya, 'getBadge', { petId: pet.id });
  await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  now = new Date(now.getTime() + 1000);
  await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
  expect(await read(staff)).toBe(403);
});

test('staff see the photo of a pet that waits for check-in', async () => {
  const pet = await buildShown();
  const { business, staff } = await buildStaff();
  await buildCheckIn(services, { pet, business, decision: 'waiting', method: 'door' });
  expect(await read(staff)).toBe(200);
});

test('a co-owner who may edit can use a photo from their own storage, which the owner sees', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Juniper' });
  const ben = await server.owner();
  await services.store.db
    .insert(coOwnerTable)
    .values({ petId: pet.id, uid: ben.uid, access: 'full', since: now });
  const photoPath = `users/${ben.uid}/photos/juniper.jpg`;
  await storePhoto(server.url, ben, photoPath, await picture.jpeg().toBuffer());
  const address = `${server.url}/v0/b/clearpaw/o/${encodeURIComponent(photoPath)}?alt=media`;
  const headers = { Authorization: `Bearer ${maya.token}` };
  expect((await fetch(address, { headers })).status).toBe(403);
  await server.call(ben, 'updatePet', { petId: pet.id, photoPath });
  expect((await fetch(address, { headers })).status).toBe(200);
});
