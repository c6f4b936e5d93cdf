import type { Rule } from '@clearpaw/domain';

const rabies: Rule = {
  id: 'rabies',
  level: 'required',
  appliesTo: { species: ['dog', 'cat', 'ferret'] },
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};
const dhpp: Rule = {
  id: 'dhpp',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'vaccination', targets: ['dhpp'] },
};
const fvrcp: Rule = {
  id: 'fvrcp',
  level: 'required',
  appliesTo: { species: ['cat'] },
  requirement: { kind: 'vaccination', targets: ['fvrcp'] },
};
/** Source: AAHA 2022 advises protection within 12 months for dogs that mix; kennels commonly ask for 7 days' wait. */
const bordetella: Rule = {
  id: 'bordetella',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: {
    kind: 'vaccination',
    targets: ['bordetella'],
    validMonths: 12,
    waitDays: { first: 7, booster: 0 },
  },
};
const withDocument = (rule: Rule): Rule =>
  rule.requirement.kind === 'vaccination'
    ? { ...rule, requirement: { ...rule.requirement, evidence: 'document' } }
    : rule;
/** Source: AAHA 2022: two doses, two to four weeks apart, then yearly. */
const influenza: Rule = {
  id: 'influenza',
  level: 'recommended',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'vaccination', targets: ['civ'], series: { doses: 2, minSpacingDays: 14 } },
};
/** Source: common daycare policies; CAPC advises fecal tests two to four times a year. */
const fecal: Rule = {
  id: 'fecal',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'test', test: 'fecal', maxAgeDays: 180 },
};
const sterilized: Rule = {
  id: 'sterilized',
  level: 'required',
  appliesTo: { species: ['dog'], fromAgeMonths: 7 },
  requirement: { kind: 'sterilization' },
};
const oldEnough: Rule = {
  id: 'old-enough',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'age', minWeeks: 16 },
};

export const presetKinds = ['daycare', 'boarding', 'groomer', 'cafe', 'patio'] as const;
export type PresetKind = (typeof presetKinds)[number];

/** What places of each kind commonly ask for. A beginning, not advice: law and outbreaks differ by place. */
export const presets: Readonly<Record<PresetKind, readonly Rule[]>> = {
  daycare: [rabies, withDocument(dhpp), bordetella, fvrcp, influenza, fecal, sterilized, oldEnough],
  boarding: [rabies, withDocument(dhpp), bordetella, fvrcp, influenza, fecal],
  groomer: [rabies, dhpp, bordetella, fvrcp],
  cafe: [rabies, fvrcp],
  patio: [rabies],
};
