import type { Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import { countDue } from './recheck-due.ts';

const server = await useServer();
const { services } = server;
/** Not asked for at a visit for daycare, but of a pet in general. */
const forBoarding: Rule = {
  id: 'rabies',
  level: 'required',
  appliesTo: { services: ['boarding'] },
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};
const lapsing: Rule = {
  id: 'here',
  level: 'recommended',
  requirement: { kind: 'evaluation', lapsesAfterDays: 40 },
};

async function visit(rules: Rule[], connection?: { readonly revokedAt: Date | null }) {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner, timeZone: 'UTC' });
  await buildRequirements(services, { business, rules });
  const pet = await buildPet(services);
  const { code: badge } = await buildBadge(services, { pet });
  if (connection) await buildConnection(services, { business, pet, ...connection });
  const names = { businessId: business.id, petId: pet.id };
  const how = { badge, method: 'badge', decision: 'admit', service: 'daycare' } as const;
  const idempotencyKey = crypto.randomUUID();
  expect(await server.call(owner, 'checkIn', { ...names, ...how, idempotencyKey })).toMatchObject({
    verdict: 'compliant',
  });
  const { rows } = await services.store.pool.query(
    'select verdict from connection where business_id = $1 and pet_id = $2',
    [business.id, pet.id],
  );
  return { verdict: rows[0]?.verdict, due: await countDue(services.store, business.id, new Date()) };
}

test('a visit does not change the verdict of a connection, nor has it judged again', async () => {
  expect(await visit([forBoarding], { revokedAt: null })).toEqual({ verdict: 'non_compliant', due: 0 });
});

test('a visit has a connection judged again where a rule counts visits', async () => {
  expect(await visit([forBoarding, lapsing], { revokedAt: null })).toMatchObject({ due: 1 });
});

test.each([
  ['was not there before', undefined],
  ['had ended', { revokedAt: new Date('2026-01-01T00:00:00Z') }],
])('a connection that %s is judged after the visit that begins it', async (_, before) => {
  expect(await visit([forBoarding], before)).toEqual({ verdict: 'compliant', due: 1 });
});
