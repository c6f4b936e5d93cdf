import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { buildBadge, buildBusiness, buildConnection, buildPet } from '../../seed/builders/index.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;
const maya = await server.owner();
const dayMs = 24 * 60 * 60 * 1000;

/** A pet with a badge, a co-owner and a business that sees its records. */
async function buildKnownPet() {
  const [sam, theo] = [await server.owner(), await server.businessPerson()];
  const pet = await buildPet(services, { owner: maya, name: 'Pickle' });
  const business = await buildBusiness(services, { owner: theo });
  await buildConnection(services, { pet, business, scope: 'records' });
  const { code } = await buildBadge(services, { pet });
  const since = services.clock.now();
  await services.store.db.insert(coOwnerTable).values({ petId: pet.id, uid: sam.uid, access: 'full', since });
  const scan = () => server.refusal(theo, 'scanBadge', { businessId: business.id, badge: code });
  const connected = async () =>
    (await server.call(theo, 'listConnections', { businessId: business.id })).items.map(({ petId }) => petId);
  return { pet, petId: pet.id, sam, theo, business, code, scan, connected };
}

describe.each(['archived', 'deceased'] as const)('a pet that is %s', (state) => {
  test('has no badge, and businesses no longer see it', async () => {
    const { petId, theo, business, code, scan, connected } = await buildKnownPet();
    expect(await connected()).toEqual([petId]);
    const ended = await server.call(maya, 'updatePet', { petId, state });
    expect(ended).toMatchObject({ state, endedAt: new Date(nowMs).toISOString() });
    expect(await connected()).toEqual([]);
    const refused = await scan();
    expect(refused.details?.reason).toBe('badge_revoked');
    expect(refused.message).toMatch(/not active any more/);
    expect((await server.refusal(theo, 'getPet', { petId })).status).toBe('NOT_FOUND');
    expect((await fetch(`${server.url}/v/${code}`)).status).toBe(404);
    const { items } = await server.call(theo, 'listAuditEntries', { businessId: business.id });
    expect(items[0]).toMatchObject({ action: 'disconnectPet', actor: { kind: 'owner' } });
  });
  test('stays with its owner and co-owners, and is unchanged when it is active again', async () => {
    const { petId, sam, business, theo, code, connected } = await buildKnownPet();
    await server.call(maya, 'updatePet', { petId, state });
    expect((await server.call(sam, 'getPet', { petId })).state).toBe(state);
    nowMs += dayMs;
    const back = await server.call(maya, 'updatePet', { petId, state: 'active' });
    expect(back).toMatchObject({ state: 'active', endedAt: null });
    expect(await connected()).toEqual([petId]);
    const scanned = await server.call(theo, 'scanBadge', { businessId: business.id, badge: code });
    expect(scanned.connection).toEqual({ scope: 'records' });
  });
});

test('a connection that its owner ended before stays ended when the pet is active again', async () => {
  const { petId, business, connected } = await buildKnownPet();
  await server.call(maya, 'disconnectPet', { petId, businessId: business.id });
  nowMs += 1000;
  await server.call(maya, 'updatePet', { petId, state: 'archived' });
  await server.call(maya, 'updatePet', { petId, state: 'active' });
  expect(await connected()).toEqual([]);
});

describe('a deleted pet', () => {
  test('is hidden from everyone at once; only its owner lists it', async () => {
    const { petId, sam, theo, business, scan, connected, code } = await buildKnownPet();
    await server.call(maya, 'deletePet', { petId });
    for (const person of [maya, sam, theo]) {
      expect((await server.refusal(person, 'getPet', { petId })).status).toBe('NOT_FOUND');
      expect((await server.refusal(person, 'listVaccinations', { petId })).status).toBe('NOT_FOUND');
    }
    expect(await connected()).toEqual([]);
    expect((await scan()).details?.reason).toBe('badge_revoked');
    expect((await fetch(`${server.url}/v/${code}`)).status).toBe(404);
    const compliance = { petId, businessId: business.id };
    expect((await server.refusal(maya, 'getCompliance', compliance)).status).toBe('NOT_FOUND');
    const idsOf = async (person: typeof maya, state: 'active' | 'deleted' | 'all') =>
      (await server.call(person, 'listPets', { state, limit: 100 })).items.map(({ id }) => id);
    expect(await idsOf(maya, 'active')).not.toContain(petId);
    expect(await idsOf(maya, 'deleted')).toContain(petId);
    expect(await idsOf(maya, 'all')).toContain(petId);
    for (const state of ['active', 'deleted', 'all'] as const)
      expect(await idsOf(sam, state)).not.toContain(petId);
  });
  test('is restored unchanged within thirty days, for everyone who saw it', async () => {
    const { petId, sam, connected, code, theo, business } = await buildKnownPet();
    await server.call(maya, 'deletePet', { petId });
    nowMs += 29 * dayMs;
    const back = await server.call(maya, 'restorePet', { petId });
    expect(back).toMatchObject({ id: petId, state: 'active', deletedAt: null, endedAt: null });
    expect((await server.call(sam, 'getPet', { petId })).id).toBe(petId);
    expect(await connected()).toEqual([petId]);
    const scanned = await server.call(theo, 'scanBadge', { businessId: business.id, badge: code });
    expect(scanned.pet.id).toBe(petId);
    expect(await server.call(maya, 'restorePet', { petId })).toMatchObject({ id: petId });
  });
  test('that was archived is archived again', async () => {
    const { petId, connected } = await buildKnownPet();
    await server.call(maya, 'updatePet', { petId, state: 'archived' });
    nowMs += dayMs;
    await server.call(maya, 'deletePet', { petId });
    expect((await server.call(maya, 'restorePet', { petId })).state).toBe('archived');
    await server.call(maya, 'updatePet', { petId, state: 'active' });
    expect(await connected()).toEqual([petId]);
  });
  test('cannot be restored by a co-owner, nor after thirty days', async () => {
    const { petId, sam } = await buildKnownPet();
    await server.call(maya, 'deletePet', { petId });
    expect((await server.refusal(sam, 'restorePet', { petId })).status).toBe('NOT_FOUND');
    nowMs += 30 * dayMs;
    expect((await server.refusal(maya, 'restorePet', { petId })).status).toBe('NOT_FOUND');
  });
});
