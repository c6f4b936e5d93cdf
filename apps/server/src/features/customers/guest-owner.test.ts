import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

/** A business without customers, and a guest's form. */
async function desk() {
  const theo = await server.businessPerson();
  const { id: businessId } = await buildBusiness(services, { owner: theo });
  const guest = { businessId, species: 'dog', petName: 'Otis', ownerEmail: 'rosa@customers.test' } as const;
  const find = async (search: string) =>
    (await server.call(theo, 'listCustomers', { businessId, search })).items[0];
  return { theo, guest, find };
}

test('the owner of a guest has the name and the number typed with it, and a field left empty deletes neither', async () => {
  const { theo, guest, find } = await desk();
  const reach = { ownerName: 'Rosa Abernathy', ownerPhone: '+1 207 555 0193' };
  const { petId } = await server.call(theo, 'createGuest', { ...guest, ...reach });
  expect(await find('rosa')).toMatchObject({ name: reach.ownerName, phone: reach.ownerPhone });
  await server.call(theo, 'updateGuest', { ...guest, petId, ownerName: 'Rosalind Abernathy' });
  await server.call(theo, 'createGuest', { ...guest, petName: 'Gus' });
  const found = await find('abernathy');
  expect(found).toMatchObject({ name: 'Rosalind Abernathy', phone: reach.ownerPhone });
  expect(found?.pets).toHaveLength(2);
});

test('a number that cannot be dialed is refused with its path', async () => {
  const { theo, guest } = await desk();
  const refused = await server.refusal(theo, 'createGuest', { ...guest, ownerPhone: 'at work' });
  expect(refused.details?.issues).toMatchObject([{ path: 'ownerPhone', reason: 'phone_invalid' }]);
});
