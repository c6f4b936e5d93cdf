import type { PetRecords } from '@clearpaw/domain';
import { useAll } from '../../platform/data/index.ts';

const nothingElse = {
  ...{
    documents: [],
    exemptions: [],
    signatures: [],
    evaluations: [],
    declarations: [],
    answers: [],
    lastVisitOn: null,
  },
} as const;

/**
 * The parts of a pet's record that border rules check; records that were withdrawn or rejected everywhere do not count.
 */
export function useTravelRecord(petId: string) {
  const doses = useAll('listVaccinations', { petId });
  const tests = useAll('listTests', { petId });
  const treatments = useAll('listTreatments', { petId });
  const failed = [doses, tests, treatments].find((list) => list.isError) ?? null;
  if (!doses.data || !tests.data || !treatments.data) return { records: null, failed };
  const records: PetRecords = {
    ...nothingElse,
    vaccinations: doses.data.items.map((dose) => ({ ...dose, underReview: false })),
    tests: tests.data.items
      .filter(({ state }) => state === 'active')
      .map(({ target, ...test }) => ({ ...test, target: target ?? undefined, underReview: false })),
    treatments: treatments.data.items
      .filter(({ state }) => state === 'active')
      .map((treatment) => ({ ...treatment, underReview: false })),
  };
  return { records, failed };
}
