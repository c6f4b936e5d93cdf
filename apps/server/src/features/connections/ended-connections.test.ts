import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildConnection,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

interface Fixture {
  readonly theo: TestPerson;
  readonly maya: TestPerson;
  readonly business: BuiltBusiness;
  readonly petId: string;
  readonly badge: string;
}

/** A pet that shares its records with a business, until `endsAt` if given. */
async function buildFixture(endsAt: Date | null = null): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const pet = await buildPet(services, { owner: maya });
  await buildConnection(services, { business, pet, scope: 'records', connectedAt: ago(10), endsAt });
  const { code } = await buildBadge(services, { pet });
  return { theo, maya, business, petId: pet.id, badge: code };
}

const listed = async ({ theo, business }: Fixture) =>
  (await server.call(theo, 'listConnections', { businessId: business.id })).items.map((one) => one.scope);

const admit = ({ theo, business, petId, badge }: Fixture, more: object = {}) =>
  server.call(theo, 'checkIn', {
    businessId: business.id,
    petId,
    badge,
    method: 'badge',
    decision: 'admit',
    idempotencyKey: crypto.randomUUID(),
    ...more,
  });

describe('a connection whose end has come, before the job has recorded it', () => {
  test('does not count: not in the list, the search, the kiosk, or for records', async () => {
    const fixture = await buildFixture(ago(1));
    const { theo, business, petId, badge } = fixture;
    expect(await listed(fixture)).toEqual([]);
    const waiver = await server.call(theo, 'createWaiver', {
      businessId: business.id,
      title: 'Play',
      body: 'Dogs play.',
    });
    const names = { businessId: business.id, petId };
    const tries: [Parameters<typeof server.call>[1], object][] = [
      ['checkIn', { ...names, method: 'manual', decision: 'deny', idempotencyKey: 'manual' }],
      ['recordEvaluation', { ...names, on: '2026-01-05', passed: true }],
      ['getConnectedPet', names],
      ['getCompliance', names],
      ['getPet', { petId }],
      ['listEvaluations', { petId }],
      [
        'signWaiver',
        {
          waiverId: waiver.id,
          version: 1,
          petIds: [petId],
          signerName: 'Ann',
          signature: { kind: 'typed', text: 'Ann' },
          idempotencyKey: 'kiosk',
        },
      ],
    ];
    for (const [name, input] of tries) {
      expect([name, (await server.refusal(theo, name, input)).status]).toEqual([name, 'NOT_FOUND']);
    }
    const scanned = await server.call(theo, 'scanBadge', { businessId: business.id, badge });
    expect(scanned.connection).toBeNull();
  });

  test('a visit begins a new one, which shows the verdict only', async () => {
    const fixture = await buildFixture(ago(1));
    await admit(fixture);
    expect(await listed(fixture)).toEqual(['verdict']);
    const { items } = await server.call(fixture.maya, 'listPetConnections', { petId: fixture.petId });
    expect(items).toMatchObject([{ scope: 'verdict', until: null }]);
  });

  test('one that has not ended keeps its scope and its end over a visit', async () => {
    const ends = new Date(Date.now() + dayMs);
    const fixture = await buildFixture(ends);
    await admit(fixture);
    expect(await listed(fixture)).toEqual(['records']);
    const { items } = await server.call(fixture.maya, 'listPetConnections', { petId: fixture.petId });
    expect(items[0]?.until).toBe(ends.toISOString());
  });
});

describe('a connection that the owner has ended', () => {
  test('is not reopened by an earlier arrival that is entered later', async () => {
    const fixture = await buildFixture();
    const occurredAt = new Date(Date.now() - 60_000).toISOString();
    await server.call(fixture.maya, 'disconnectPet', {
      petId: fixture.petId,
      businessId: fixture.business.id,
    });
    await admit(fixture, { occurredAt });
    expect(await listed(fixture)).toEqual([]);
  });

  test('a blocked business checks the pet in by its badge and is still not connected afterwards', async () => {
    const fixture = await buildFixture();
    const { maya, petId, business } = fixture;
    const block = { petId, businessId: business.id, block: true };
    await server.call(maya, 'disconnectPet', block);
    await server.call(maya, 'disconnectPet', block);
    expect((await admit(fixture)).decision).toBe('admitted');
    expect(await listed(fixture)).toEqual([]);
    expect((await server.call(maya, 'listPetConnections', { petId })).items).toEqual([]);
    const blocked = await server.call(maya, 'listPetConnections', { petId, blocked: true });
    expect(blocked.items).toMatchObject([{ businessId: business.id, blockedAt: expect.any(String) }]);
    await server.call(maya, 'connectPet', { petId, businessId: business.id, scope: 'verdict' });
    expect(await listed(fixture)).toEqual(['verdict']);
    expect((await server.call(maya, 'listPetConnections', { petId, blocked: true })).items).toEqual([]);
  });

  test('a business that was never connected to the pet can be blocked', async () => {
    const fixture = await buildFixture();
    const other = await buildBusiness(services, { owner: fixture.theo });
    const { maya, petId } = fixture;
    await server.call(maya, 'disconnectPet', { petId, slug: other.slug, block: true });
    await admit({ ...fixture, business: other });
    expect(await listed({ ...fixture, business: other })).toEqual([]);
    expect(await listed(fixture)).toEqual(['records']);
  });
});
