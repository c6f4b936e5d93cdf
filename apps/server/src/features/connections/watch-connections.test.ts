import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';
import { recheckUntilDone } from './recheck-due.ts';

const server = await useServer();
const { services } = server;

async function buildSubscribedBusiness() {
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo });
  const staff = await server.as(await buildMember(services, { business }));
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  await buildConnection(services, { business, pet, scope: 'records' });
  return { theo, staff, maya, businessId: business.id, petId: pet.id };
}

test('staff get each new verdict after a manager published rules, and each pet that is disconnected', async () => {
  const { theo, staff, maya, businessId, petId } = await buildSubscribedBusiness();
  const stream = await server.stream(staff, 'watchConnections', { businessId });
  expect(await stream.next()).toEqual({
    message: { verdicts: { compliant: 1, expiring: 0, pending: 0, non_compliant: 0 } },
  });
  await server.call(theo, 'publishRequirements', {
    businessId,
    rules: [{ id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } }],
  });
  // The server does this automatically after each change; in tests nothing runs by itself.
  await recheckUntilDone(services);
  expect(await stream.next(10_000)).toEqual({ message: { petId, verdict: 'non_compliant' } });
  await server.call(maya, 'disconnectPet', { petId, businessId });
  expect(await stream.next(10_000)).toEqual({ message: { petId, verdict: null } });
  stream.close();
});

test('a member who is removed gets the refusal at once, and no more changes', async () => {
  const { theo, staff, businessId } = await buildSubscribedBusiness();
  const stream = await server.stream(staff, 'watchConnections', { businessId });
  await stream.next();
  const begun = performance.now();
  await server.call(theo, 'removeMember', { businessId, uid: staff.uid });
  expect(await stream.next()).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
  await stream.ended;
  expect(performance.now() - begun).toBeLessThan(3_000);
});
