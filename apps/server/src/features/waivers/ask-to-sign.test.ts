import { describe, expect, test } from 'vitest';
import { mailsTo, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Fixture {
  readonly theo: TestPerson;
  readonly maya: TestPerson;
  readonly business: BuiltBusiness;
  readonly waiverId: string;
  readonly biscuit: string;
  readonly mochi: string;
}

const petAt = async (business: BuiltBusiness, owner: TestPerson, name: string): Promise<string> => {
  const pet = await buildPet(services, { owner, name });
  await buildConnection(services, { business, pet });
  return pet.id;
};

/** A business with a waiver, and Maya with Biscuit and Mochi. */
async function buildFixture(more: object = {}): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds' });
  const text = { businessId: business.id, title: 'Play agreement', body: 'Dogs play here.', ...more };
  const { id: waiverId } = await server.call(theo, 'createWaiver', text);
  const biscuit = await petAt(business, maya, 'Biscuit');
  const mochi = await petAt(business, maya, 'Mochi');
  return { theo, maya, business, waiverId, biscuit, mochi };
}

const sign = (by: TestPerson, waiverId: string, petId: string, version = 1) =>
  server.call(by, 'signWaiver', {
    ...{ waiverId, version, petIds: [petId], signerName: 'Maya Okafor' },
    signature: { kind: 'typed', text: 'Maya Okafor' },
    idempotencyKey: crypto.randomUUID(),
  });

const guestOf = async ({ theo, business }: Fixture, petName = 'Ziggy'): Promise<string> => {
  const guest = { petName, species: 'dog', ownerEmail: 'ruth@guest.test' } as const;
  return (await server.call(theo, 'createGuest', { businessId: business.id, ...guest })).petId;
};

const list = ({ theo, waiverId }: Fixture, more: object = {}) =>
  server.call(theo, 'listUnsignedPets', { waiverId, ...more });
const namesIn = async (fixture: Fixture, more: object = {}) =>
  (await list(fixture, more)).items.map(({ petName, reason }) => `${petName} ${reason}`);

describe('the pets without a signature', () => {
  test('are those that never had one, and those whose signature ended with a material change', async () => {
    const fixture = await buildFixture();
    expect(await namesIn(fixture)).toEqual(['Biscuit never', 'Mochi never']);
    await sign(fixture.maya, fixture.waiverId, fixture.biscuit);
    expect(await namesIn(fixture)).toEqual(['Mochi never']);
    const next = { waiverId: fixture.waiverId, body: 'Dogs play.' };
    await server.call(fixture.theo, 'publishWaiverVersion', { ...next, material: false });
    expect(await namesIn(fixture)).toEqual(['Mochi never']);
    await server.call(fixture.theo, 'publishWaiverVersion', { ...next, material: true });
    expect(await namesIn(fixture)).toEqual(['Biscuit outdated', 'Mochi never']);
    expect((await list(fixture)).items[0]).toMatchObject({
      signedVersion: 1,
      hasAccount: true,
      askedAt: null,
    });
    expect((await list(fixture)).totals).toEqual({
      ...{ connected: 2, unsigned: 2, never: 1, outdated: 1, expired: 0 },
    });
    expect(await namesIn(fixture, { reason: 'outdated' })).toEqual(['Biscuit outdated']);
  });

  test('count the same as at check-in after a visit, where the waiver is signed for every visit', async () => {
    const fixture = await buildFixture({ resign: 'every_visit', requiredFor: [] });
    const { theo, maya, business, biscuit } = fixture;
    await sign(maya, fixture.waiverId, biscuit);
    expect(await namesIn(fixture)).toEqual(['Mochi never']);
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const { id } = await server.call(theo, 'checkIn', {
      ...{ businessId: business.id, petId: biscuit, method: 'manual', decision: 'admit', ...key() },
    });
    expect(await namesIn(fixture)).toEqual(['Mochi never']);
    await server.call(theo, 'checkOut', { businessId: business.id, checkInId: id, ...key() });
    expect(await namesIn(fixture)).toEqual(['Biscuit expired', 'Mochi never']);
    const report = await server.call(maya, 'getCompliance', { petId: biscuit, businessId: business.id });
    expect(report.checks[0]?.status).toBe('expired');
  });

  test('are as many as the verdicts say, over a year, where the waiver is signed each year', async () => {
    const fixture = await buildFixture({ resign: 'yearly', requiredFor: [] });
    await sign(fixture.maya, fixture.waiverId, fixture.biscuit);
    const { pool } = services.store;
    for (const [days, expected] of [
      [364, ['Mochi never']],
      [368, ['Biscuit expired', 'Mochi never']],
    ] as const) {
      await pool.query(
        "update waiver_signature set signed_at = now() - $1 * interval '1 day' where waiver_id = $2",
        [days, fixture.waiverId],
      );
      expect(await namesIn(fixture)).toEqual(expected);
    }
  });

  test('have the guests among them, are found by name, and leave out who disconnected', async () => {
    const fixture = await buildFixture();
    await guestOf(fixture);
    const all = await list(fixture);
    expect(all.items.map(({ petName, hasAccount, ownerName }) => [petName, hasAccount, ownerName])).toEqual([
      ['Biscuit', true, null],
      ['Mochi', true, null],
      ['Ziggy', false, 'ruth@guest.test'],
    ]);
    expect(await namesIn(fixture, { search: 'RUTH@' })).toEqual(['Ziggy never']);
    expect(await namesIn(fixture, { search: 'isc' })).toEqual(['Biscuit never']);
    expect(await namesIn(fixture, { search: '%' })).toEqual([]);
    await server.call(fixture.maya, 'disconnectPet', {
      ...{ petId: fixture.mochi, businessId: fixture.business.id },
    });
    expect(await namesIn(fixture)).toEqual(['Biscuit never', 'Ziggy never']);
  });

  test('come page by page, each pet once', async () => {
    const fixture = await buildFixture();
    for (const name of ['Ada', 'Otis', 'Pip']) await petAt(fixture.business, fixture.maya, name);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(fixture, { limit: 2, ...(cursor ? { cursor } : {}) });
      expect(page.totals === null).toBe(cursor !== null);
      seen.push(...page.items.map(({ petName }) => petName));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['Ada', 'Biscuit', 'Mochi', 'Otis', 'Pip']);
  });
});

describe('owners are asked to sign', () => {
  test('once a day, about all of their pets, with a link that leads to signing', async () => {
    const fixture = await buildFixture();
    const { theo, maya, waiverId } = fixture;
    await guestOf(fixture);
    const answer = await server.call(theo, 'askToSign', { waiverId });
    expect(answer).toEqual({ asked: 1, alreadyAsked: 0, withoutAccount: 1, remaining: 0 });
    const again = await server.call(theo, 'askToSign', { waiverId, petIds: [fixture.mochi] });
    expect(again).toEqual({ asked: 0, alreadyAsked: 1, withoutAccount: 0, remaining: 0 });
    const [email, ...more] = await mailsTo(server, maya.email);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Harbor Hounds asks you to sign a waiver');
    expect(email?.text).toContain('“Play agreement” for Biscuit and Mochi');
    expect(email?.text).toContain(`/waivers/${waiverId}`);
    const { items } = await server.call(maya, 'listAlerts', {});
    expect(items).toMatchObject([{ kind: 'waiver_to_sign', waiverId }]);
    expect((await list(fixture)).items[0]?.askedAt).not.toBeNull();
  });

  test('again after a day, and each about their own pets', async () => {
    const fixture = await buildFixture();
    const { theo, maya, waiverId } = fixture;
    const ben = await server.owner();
    await petAt(fixture.business, ben, 'Rex');
    expect((await server.call(theo, 'askToSign', { waiverId, petIds: [fixture.mochi] })).asked).toBe(1);
    expect(await server.call(theo, 'askToSign', { waiverId })).toMatchObject({ asked: 1, alreadyAsked: 1 });
    await services.store.pool.query("update waiver_ask set asked_at = asked_at - interval '25 hours'");
    expect((await list(fixture)).items[0]?.askedAt).toBeNull();
    expect(await server.call(theo, 'askToSign', { waiverId })).toMatchObject({ asked: 2, alreadyAsked: 0 });
    const [toBen] = await mailsTo(server, ben.email);
    expect(toBen?.text).toContain('Rex');
    expect(toBen?.text).not.toContain('Mochi');
    expect(await mailsTo(server, maya.email)).toHaveLength(2);
  });

  test('once, when two press at the same moment or one presses twice', async () => {
    const fixture = await buildFixture();
    const { theo, waiverId } = fixture;
    const manager = await server.businessPerson();
    await buildMember(services, { business: fixture.business, account: manager, role: 'manager' });
    const both = await Promise.all([theo, manager].map((one) => server.call(one, 'askToSign', { waiverId })));
    expect(both.map(({ asked }) => asked).sort()).toEqual([0, 1]);
    await services.store.pool.query('delete from waiver_ask');
    const input = { waiverId, idempotencyKey: crypto.randomUUID() };
    const first = await server.call(theo, 'askToSign', input);
    expect(first.asked).toBe(1);
    expect(await server.call(theo, 'askToSign', input)).toEqual(first);
    expect(await mailsTo(server, fixture.maya.email)).toHaveLength(2);
  });

  test('not after they signed, not at another business, and not by staff', async () => {
    const fixture = await buildFixture();
    const { theo, maya, waiverId, biscuit, mochi } = fixture;
    await sign(maya, waiverId, biscuit);
    await sign(maya, waiverId, mochi);
    expect(await server.call(theo, 'askToSign', { waiverId })).toMatchObject({ asked: 0 });
    const other = await buildFixture();
    const theirs = await server.call(theo, 'askToSign', { waiverId, petIds: [other.biscuit] });
    expect(theirs).toEqual({ asked: 0, alreadyAsked: 0, withoutAccount: 0, remaining: 0 });
    for (const person of [maya, other.maya]) expect(await mailsTo(server, person.email)).toEqual([]);
    const staff = await server.businessPerson();
    await buildMember(services, { business: fixture.business, account: staff, role: 'staff' });
    expect((await server.refusal(staff, 'askToSign', { waiverId })).details?.reason).toBe(
      'insufficient_role',
    );
    for (const person of [maya, other.theo]) {
      expect((await server.refusal(person, 'askToSign', { waiverId })).status).toBe('NOT_FOUND');
      expect((await server.refusal(person, 'listUnsignedPets', { waiverId })).status).toBe('NOT_FOUND');
    }
  });

  test('the record of who was asked is deleted after a day', async () => {
    const fixture = await buildFixture();
    await server.call(fixture.theo, 'askToSign', { waiverId: fixture.waiverId });
    const { pool } = services.store;
    await pool.query("update waiver_ask set asked_at = asked_at - interval '25 hours'");
    const { forgetWaiverAsks } = await import('./index.ts');
    await forgetWaiverAsks.run(services, {}, {} as never);
    expect((await pool.query('select from waiver_ask')).rowCount).toBe(0);
  });
});
