import { addDays, calendarDateIn, type Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

const inTwoYears = addDays(calendarDateIn(services.clock.now().getTime(), 'UTC'), 730);
const rabies: Rule = {
  ...{ id: 'rabies', level: 'required' },
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};
const chipAtDaycare: Rule = {
  ...{ id: 'chip', level: 'required', appliesTo: { services: ['daycare'] } },
  requirement: { kind: 'microchip' },
};

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

test('a pet’s page says for each service what is missing today, with dates only where they are shared', async () => {
  const theo = await server.businessPerson();
  const offered = [
    { code: 'daycare', name: 'Daycare' },
    { code: 'grooming', name: 'Grooming' },
  ];
  const business = await buildBusiness(services, { owner: theo, services: offered });
  await buildRequirements(services, { business, rules: [rabies, chipAtDaycare] });
  for (const scope of ['records', 'verdict'] as const) {
    const pet = await buildPet(services, { species: 'dog', microchip: null });
    await buildVaccination(services, { pet, vaccine: 'rabies-3y', expiresOn: inTwoYears });
    await buildConnection(services, { pet, business, scope });
    const known = await server.call(theo, 'getConnectedPet', { businessId: business.id, petId: pet.id });
    expect(known.verdict).toBe('non_compliant');
    expect(known.services.map(({ service, report }) => [service, report.verdict])).toEqual([
      ['daycare', 'non_compliant'],
      ['grooming', 'compliant'],
    ]);
    const checks = known.services.map(({ report }) => report.checks.map(({ ruleId }) => ruleId));
    expect(checks[0]).toEqual(['rabies', 'chip']);
    const proven = known.services[1]?.report.checks.find(({ ruleId }) => ruleId === 'rabies');
    expect(proven?.validUntil).toBe(scope === 'records' ? inTwoYears : null);
  }
});

test('a business without services is told about any visit', async () => {
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo, services: [] });
  const pet = await buildPet(services);
  await buildConnection(services, { pet, business });
  const known = await server.call(theo, 'getConnectedPet', { businessId: business.id, petId: pet.id });
  expect(known.services).toMatchObject([{ service: null, report: { verdict: 'compliant', checks: [] } }]);
});
