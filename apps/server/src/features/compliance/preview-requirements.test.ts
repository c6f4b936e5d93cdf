import type { Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const vaccineRule = (target: string): Rule => ({
  id: target,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [target] },
});

async function buildSubscribedBusiness() {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  await buildRequirements(services, { business, rules: [vaccineRule('rabies')] });
  // One after the other, because a preview lists them in the order in which they were connected.
  const rex = await buildPet(services, { name: 'Rex' });
  const bo = await buildPet(services, { name: 'Bo' });
  const gone = await buildPet(services, { name: 'Gone' });
  for (const pet of [rex, gone]) await buildVaccination(services, { pet, vaccine: 'rabies-1y' });
  await buildVaccination(services, { pet: bo, vaccine: 'bordetella-in' });
  await buildConnection(services, { business, pet: rex });
  await buildConnection(services, { business, pet: bo });
  await buildConnection(services, { business, pet: gone, revokedAt: new Date() });
  const preview = (rules: Rule[]) =>
    server.call(owner, 'previewRequirements', { businessId: business.id, rules: rules as never });
  return { owner, business, rex, bo, preview };
}

test('a preview names which verdicts change and how, and writes nothing', async () => {
  const { rex, bo, preview } = await buildSubscribedBusiness();
  const before = await countRows(services.store);
  expect(await preview([vaccineRule('bordetella')])).toEqual({
    judged: 2,
    affected: [
      { petId: rex.id, petName: 'Rex', before: 'compliant', after: 'non_compliant' },
      { petId: bo.id, petName: 'Bo', before: 'non_compliant', after: 'compliant' },
    ],
  });
  expect(await countRows(services.store)).toEqual(before);
});

test('the same rules change no verdict, nor do recommended ones', async () => {
  const { preview } = await buildSubscribedBusiness();
  expect((await preview([vaccineRule('rabies')])).affected).toEqual([]);
  const advice: Rule = { ...vaccineRule('bordetella'), level: 'recommended' };
  expect((await preview([vaccineRule('rabies'), advice])).affected).toEqual([]);
});

test('publishing does what the preview showed', async () => {
  const { owner, business, preview } = await buildSubscribedBusiness();
  const rules = [vaccineRule('bordetella')];
  const said = await preview(rules);
  await server.call(owner, 'publishRequirements', { businessId: business.id, rules: rules as never });
  for (const { petId, after } of said.affected) {
    const found = await server.call(owner, 'listConnections', { businessId: business.id, verdict: after });
    expect(found.items.map((item) => item.petId)).toContain(petId);
  }
});

test.each([
  ['rules.0.requirement.maxWeeks', { kind: 'age', minWeeks: 9, maxWeeks: 8 }],
  ['rules.0.requirement.maxKg', { kind: 'weight', minKg: 9, maxKg: 8 }],
  ['rules.0.requirement.targets.1', { kind: 'vaccination', targets: ['rabies', 'rabies'] }],
  ['rules.0.requirement.waiverId', { kind: 'waiver', waiverId: crypto.randomUUID() }],
])('neither a preview nor publishing takes what cannot be met: %s', async (path, requirement) => {
  const { owner, business } = await buildSubscribedBusiness();
  for (const name of ['previewRequirements', 'publishRequirements'] as const) {
    const rules = [{ id: 'r', level: 'required', requirement }];
    const refused = await server.refusal(owner, name, { businessId: business.id, rules });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([path]);
  }
});
