import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildCheckIn, buildConnection, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

test('a pet’s page counts admissions and denials separately', async () => {
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo });
  const pet = await buildPet(services);
  await buildConnection(services, { pet, business });
  const departedAt = services.clock.now();
  await buildCheckIn(services, { pet, business, departedAt });
  await buildCheckIn(services, { pet, business, decision: 'denied', verdict: 'non_compliant' });
  await buildCheckIn(services, { pet, business, decision: 'denied', verdict: 'non_compliant' });
  const known = await server.call(theo, 'getConnectedPet', { businessId: business.id, petId: pet.id });
  expect(known).toMatchObject({ visits: 1, turnedAway: 2 });
});
