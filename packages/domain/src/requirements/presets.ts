import type { BusinessKind } from '../businesses/index.ts';
import type { Rule } from '../compliance/index.ts';
import { ruleTexts } from './texts.gen.ts';
import {
  asking,
  asLevel,
  bordetella,
  distemperCombo,
  evaluated,
  fecal,
  ferretDistemper,
  fvrcp,
  influenza,
  leptospirosis,
  notIll,
  oldEnough,
  puppySeries,
  rabbitCombo,
  rabies,
  sterilized,
} from './usual-rules.ts';

/** What businesses of a kind commonly require, and the published policy it follows. */
export interface RequirementPreset {
  readonly id: string;
  readonly kind: BusinessKind;
  readonly name: string;
  /** How it differs from the other presets, in one line. */
  readonly detail: string;
  /** The published policy or guideline the numbers are taken from; businesses differ and change theirs. */
  readonly source: string;
  readonly rules: readonly Rule[];
}

const twoDays = { waitDays: { first: 2, booster: 2 } };
const documented = { evidence: 'document' } as const;
/** Both doses of a series at least two weeks before the stay. */
const twoWeeksBefore = { ...documented, waitDays: { first: 14, booster: 0 } };

/** Starting points, not advice: law and outbreaks differ by region. In the order in which the editor offers them. */
export const requirementPresets: readonly RequirementPreset[] = [
  {
    id: 'daycare',
    kind: 'daycare',
    ...ruleTexts.presets.daycare,
    rules: [
      rabies,
      asking(documented, distemperCombo),
      puppySeries,
      bordetella,
      fvrcp,
      asLevel('recommended', influenza),
      fecal,
      sterilized,
      oldEnough,
    ],
  },
  {
    id: 'daycare-interview',
    kind: 'daycare',
    ...ruleTexts.presets['daycare-interview'],
    rules: [rabies, distemperCombo, bordetella, influenza, sterilized, oldEnough, evaluated, notIll],
  },
  {
    id: 'daycare-strict',
    kind: 'daycare',
    ...ruleTexts.presets['daycare-strict'],
    rules: [
      asking(documented, rabies),
      asking(documented, distemperCombo),
      puppySeries,
      asking({ ...documented, validMonths: 6, waitDays: { first: 14, booster: 2 } }, bordetella),
      asking(documented, influenza),
      asking(documented, leptospirosis),
      fecal,
      sterilized,
      evaluated,
    ],
  },
  {
    id: 'boarding',
    kind: 'boarding',
    ...ruleTexts.presets.boarding,
    rules: [
      asking({ ...documented, ...twoDays }, rabies),
      asking({ ...documented, ...twoDays }, distemperCombo),
      asking({ ...documented, validMonths: 12, ...twoDays }, bordetella),
      asking({ ...documented, ...twoDays }, fvrcp),
      asLevel('recommended', influenza),
      oldEnough,
    ],
  },
  {
    id: 'boarding-england-dogs',
    kind: 'boarding',
    ...ruleTexts.presets['boarding-england-dogs'],
    rules: [
      asking({ ...twoWeeksBefore, accepts: { titerMonths: 12, exemption: true } }, distemperCombo),
      asking({ ...twoWeeksBefore, validMonths: 12 }, leptospirosis),
      asLevel('recommended', bordetella),
      {
        id: 'microchip',
        level: 'required',
        appliesTo: { species: ['dog'], fromAgeWeeks: 8 },
        requirement: { kind: 'microchip' },
      },
    ],
  },
  {
    id: 'boarding-england-cats',
    kind: 'boarding',
    ...ruleTexts.presets['boarding-england-cats'],
    rules: [
      asking(twoWeeksBefore, fvrcp),
      {
        id: 'parasites',
        level: 'recommended',
        appliesTo: { species: ['cat'] },
        requirement: { kind: 'treatment', treatment: 'flea', maxAgeDays: 35 },
      },
      notIll,
    ],
  },
  {
    id: 'boarding-small',
    kind: 'boarding',
    ...ruleTexts.presets['boarding-small'],
    rules: [
      asking({ ...documented, validMonths: 12, waitDays: { first: 21, booster: 0 } }, rabbitCombo),
      { ...rabies, appliesTo: { species: ['ferret'] } },
      ferretDistemper,
    ],
  },
  {
    id: 'groomer',
    kind: 'groomer',
    ...ruleTexts.presets.groomer,
    rules: [
      asking(twoDays, rabies),
      asLevel('recommended', distemperCombo),
      asLevel('recommended', bordetella),
      asLevel('recommended', fvrcp),
    ],
  },
  {
    id: 'cafe',
    kind: 'cafe',
    ...ruleTexts.presets.cafe,
    rules: [rabies, fvrcp, notIll],
  },
  {
    id: 'patio',
    kind: 'patio',
    ...ruleTexts.presets.patio,
    rules: [rabies],
  },
  {
    id: 'park',
    kind: 'park',
    ...ruleTexts.presets.park,
    rules: [
      { ...rabies, appliesTo: { species: ['dog'] } },
      {
        id: 'licence',
        level: 'required',
        appliesTo: { species: ['dog'] },
        requirement: { kind: 'document', document: 'licence', through: 'arrival' },
      },
      { ...oldEnough, requirement: { kind: 'age', minWeeks: 17 } },
    ],
  },
  {
    id: 'puppy-class',
    kind: 'other',
    ...ruleTexts.presets['puppy-class'],
    rules: [
      asking({ waitDays: { first: 7, booster: 0 } }, distemperCombo),
      {
        id: 'deworming',
        level: 'required',
        appliesTo: { species: ['dog'] },
        requirement: { kind: 'treatment', treatment: 'deworming', maxAgeDays: 60 },
      },
      {
        id: 'young-enough',
        level: 'recommended',
        appliesTo: { species: ['dog'] },
        requirement: { kind: 'age', minWeeks: 7, maxWeeks: 26 },
      },
      notIll,
    ],
  },
];

/** The presets, with those for businesses of this kind first. */
export function presetsFor(kind: BusinessKind): readonly RequirementPreset[] {
  const own = requirementPresets.filter((preset) => preset.kind === kind);
  return [...own, ...requirementPresets.filter((preset) => preset.kind !== kind)];
}
