import type { BusinessKind } from '../businesses/index.ts';
import type { Rule } from '../compliance/index.ts';
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
    name: 'Daycare',
    detail: 'Core shots, bordetella with 7 days to wait, fecal test, spay or neuter',
    source: 'Common US daycare policy after the AAHA canine vaccination guidelines of 2022 and CAPC',
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
    name: 'Daycare with an interview',
    detail: 'An evaluation first, influenza required, spay or neuter from 7 months',
    source: 'Entry rules as published by US daycare franchises such as Camp Bow Wow and Dogtopia',
    rules: [rabies, distemperCombo, bordetella, influenza, sterilized, oldEnough, evaluated, notIll],
  },
  {
    id: 'daycare-strict',
    kind: 'daycare',
    name: 'Daycare, strict',
    detail: 'Bordetella every 6 months with 14 days to wait, leptospirosis, influenza series',
    source: 'Policies of city daycares after the influenza outbreaks of 2015 to 2022',
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
    name: 'Boarding, dogs and cats',
    detail: 'Core vaccinations at least 48 hours before the stay',
    source: 'Check-in rules as published by PetSmart PetsHotel: vaccines at least 48 hours before check-in',
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
    name: 'Kennels in England',
    detail: 'Core shots and leptospirosis two weeks before the stay, or a vet’s titer',
    source: 'Statutory guidance for boarding kennels, Animal Activities Licensing Regulations 2018 (Defra)',
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
    name: 'Cattery in England',
    detail: 'Cat flu and panleukopenia two weeks before the stay, parasites treated',
    source: 'Statutory guidance for catteries, Animal Activities Licensing Regulations 2018 (Defra)',
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
    name: 'Rabbits and ferrets',
    detail: 'Myxomatosis and RHD for rabbits; rabies and distemper for ferrets',
    source: 'Rabbit Welfare Association & Fund (yearly combined vaccine); American Ferret Association',
    rules: [
      asking({ ...documented, validMonths: 12, waitDays: { first: 21, booster: 0 } }, rabbitCombo),
      { ...rabies, appliesTo: { species: ['ferret'] } },
      ferretDistemper,
    ],
  },
  {
    id: 'groomer',
    kind: 'groomer',
    name: 'Groomer',
    detail: 'Rabies at least 48 hours before; the rest is recommended',
    source: 'Salon rules as published by PetSmart and Petco: rabies at least 48 hours before the visit',
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
    name: 'Café',
    detail: 'Rabies, and FVRCP for cats; no contagious illness',
    source: 'House rules of pet cafés in the US and Germany',
    rules: [rabies, fvrcp, notIll],
  },
  {
    id: 'patio',
    kind: 'patio',
    name: 'Patio or restaurant',
    detail: 'Rabies only',
    source: 'City ordinances for dog-friendly patios, which ask for a current rabies vaccination',
    rules: [rabies],
  },
  {
    id: 'park',
    kind: 'park',
    name: 'Off-leash park',
    detail: 'Rabies and a dog license',
    source: 'NYC Parks rules for dog runs: licensed, and vaccinated against rabies',
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
    name: 'Puppy class',
    detail: 'One set of shots a week before the first class, and a first deworming',
    source: 'AVSAB position statement on puppy socialization (2008)',
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
