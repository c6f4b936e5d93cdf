import type { AppliesTo, Rule, RuleLevel, VaccinationRequirement } from '../compliance/index.ts';
import { ruleTexts } from './texts.gen.ts';

type Vaccination = Omit<VaccinationRequirement, 'kind' | 'targets'>;

/** One usual rule, ready to be adjusted: its target, the pets it applies to, and its options. */
function dose(id: string, target: string, species: AppliesTo['species'], how: Vaccination = {}): Rule {
  return {
    id,
    level: 'required',
    appliesTo: { species },
    requirement: { kind: 'vaccination', targets: [target], ...how },
  };
}

/** The same rule with another level. */
export function asLevel(level: RuleLevel, rule: Rule): Rule {
  return { ...rule, level };
}

/** The same vaccination with stricter options. */
export function asking(how: Vaccination, rule: Rule): Rule {
  const { requirement } = rule;
  return requirement.kind === 'vaccination' ? { ...rule, requirement: { ...requirement, ...how } } : rule;
}

export const rabies = dose('rabies', 'rabies', ['dog', 'cat', 'ferret']);
export const distemperCombo = dose('distemper-combo', 'dhpp', ['dog']);
export const fvrcp = dose('fvrcp', 'fvrcp', ['cat']);
export const ferretDistemper = dose('ferret-distemper', 'ferret-distemper', ['ferret']);
export const rabbitCombo = dose('rabbit-combo', 'rabbit', ['rabbit']);
export const leptospirosis = dose('leptospirosis', 'lepto', ['dog']);

/** AAHA 2022: puppies complete their series, doses two to four weeks apart, before they join a group. */
export const puppySeries: Rule = {
  ...dose('puppy-series', 'dhpp', ['dog'], {
    series: { doses: 3, minSpacingDays: 14, maxSpacingDays: 56 },
  }),
  title: ruleTexts.puppySeries,
  appliesTo: { species: ['dog'], untilAgeWeeks: 52 },
};

/**
 * AAHA 2022 recommends protection within the last 12 months for dogs in groups; kennels commonly require a wait of 7
 * days.
 */
export const bordetella = dose('bordetella', 'bordetella', ['dog'], {
  validMonths: 12,
  waitDays: { first: 7, booster: 0 },
});

/** AAHA 2022: two doses, two to four weeks apart, then yearly. */
export const influenza = dose('canine-influenza', 'civ', ['dog'], {
  series: { doses: 2, minSpacingDays: 14, maxSpacingDays: 42 },
});

/** CAPC recommends fecal tests two to four times a year. */
export const fecal: Rule = {
  id: 'fecal',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'test', test: 'fecal', maxAgeDays: 180 },
};

/** Intact adults tend to fight in group play: most daycares require it from the seventh month on. */
export const sterilized: Rule = {
  id: 'sterilized',
  level: 'required',
  appliesTo: { species: ['dog'], fromAgeMonths: 7 },
  requirement: { kind: 'sterilization' },
};

export const oldEnough: Rule = {
  id: 'old-enough',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'age', minWeeks: 16 },
};

/** Before the first day in a group staff observe how the dog behaves with others. */
export const evaluated: Rule = {
  id: 'evaluation',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'evaluation' },
};

export const notIll: Rule = {
  id: 'no-contagious-illness',
  level: 'required',
  requirement: { kind: 'declaration', code: 'no-contagious-illness', maxAgeDays: 30 },
};
