import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildCheckIn, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const owner = await server.businessPerson();
const business = await buildBusiness(services, { owner });
const pet = await buildPet(services);
const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour));
const made: string[] = [];
for (const hour of [9, 10, 10, 10, 11, 12]) {
  const departedAt = hour < 12 ? at(20) : null;
  made.push((await buildCheckIn(services, { business, pet, arrivedAt: at(hour), departedAt })).id);
}
await buildCheckIn(services, { arrivedAt: at(10) });

async function list(filter: object = {}): Promise<string[]> {
  const page = await server.call(owner, 'listCheckIns', { businessId: business.id, ...filter });
  return page.items.map((item) => item.id);
}

test('the newest arrival comes first, and none of other businesses is listed', async () => {
  expect(await list()).toEqual([...made].reverse());
});

test('`from` is inclusive and `to` exclusive', async () => {
  const span = { from: at(10).toISOString(), to: at(12).toISOString() };
  expect(await list(span)).toEqual(made.slice(1, 5).reverse());
});

test('the list can be limited to a pet, to pets on site and to those that left', async () => {
  const other = await buildCheckIn(services, { business, arrivedAt: at(1), departedAt: at(2) });
  expect(await list({ petId: other.petId })).toEqual([other.id]);
  expect(await list({ present: true })).toEqual([made[5]]);
  expect(await list({ present: false, petId: pet.id })).toEqual(made.slice(0, 5).reverse());
});

test('pages contain every arrival once, including simultaneous ones, while new ones are added', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  const expected = await list();
  while (cursor !== null) {
    const input = { businessId: business.id, limit: 2, ...(cursor ? { cursor } : {}) };
    const page: { items: { id: string }[]; nextCursor: string | null } = await server.call(
      owner,
      'listCheckIns',
      input,
    );
    seen.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
    await buildCheckIn(services, { business, arrivedAt: at(13), departedAt: at(14) });
  }
  expect(seen).toEqual(expected);
});
