import type { Rule } from '@clearpaw/domain';

const rabies: Rule = {
  id: 'rabies',
  level: 'required',
  title: 'Rabies',
  appliesTo: { species: ['dog', 'cat', 'ferret'] },
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};

const distemperCombo: Rule = {
  id: 'distemper-combo',
  level: 'required',
  title: 'Distemper combo (DHPP)',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'vaccination', targets: ['dhpp'] },
};

/** Source: common daycare policy, after AAHA 2022: puppies finish their series before they meet a group. */
const puppySeries: Rule = {
  id: 'puppy-series',
  level: 'required',
  title: 'Puppy series, three doses',
  appliesTo: { species: ['dog'], untilAgeWeeks: 52 },
  requirement: {
    kind: 'vaccination',
    targets: ['dhpp'],
    series: { doses: 3, minSpacingDays: 14, maxSpacingDays: 56 },
  },
};

const bordetella: Rule = {
  id: 'bordetella',
  level: 'required',
  title: 'Bordetella (kennel cough)',
  appliesTo: { species: ['dog'] },
  requirement: {
    kind: 'vaccination',
    targets: ['bordetella'],
    validMonths: 12,
    waitDays: { first: 7, booster: 0 },
  },
};

/** Source: AAHA 2022: two doses, two to four weeks apart, then yearly. */
const influenza: Rule = {
  id: 'canine-influenza',
  level: 'recommended',
  title: 'Canine influenza, two doses',
  appliesTo: { species: ['dog'] },
  requirement: {
    kind: 'vaccination',
    targets: ['civ'],
    series: { doses: 2, minSpacingDays: 14, maxSpacingDays: 42 },
  },
};

const fvrcp: Rule = {
  id: 'fvrcp',
  level: 'required',
  title: 'FVRCP',
  appliesTo: { species: ['cat'] },
  requirement: { kind: 'vaccination', targets: ['fvrcp'] },
};

const ferretDistemper: Rule = {
  id: 'ferret-distemper',
  level: 'required',
  title: 'Ferret distemper',
  appliesTo: { species: ['ferret'] },
  requirement: { kind: 'vaccination', targets: ['ferret-distemper'] },
};

const rabbitCombo: Rule = {
  id: 'rabbit-combo',
  level: 'recommended',
  title: 'Myxomatosis and RHD',
  appliesTo: { species: ['rabbit'] },
  requirement: { kind: 'vaccination', targets: ['rabbit'] },
};

/** The daycare's first rules, before an outbreak in town made it recommend influenza as well. */
export const earlierDaycareRules: readonly Rule[] = [
  rabies,
  distemperCombo,
  puppySeries,
  bordetella,
  fvrcp,
  ferretDistemper,
  rabbitCombo,
];
export const daycareRules: readonly Rule[] = [
  rabies,
  distemperCombo,
  puppySeries,
  bordetella,
  influenza,
  fvrcp,
  ferretDistemper,
  rabbitCombo,
];
export const patioRules: readonly Rule[] = [rabies];
