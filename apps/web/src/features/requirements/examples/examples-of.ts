import { addDays, type Requirement, type Rule } from '@clearpaw/domain';
import { editorKinds } from '../editor-kinds.ts';
import { completeExamples, type Example, type ExampleList } from './example.ts';

/** A pet about which nothing is known that a rule could check. */
const unknown = { bornOn: null, microchip: null, sterilized: null, weightKg: null } as const;

/** Pets without records that a rule does not apply to, one for each of its bounds. */
function boundExamples({ appliesTo = {} }: Rule, today: string): ExampleList {
  const { sex, species } = appliesTo;
  const ages = ['fromWeeks', 'fromMonths', 'underWeeks'] as const;
  return {
    ...(species?.includes('cat')
      ? {}
      : { aCat: { about: ['species'], pet: { ...unknown, species: 'cat' } } }),
    otherSex: { about: ['sex'], pet: { ...unknown, sex: sex === 'male' ? 'female' : 'male' } },
    tenWeeksOld: { about: ages, pet: { ...unknown, bornOn: addDays(today, -70) } },
    grown: { about: ages, pet: { ...unknown, bornOn: addDays(today, -3 * 365) } },
    otherService: { about: ['services'], pet: unknown, visit: { service: 'another-service' } },
    inTwoMonths: {
      about: ['lastDay'],
      pet: unknown,
      visit: { arrival: addDays(today, 60), departure: addDays(today, 60) },
    },
  };
}

/** The examples of a rule's kind, and of the bounds that any rule can have. */
export function examplesOf(rule: Rule, today: string): readonly Example[] {
  // Each kind's examples accept only the requirements of their own kind, and receive no others.
  const own = editorKinds[rule.requirement.kind].examples as (
    asked: Requirement,
    today: string,
  ) => ExampleList;
  return completeExamples(rule, { ...own(rule.requirement, today), ...boundExamples(rule, today) }, today);
}
