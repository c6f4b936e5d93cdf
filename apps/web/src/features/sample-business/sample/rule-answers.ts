import type { Rule } from '@clearpaw/domain';
import { type SampleAnswers, wholeList } from './answers.ts';
import { findSamplePet } from './find.ts';
import { judgeSample } from './judge.ts';
import { petsOfSample } from './sample-pets.ts';
import { publishedAt, sharedRules } from './world.ts';
import type { World } from './world-types.ts';

/** The requirements, and whom they clear. */
export function ruleAnswers(world: World): SampleAnswers {
  const current = () => ({ version: 2, rules: sharedRules(world), ...publishedAt(world, 40) });
  return {
    getRequirements: current,
    listRequirementVersions: () =>
      wholeList([
        { ...current(), state: 'current' as const },
        {
          // Before, the business did not ask for a fecal test.
          ...{ version: 1, rules: sharedRules(world).filter(({ id }) => id !== 'fecal') },
          ...{ ...publishedAt(world, 390), state: 'past' as const },
        },
      ]),
    getRecheckProgress: () => ({ version: 2, done: petsOfSample.length, total: petsOfSample.length }),
    previewRequirements: ({ rules }) => {
      const today = world.today();
      const stay = { service: null, arrival: today, departure: today };
      const compared = petsOfSample.map((pet) => ({
        ...{ petId: pet.id, petName: pet.name, before: judgeSample(world, pet, stay).verdict },
        after: judgeSample(world, pet, stay, rules as readonly Rule[]).verdict,
      }));
      return { affected: compared.filter(({ before, after }) => before !== after), judged: compared.length };
    },
    getCompliance: ({ petId, service = null, arrival = world.today(), departure = arrival }) =>
      judgeSample(world, findSamplePet(petId), { service, arrival, departure }),
    listWaivers: () => wholeList([]),
    listIntakeQuestions: () => ({ items: [] }),
    getIntakeForm: ({ petId }) => {
      const { id, name } = world.business;
      return { businessId: id, businessName: name, petId, items: [] };
    },
  };
}
