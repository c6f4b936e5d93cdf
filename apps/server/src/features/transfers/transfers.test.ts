import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mailsTo, storePhoto, type TestPerson, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import {
  buildBadge,
  buildBusiness,
  buildCareRecord,
  buildConnection,
  buildDocument,
  buildPet,
  buildVaccination,
} from '../../seed/builders/index.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;
const dayMs = 24 * 60 * 60 * 1000;

async function store(person: TestPerson, path: string): Promise<void> {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#e2a04b' } });
  await storePhoto(server.url, person, path, await picture.jpeg().toBuffer());
}

async function readFile(person: TestPerson, path: string): Promise<number> {
  const url = `${server.url}/v0/b/clearpaw/o/${encodeURIComponent(path)}?alt=media`;
  return (await fetch(url, { headers: { Authorization: `Bearer ${person.token}` } })).status;
}

async function tokenFor(person: TestPerson): Promise<string> {
  await server.runJobs();
  const [mail] = await mailsTo(server, person.email);
  return /\/transfer\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** A pet with everything that is transferred, and everything that ends. */
async function buildGift() {
  const [maya, nora, sam] = [await server.owner(), await server.owner(), await server.owner()];
  const theo = await server.businessPerson();
  const photoPath = `users/${maya.uid}/photos/rex.jpg`;
  const storagePath = `users/${maya.uid}/documents/certificate.jpg`;
  await store(maya, photoPath);
  await store(maya, storagePath);
  const pet = await buildPet(services, { owner: maya, name: 'Rex', photoPath });
  const petId = pet.id;
  const dose = await buildVaccination(services, { pet });
  const paper = await buildDocument(services, { pet, storagePath });
  const facts = { on: '2026-11-01', kg: 20 };
  const weight = await buildCareRecord(services, { pet, kind: 'weight', facts });
  const business = await buildBusiness(services, { owner: theo });
  await buildConnection(services, { pet, business, scope: 'records' });
  const { code } = await buildBadge(services, { pet });
  const since = services.clock.now();
  await services.store.db.insert(coOwnerTable).values({ petId, uid: sam.uid, access: 'full', since });
  await server.call(maya, 'setLostNotice', {
    petId,
    notice: { phone: '+1 555 0100', email: null, note: null },
  });
  const offer = async (keep: 'nothing' | 'read' = 'nothing') => {
    const offered = await server.call(maya, 'transferPet', { petId, email: nora.email, keep });
    return { ...offered, token: await tokenFor(nora) };
  };
  const paths = { photoPath, storagePath };
  return { maya, nora, sam, theo, business, petId, dose, paper, weight, code, paths, offer };
}

describe('an offer', () => {
  test('changes nothing before it is accepted, and says until when it is valid', async () => {
    const { maya, nora, petId, offer } = await buildGift();
    const { expiresAt, token } = await offer('read');
    expect(Date.parse(expiresAt)).toBe(nowMs + 7 * dayMs);
    const shown = { email: nora.email, keep: 'read', expiresAt };
    expect(await server.call(maya, 'findTransfer', { petId })).toEqual({ transfer: shown });
    expect(await server.call(nora, 'getTransfer', { token })).toEqual({ ...shown, petId, petName: 'Rex' });
    expect((await server.call(maya, 'getPet', { petId })).ownerId).toBe(maya.uid);
    expect((await server.refusal(nora, 'getPet', { petId })).status).toBe('NOT_FOUND');
    expect((await server.call(maya, 'listCoOwners', { petId })).items).toHaveLength(1);
  });
  test('is not found by another person, or after a withdrawal, a newer offer, a week or a deletion', async () => {
    const { maya, nora, sam, petId, offer } = await buildGift();
    const first = await offer();
    for (const name of ['getTransfer', 'acceptTransfer'] as const)
      expect((await server.refusal(sam, name, { token: first.token })).status).toBe('NOT_FOUND');
    const gone = async (token: string) => (await server.refusal(nora, 'acceptTransfer', { token })).status;
    const second = await offer();
    expect(await gone(first.token)).toBe('NOT_FOUND');
    await server.call(maya, 'withdrawTransfer', { petId });
    expect(await gone(second.token)).toBe('NOT_FOUND');
    expect(await server.call(maya, 'findTransfer', { petId })).toEqual({ transfer: null });
    const third = await offer();
    nowMs += 7 * dayMs;
    expect(await gone(third.token)).toBe('NOT_FOUND');
    const fourth = await offer();
    await server.call(maya, 'deletePet', { petId });
    expect(await gone(fourth.token)).toBe('NOT_FOUND');
  });
  test('is not an invitation to become a co-owner', async () => {
    const { nora, offer } = await buildGift();
    const { token } = await offer();
    expect((await server.refusal(nora, 'acceptInvitation', { token })).status).toBe('NOT_FOUND');
    expect(await server.call(nora, 'previewInvitation', { token })).toMatchObject({
      email: nora.email,
      invitation: { kind: 'transfer', petName: 'Rex', keep: 'nothing' },
    });
  });
  test('to oneself is refused at the field', async () => {
    const { maya, petId } = await buildGift();
    const input = { petId, email: maya.email, keep: 'nothing' };
    const refused = await server.refusal(maya, 'transferPet', input);
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['email']);
  });
});

describe('accepting', () => {
  test('moves the pet with its records, documents and history, once', async () => {
    const { nora, petId, dose, paper, weight, offer } = await buildGift();
    const { token } = await offer();
    const pet = await server.call(nora, 'acceptTransfer', { token });
    expect(pet).toMatchObject({ id: petId, ownerId: nora.uid, access: 'owner' });
    const idsOf = (list: { items: readonly { id: string }[] }) => list.items.map(({ id }) => id);
    expect(idsOf(await server.call(nora, 'listVaccinations', { petId }))).toEqual([dose.id]);
    expect(idsOf(await server.call(nora, 'listDocuments', { petId }))).toEqual([paper.id]);
    expect(idsOf(await server.call(nora, 'listWeights', { petId }))).toEqual([weight.id]);
    const history = await server.call(nora, 'listCareRecordHistory', { careRecordId: weight.id });
    expect(history.items).toHaveLength(1);
    expect((await server.refusal(nora, 'acceptTransfer', { token })).status).toBe('NOT_FOUND');
  });
  test('of ten concurrent acceptances one counts', async () => {
    const { nora, offer } = await buildGift();
    const { token } = await offer();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => server.call(nora, 'acceptTransfer', { token })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
  test('ends connections, co-owners, the lost notice and the old badge', async () => {
    const { nora, sam, theo, business, petId, code, offer } = await buildGift();
    await server.call(nora, 'acceptTransfer', { token: (await offer()).token });
    for (const person of [sam, theo])
      expect((await server.refusal(person, 'getPet', { petId })).status).toBe('NOT_FOUND');
    expect((await server.call(nora, 'listPetConnections', { petId })).items).toEqual([]);
    expect((await server.call(nora, 'listCoOwners', { petId })).items).toEqual([]);
    expect(await server.call(nora, 'getLostNotice', { petId })).toEqual({ notice: null });
    const refused = await server.refusal(theo, 'scanBadge', { businessId: business.id, badge: code });
    expect(refused.details?.reason).toBe('badge_revoked');
    expect((await server.call(nora, 'getBadge', { petId })).code).not.toBe(code);
  });
  test('transfers the files: the former owner can read none, by the old path or the new one', async () => {
    const { maya, nora, petId, paper, paths, offer } = await buildGift();
    await server.call(nora, 'acceptTransfer', { token: (await offer()).token });
    const { photoPath } = await server.call(nora, 'getPet', { petId });
    const { storagePath } = await server.call(nora, 'getDocument', { documentId: paper.id });
    for (const path of [photoPath ?? '', storagePath]) {
      expect(path).toContain(nora.uid);
      expect(await readFile(nora, path)).toBe(200);
      expect(await readFile(maya, path)).toBe(403);
    }
    for (const path of Object.values(paths)) expect(await readFile(maya, path)).toBe(404);
  });
  test('leaves the former owner read access, if that was agreed', async () => {
    const { maya, nora, petId, offer } = await buildGift();
    await server.call(nora, 'acceptTransfer', { token: (await offer('read')).token });
    expect(await server.call(maya, 'getPet', { petId })).toMatchObject({ access: 'read' });
    expect((await server.refusal(maya, 'updatePet', { petId, notes: 'Mine' })).status).toBe(
      'PERMISSION_DENIED',
    );
  });
  test('the files stay when the former owner deletes their account', async () => {
    const { maya, nora, paper, offer } = await buildGift();
    await server.call(nora, 'acceptTransfer', { token: (await offer()).token });
    await services.store.pool.query('delete from "user" where id = $1', [maya.uid]);
    const { storagePath } = await server.call(nora, 'getDocument', { documentId: paper.id });
    expect(await readFile(nora, storagePath)).toBe(200);
  });
});
