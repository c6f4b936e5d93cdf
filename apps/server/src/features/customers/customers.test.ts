import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const details = {
  name: 'Maya Okafor',
  phone: '+1 555 010 0199',
  emergency: { name: 'Grace Okafor', phone: '+1 555 010 0171' },
  pickups: [{ name: 'Sam Okafor', phone: '+1 555 010 0137' }],
};
const nothing = { name: null, phone: null, email: null, emergency: null, pickups: [] };

/** An owner with two pets at a business. */
async function connected() {
  const [maya, theo] = [await server.owner(), await server.businessPerson()];
  const business = await buildBusiness(services, { owner: theo });
  const pets = [
    await buildPet(services, { owner: maya, name: 'Biscuit' }),
    await buildPet(services, { owner: maya, name: 'Juniper' }),
  ] as const;
  for (const pet of pets) await buildConnection(services, { pet, business });
  const at = { petId: pets[0].id, businessId: business.id };
  const here = { businessId: business.id };
  const list = async (search?: string) =>
    (await server.call(theo, 'listCustomers', { ...here, ...(search ? { search } : {}) })).items;
  const [listed] = await list();
  return { maya, theo, business, pets, at, here, list, customerId: listed?.id ?? '' };
}

describe('an owner with an account', () => {
  test('is named with each pet in the list of pets, with the number of those connected there', async () => {
    const { maya, theo, here, pets, customerId } = await connected();
    const elsewhere = await buildBusiness(services, { owner: theo });
    await buildConnection(services, { pet: pets[0], business: elsewhere });
    await buildPet(services, { owner: maya, name: 'At home' });
    const find = async (businessId: string) =>
      (await server.call(theo, 'listConnections', { businessId })).items.map(({ customer }) => customer);
    const customer = { id: customerId, pets: 2 };
    expect(await find(here.businessId)).toEqual([customer, customer]);
    expect(await find(elsewhere.id)).toEqual([{ id: expect.not.stringMatching(customerId), pets: 1 }]);
  });

  test('is one customer with all connected pets, each with its verdict', async () => {
    const { theo, here, business, pets, customerId } = await connected();
    const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;
    const rules = [{ id: 'rabies', level: 'required', requirement: rabies }] as const;
    await buildRequirements(services, { business, rules });
    await buildVaccination(services, { pet: pets[1] });
    const page = await server.call(theo, 'listCustomers', here);
    expect(page.items.map(({ pets }) => pets.map(({ petName, verdict }) => [petName, verdict]))).toEqual([
      [
        ['Biscuit', 'non_compliant'],
        ['Juniper', 'compliant'],
      ],
    ]);
    const customer = await server.call(theo, 'getCustomer', { ...here, customerId });
    expect(customer.pets.map(({ report }) => report.verdict)).toEqual(['non_compliant', 'compliant']);
    expect(customer.pets[0]?.report.checks[0]).toMatchObject({ ruleId: 'rabies', status: 'missing' });
  });

  test('shows nothing about themselves until they share it, and nothing once they stop', async () => {
    const { maya, theo, at, here, customerId } = await connected();
    await server.call(maya, 'setContact', details);
    const seen = () => server.call(theo, 'getCustomer', { ...here, customerId });
    expect(await seen()).toMatchObject({ ...nothing, hasAccount: true, contactShared: false });
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    expect(await seen()).toMatchObject({ ...details, email: maya.email, contactShared: true });
    await server.call(maya, 'setContactSharing', { ...at, share: false });
    expect(await seen()).toMatchObject({ ...nothing, contactShared: false });
  });

  test('who shared before the email address was included does not share that', async () => {
    const { maya, theo, at, here, customerId } = await connected();
    await server.call(maya, 'setContact', details);
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    await services.store.pool.query('update connection set email_shared = false where pet_id = $1', [
      at.petId,
    ]);
    const seen = await server.call(theo, 'getCustomer', { ...here, customerId });
    expect(seen).toMatchObject({ name: details.name, email: null });
    const { items } = await server.call(maya, 'listPetConnections', { petId: at.petId });
    expect(items[0]).toMatchObject({ contactShared: true, emailShared: false });
  });

  test('is found by pet always, and by name, phone and email only where they share those', async () => {
    const { maya, at, list } = await connected();
    await server.call(maya, 'setContact', details);
    const typed = ['okafor', '010-0199', maya.email.slice(0, 12)];
    expect(await list('junip')).toHaveLength(1);
    for (const search of typed) expect(await list(search), search).toEqual([]);
    await server.call(maya, 'setContactSharing', { ...at, share: true });
    for (const search of typed) expect(await list(search), search).toHaveLength(1);
  });

  test('is no longer a customer once every pet is disconnected, and the same customer when one is connected again', async () => {
    const { maya, theo, at, here, list, pets, customerId } = await connected();
    for (const pet of pets) await server.call(maya, 'disconnectPet', { ...at, petId: pet.id });
    expect(await list()).toEqual([]);
    const refused = await server.refusal(theo, 'getCustomer', { ...here, customerId });
    expect(refused.status).toBe('NOT_FOUND');
    await server.call(maya, 'connectPet', { ...at, scope: 'verdict' });
    expect((await list()).map(({ id }) => id)).toEqual([customerId]);
  });

  test('has another id at another business, which knows nothing of the first', async () => {
    const { maya, pets, customerId } = await connected();
    const other = await server.businessPerson();
    const business = await buildBusiness(services, { owner: other });
    await server.call(maya, 'connectPet', { petId: pets[0].id, businessId: business.id, scope: 'verdict' });
    const { items } = await server.call(other, 'listCustomers', { businessId: business.id });
    expect(items.map(({ pets }) => pets.map(({ petName }) => petName))).toEqual([['Biscuit']]);
    expect(items[0]?.id).not.toBe(customerId);
    const foreign = { businessId: business.id, customerId };
    expect((await server.refusal(other, 'getCustomer', foreign)).status).toBe('NOT_FOUND');
  });

  test('cannot be edited by staff', async () => {
    const { theo, here, customerId } = await connected();
    const refused = await server.refusal(theo, 'updateCustomer', {
      ...here,
      customerId,
      name: 'Someone else',
    });
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'has_account' } });
  });

  test("is shown the view of the customer's page in the list of views, for each pet", async () => {
    const { maya, theo, here, pets, customerId } = await connected();
    await server.call(theo, 'getCustomer', { ...here, customerId });
    for (const pet of pets) {
      const { items } = await server.call(maya, 'listViews', { petId: pet.id });
      expect(items).toHaveLength(1);
    }
  });
});

describe('at the desk', () => {
  test('the page of a pet names its customer, and a former member reads nothing', async () => {
    const { theo, business, at, here, customerId } = await connected();
    const ann = await server.businessPerson({ plan: 'free' });
    await buildMember(services, { business, account: ann });
    expect((await server.call(ann, 'getConnectedPet', at)).customerId).toBe(customerId);
    expect((await server.call(ann, 'getCustomer', { ...here, customerId })).pets).toHaveLength(2);
    await server.call(theo, 'removeMember', { ...here, uid: ann.uid });
    for (const refused of [
      await server.refusal(ann, 'listCustomers', here),
      await server.refusal(ann, 'getCustomer', { ...here, customerId }),
      await server.refusal(ann, 'createCustomer', { ...here, name: 'Ann' }),
      await server.refusal(ann, 'updateCustomer', { ...here, customerId, name: 'Ann' }),
    ]) {
      expect(refused.details?.reason).toBe('not_member');
    }
  });

  test('the visits of a customer are listed, and each pet on site is marked', async () => {
    const { theo, business, pets, here, customerId } = await connected();
    const open = await buildCheckIn(services, { pet: pets[0], business });
    await buildCheckIn(services, { pet: pets[1], business, departedAt: services.clock.now() });
    await buildCheckIn(services, { business });
    const visits = await server.call(theo, 'listCheckIns', { ...here, customerId });
    expect(visits.items.map(({ petName }) => petName).sort()).toEqual(['Biscuit', 'Juniper']);
    const customer = await server.call(theo, 'getCustomer', { ...here, customerId });
    expect(customer.pets.map(({ openCheckIn }) => openCheckIn?.id ?? null)).toEqual([open.id, null]);
  });

  test('team notes and signed waivers are on the page', async () => {
    const { maya, theo, pets, at, here, customerId } = await connected();
    await server.call(theo, 'savePetNote', { ...at, note: 'Pays on the 1st', flags: ['VIP'] });
    const text = { ...here, title: 'Daycare agreement', body: 'Dogs play.' };
    const { id: waiverId } = await server.call(theo, 'createWaiver', text);
    const signed = await server.call(maya, 'signWaiver', {
      waiverId,
      version: 1,
      petIds: [pets[0].id],
      signerName: 'Maya',
      signature: { kind: 'typed', text: 'Maya' },
      idempotencyKey: 'sign',
    });
    const read = () => server.call(theo, 'getCustomer', { ...here, customerId });
    const { pets: shown, waivers } = await read();
    expect(shown[0]?.staffNote).toEqual({ note: 'Pays on the 1st', flags: ['VIP'] });
    expect(waivers).toMatchObject([
      { title: 'Daycare agreement', petName: 'Biscuit', sha256: signed.sha256, current: true },
    ]);
    await server.call(theo, 'publishWaiverVersion', { waiverId, body: 'Cats play.', material: true });
    expect((await read()).waivers).toMatchObject([{ version: 1, current: false }]);
  });
});

describe('an owner without an account', () => {
  const entered = { ...details, email: 'lena@customers.test' };

  test('is added once, edited, found, and named in the audit log', async () => {
    const { theo, here, list } = await connected();
    const key = { idempotencyKey: 'once' };
    const made = await server.call(theo, 'createCustomer', { ...here, ...entered, ...key });
    expect(made).toMatchObject({ ...entered, hasAccount: false, pets: [] });
    expect(await server.call(theo, 'createCustomer', { ...here, ...entered, ...key })).toEqual(made);
    expect(await list('lena@')).toHaveLength(1);
    const customerId = made.id;
    const changed = { name: 'Lena Brandt', emergency: null };
    await server.call(theo, 'updateCustomer', { ...here, customerId, ...changed });
    expect(await server.call(theo, 'getCustomer', { ...here, customerId })).toMatchObject({
      ...entered,
      ...changed,
    });
    const { items } = await server.call(theo, 'listAuditEntries', here);
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['createCustomer', 'updateCustomer']),
    );
  });

  test('with a number that cannot be dialed is refused with its path', async () => {
    const { theo, here } = await connected();
    const wrong = { ...entered, phone: 'at work', pickups: [{ name: 'Ada', phone: 'same' }] };
    const refused = await server.refusal(theo, 'createCustomer', { ...here, ...wrong });
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['phone', 'pickups.0.phone']);
  });

  test('gets the guests that have the same email address, and those that staff enter there', async () => {
    const { theo, here, list } = await connected();
    const { id: customerId } = await server.call(theo, 'createCustomer', { ...here, ...entered });
    const guest = { ...here, species: 'dog', ownerEmail: 'LENA@customers.test' } as const;
    const { petId } = await server.call(theo, 'createGuest', { ...guest, petName: 'Otis' });
    const other = { ...guest, ownerEmail: 'other@customers.test' };
    await server.call(theo, 'createGuest', { ...other, petName: 'Gus', customerId });
    const [listed] = await list('lena');
    expect(listed?.pets.map(({ petName }) => petName)).toEqual(['Gus', 'Otis']);
    expect(await list('other@')).toHaveLength(1);
    expect((await server.call(theo, 'getConnectedPet', { ...here, petId })).customerId).toBe(customerId);
    // The pets of another address belong to another customer.
    await server.call(theo, 'createGuest', { ...other, petName: 'Penny' });
    expect((await list('penny'))[0]?.id).not.toBe(customerId);
  });

  test('has the address that staff correct at the guest', async () => {
    const { theo, here, list } = await connected();
    const guest = { ...here, species: 'dog', petName: 'Otis' } as const;
    const { petId } = await server.call(theo, 'createGuest', {
      ...guest,
      ownerEmail: 'wrong@customers.test',
    });
    await server.call(theo, 'updateGuest', { ...guest, petId, ownerEmail: 'right@customers.test' });
    expect((await list('otis'))[0]).toMatchObject({ email: 'right@customers.test', hasAccount: false });
    const { rows } = await services.store.pool.query(
      'select name_key from customer where business_id = $1 and email = $2',
      [here.businessId, 'right@customers.test'],
    );
    expect(rows).toEqual([{ name_key: 'right@customers.test' }]);
  });

  test('keeps a corrected address when the form of the guest repeats the old one', async () => {
    const { theo, here, list } = await connected();
    const guest = { ...here, species: 'dog', petName: 'Otis', ownerEmail: 'old@customers.test' } as const;
    const { petId } = await server.call(theo, 'createGuest', guest);
    const customerId = (await list('otis'))[0]?.id ?? '';
    await server.call(theo, 'updateCustomer', { ...here, customerId, email: 'new@customers.test' });
    await server.call(theo, 'updateGuest', { ...guest, petId, petName: 'Otto' });
    expect((await list('otto'))[0]).toMatchObject({ id: customerId, email: 'new@customers.test' });
  });

  test('without an address gets the one that staff type with the first pet', async () => {
    const { theo, here } = await connected();
    const { id: customerId } = await server.call(theo, 'createCustomer', { ...here, name: 'Ada' });
    const guest = { ...here, customerId, species: 'dog', petName: 'Otis' } as const;
    await server.call(theo, 'createGuest', { ...guest, ownerEmail: 'Ada@customers.test' });
    const { email } = await server.call(theo, 'getCustomer', { ...here, customerId });
    expect(email).toBe('ada@customers.test');
  });
});

test('the list continues where it ended, by name, even if others are added between the pages', async () => {
  const { theo, here } = await connected();
  for (const name of ['Dora', 'anton', 'Cesar', 'Berta']) {
    await server.call(theo, 'createCustomer', { ...here, name });
  }
  const names: (string | null)[] = [];
  let cursor: string | null = null;
  do {
    const at: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await server.call(theo, 'listCustomers', { ...here, limit: 2, ...at });
    names.push(...page.items.map(({ name, pets }) => name ?? pets[0]?.petName ?? null));
    cursor = page.nextCursor;
    const inside = Buffer.from(cursor ?? '', 'base64url').toString();
    expect(inside).not.toMatch(/anton|berta|biscuit|cesar/i);
    if (names.length === 2) await server.call(theo, 'createCustomer', { ...here, name: 'Aaron' });
  } while (cursor !== null);
  expect(names).toEqual(['anton', 'Berta', 'Biscuit', 'Cesar', 'Dora']);
});
