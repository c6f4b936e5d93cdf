import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePhoto, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';

let now = new Date();
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;

interface Fixture {
  readonly theo: TestPerson;
  readonly maya: TestPerson;
  readonly business: BuiltBusiness;
  readonly pet: PetRow;
}

async function buildFixture(): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  await buildConnection(services, { pet, business });
  return { theo, maya, business, pet };
}

const drawn = (width: number, background: string) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background } });

/** A photo from a phone, with its location. */
async function upload(person: TestPerson, { width = 60, background = '#e2a04b' } = {}): Promise<string> {
  const path = `users/${person.uid}/photos/${services.newId()}.jpg`;
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } };
  await storePhoto(server.url, person, path, await drawn(width, background).withExif(gps).jpeg().toBuffer());
  return path;
}

const said = ({ business, pet }: Fixture, change: object) => ({
  ...{ businessId: business.id, petIds: [pet.id], kind: 'injury' as const, notifyOwners: true },
  ...{ occurredAt: new Date(now.getTime() - 3_600_000).toISOString(), description: 'Scraped.', ...change },
});
const record = (fixture: Fixture, change: object) =>
  server.call(fixture.theo, 'recordIncident', said(fixture, change));
const refused = async (fixture: Fixture, photoPaths: string[]) =>
  (await server.refusal(fixture.theo, 'recordIncident', said(fixture, { photoPaths }))).details;
const open = (photo: { url: string } | undefined) => fetch(`${server.url}${photo?.url}`);
const isStored = async (path: string) => (await services.objects.find(services.store.db, path)) !== null;

test('photos become the copies of the business, without metadata, and the uploads are removed', async () => {
  const fixture = await buildFixture();
  const photoPaths = [await upload(fixture.theo, { width: 2400 }), await upload(fixture.theo)];
  const { id, photos } = await record(fixture, { photoPaths });
  expect(photos).toHaveLength(2);
  const reply = await open(photos[0]);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { width, exif } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([1600, undefined]);
  expect(await Promise.all(photoPaths.map(isStored))).toEqual([false, false]);
  await services.store.pool.query('delete from stored_object where owner_id = $1', [fixture.theo.uid]);
  const { incident, versions } = await server.call(fixture.theo, 'getIncident', { incidentId: id });
  expect(incident.photos).toEqual(photos);
  expect(versions[0]?.photos).toEqual(photos);
});

test('a report sent again with its key has its photos once, even though the uploads were removed', async () => {
  const fixture = await buildFixture();
  const input = said(fixture, { photoPaths: [await upload(fixture.theo)], idempotencyKey: services.newId() });
  const first = await server.call(fixture.theo, 'recordIncident', input);
  expect(await server.call(fixture.theo, 'recordIncident', input)).toEqual(first);
  const kept = await services.store.pool.query('select 1 from incident_photo where incident_id = $1', [
    first.id,
  ]);
  expect(kept.rowCount).toBe(1);
});

test('a path that is not an upload of the caller is refused, whoever has it, and nothing is recorded', async () => {
  const fixture = await buildFixture();
  const other = await buildFixture();
  const theirs = await upload(other.theo);
  const { photos } = await record(other, { photoPaths: [await upload(other.theo)] });
  const missing = `users/${fixture.theo.uid}/photos/${services.newId()}.jpg`;
  const message = 'This photo was not found among your uploads. Add it again, then save.';
  const foreign = [theirs, missing, photos[0]?.path ?? '', missing.replace('photos', 'documents'), 'x'];
  for (const path of foreign) {
    const details = { issues: [{ path: 'photoPaths.0', message }] };
    expect(await refused(fixture, [path])).toMatchObject(details);
  }
  expect(await isStored(theirs)).toBe(true);
  const { items } = await server.call(fixture.theo, 'listIncidents', { businessId: fixture.business.id });
  expect(items).toEqual([]);
});

test('a photo in an unsupported format, and a seventh photo, are refused', async () => {
  const fixture = await buildFixture();
  const path = await upload(fixture.theo);
  await services.store.pool.query("update stored_object set content_type = 'image/heic' where path = $1", [
    path,
  ]);
  expect(await refused(fixture, [path])).toMatchObject({
    issues: [{ path: 'photoPaths.0', message: 'Choose a photo saved as JPEG, PNG or WebP.' }],
  });
  const seven = Array.from({ length: 7 }, (_, at) => `users/${fixture.theo.uid}/photos/${at}.jpg`);
  expect(await refused(fixture, seven)).toMatchObject({ issues: [{ path: 'photoPaths' }] });
});

test('a correction adds, removes and orders photos, and earlier versions keep theirs', async () => {
  const fixture = await buildFixture();
  const colleague = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business: fixture.business, account: colleague });
  const two = [await upload(fixture.theo), await upload(fixture.theo, { background: '#335577' })];
  const { id, photos } = await record(fixture, { photoPaths: two });
  const [first, second] = photos.map(({ path }) => path);
  const change = { incidentId: id, reason: 'The other side' };
  const input = { ...change, photoPaths: [await upload(colleague), second ?? ''] };
  const corrected = await server.call(colleague, 'correctIncident', input);
  expect(corrected.photos.map(({ path }) => path)).toEqual([expect.any(String), second]);
  const kept = await server.call(colleague, 'correctIncident', { ...change, description: 'A cut.' });
  expect(kept.photos).toEqual(corrected.photos);
  const { versions } = await server.call(fixture.theo, 'getIncident', { incidentId: id });
  expect(versions.map((version) => version.photos.length)).toEqual([2, 2, 2]);
  const removed = versions[2]?.photos[0];
  expect(removed?.path).toBe(first);
  expect((await open(removed)).status).toBe(200);
  const none = await server.call(fixture.theo, 'correctIncident', { ...change, photoPaths: [] });
  expect(none.photos).toEqual([]);
});

test('a photo of another report cannot be added to this one', async () => {
  const fixture = await buildFixture();
  const { photos } = await record(fixture, { photoPaths: [await upload(fixture.theo)] });
  const { id } = await record(fixture, {});
  const foreign = photos[0]?.path ?? '';
  const renamed = foreign.replace(/incidents\/[^/]+/, `incidents/${id}`);
  for (const path of [foreign, renamed]) {
    const input = { incidentId: id, reason: 'More', photoPaths: [path] };
    const { details } = await server.refusal(fixture.theo, 'correctIncident', input);
    expect(details).toMatchObject({ issues: [{ path: 'photoPaths.0' }] });
  }
});

test('over all versions a report has a limited number of photos', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture, {});
  await services.store.pool.query(
    `insert into incident_photo (id, incident_id, picture, added_by, added_at)
     select gen_random_uuid(), $1, '', $2, now() from generate_series(1, 30)`,
    [id, fixture.theo.uid],
  );
  const path = await upload(fixture.theo);
  const input = { incidentId: id, reason: 'More', photoPaths: [path] };
  const { message } = await server.refusal(fixture.theo, 'correctIncident', input);
  expect(message).toBe('A report keeps up to 30 photos over all its versions.');
  expect(await isStored(path)).toBe(true);
});

test('a link works for the member it was created for, until it expires or the member leaves', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture, { photoPaths: [await upload(fixture.theo)] });
  const colleague = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business: fixture.business, account: colleague });
  const ask = async (person: TestPerson) =>
    (await server.call(person, 'getIncident', { incidentId: id })).incident.photos[0];
  const [mine, theirs] = [await ask(fixture.theo), await ask(colleague)];
  expect([(await open(mine)).status, (await open(theirs)).status]).toEqual([200, 200]);
  const swapped = mine && { url: mine.url.replace(fixture.theo.uid, colleague.uid) };
  expect([(await open(swapped)).status, (await open({ url: '/incident-photos/x' })).status]).toEqual([
    404, 404,
  ]);
  const { business } = fixture;
  await server.call(fixture.theo, 'removeMember', { businessId: business.id, uid: colleague.uid });
  expect((await open(theirs)).status).toBe(404);
  const before = now;
  now = new Date(now.getTime() + 21 * 60_000);
  expect((await open(mine)).status).toBe(404);
  now = before;
});

test('owners who are notified get the text and no photo', async () => {
  const fixture = await buildFixture();
  const { photos } = await record(fixture, { photoPaths: [await upload(fixture.theo)] });
  const shared = await server.call(fixture.maya, 'listPetIncidents', { petId: fixture.pet.id });
  expect(shared.items).toHaveLength(1);
  expect(JSON.stringify(shared)).not.toMatch(/photo/i);
  const alerts = await server.call(fixture.maya, 'listAlerts', {});
  expect(JSON.stringify(alerts)).not.toContain(photos[0]?.path);
});

test("a photo that is also a pet's stays with the pet", async () => {
  const fixture = await buildFixture();
  const path = await upload(fixture.theo);
  await buildPet(services, { owner: fixture.theo, photoPath: path });
  await record(fixture, { photoPaths: [path] });
  expect(await isStored(path)).toBe(true);
});

test('the PDF contains the photos of the current version', async () => {
  const fixture = await buildFixture();
  const { id } = await record(fixture, { photoPaths: [await upload(fixture.theo, { width: 321 })] });
  const print = async () => {
    const { url } = await server.call(fixture.theo, 'printIncident', { incidentId: id });
    return (await fetch(`${server.url}${new URL(url).pathname}`)).text();
  };
  const countOf = (pdf: string) =>
    pdf.match(/\/Subtype \/Image\n[^>]*\/Width 321\b|\/Width 321\b/g)?.length ?? 0;
  expect(countOf(await print())).toBe(1);
  const none = { incidentId: id, reason: 'Wrong photo', photoPaths: [] };
  await server.call(fixture.theo, 'correctIncident', none);
  expect(countOf(await print())).toBe(0);
});

test('the whole export of the business contains the photos', async () => {
  const fixture = await buildFixture();
  await record(fixture, { photoPaths: [await upload(fixture.theo)] });
  const { url } = await server.call(fixture.theo, 'exportBusiness', { businessId: fixture.business.id });
  const { tables } = (await (await fetch(new URL(new URL(url).pathname, server.url))).json()) as {
    tables: { incident_photo: { picture: string }[] };
  };
  const [row] = tables.incident_photo;
  const { format } = await sharp(Buffer.from(row?.picture.slice(2) ?? '', 'hex')).metadata();
  expect(format).toBe('jpeg');
});
