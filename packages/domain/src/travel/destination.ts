import type { Species } from '../catalogue/index.ts';
import { travelTexts } from './texts.gen.ts';

/** Destinations that an owner can check. */
export const destinationIds = ['eu', 'great-britain', 'japan', 'united-states'] as const;
export type DestinationId = (typeof destinationIds)[number];

/** Where the pet was in the months before: each authority lists the countries with little rabies. */
export const origins = ['no-tapeworm', 'listed', 'unlisted'] as const;
export type TripOrigin = (typeof origins)[number];

/** Requirements that no record can prove; the traveler has to check them. */
export const travelSteps = [
  'chip_first',
  'official_documents',
  'tapeworm_hours',
  'tapeworm_some',
  'approved_laboratory',
  'inactivated_vaccine',
  'entry_point',
  'five_pets',
  'approved_route',
  'notify_ahead',
  'import_inspection',
  'dog_import_form',
  'rabies_form',
  'quarantine_without_titer',
  'looks_healthy',
  'state_rules',
] as const;
export type TravelStep = (typeof travelSteps)[number];

/** A page of an authority, under the English name that it has there. */
export interface TravelSource {
  readonly name: string;
  readonly url: string;
}

export interface Destination {
  readonly id: DestinationId;
  readonly species: readonly Species[];
  readonly origins: readonly TripOrigin[];
  readonly sources: readonly TravelSource[];
  /** The edition of the law, as its authority names it. */
  readonly edition: string;
  /** When the facts were last compared with the sources. */
  readonly comparedOn: string;
}

const comparedOn = '2026-11-23';

export const destinations: readonly Destination[] = [
  {
    id: 'eu',
    species: ['dog', 'cat', 'ferret'],
    origins: ['listed', 'unlisted'],
    sources: [
      { name: 'Regulation (EU) No 576/2013', url: 'https://eur-lex.europa.eu/eli/reg/2013/576' },
      {
        name: 'Regulation (EU) 2018/772 on tapeworms',
        url: 'https://eur-lex.europa.eu/eli/reg_del/2018/772',
      },
    ],
    edition: travelTexts.editions.eu,
    comparedOn,
  },
  {
    id: 'great-britain',
    species: ['dog', 'cat', 'ferret'],
    origins: ['no-tapeworm', 'listed', 'unlisted'],
    sources: [
      {
        name: 'GOV.UK: Bring your pet to Great Britain',
        url: 'https://www.gov.uk/bring-pet-to-great-britain',
      },
    ],
    edition: travelTexts.editions['great-britain'],
    comparedOn,
  },
  {
    id: 'japan',
    species: ['dog', 'cat'],
    origins: ['unlisted'],
    sources: [
      { name: 'Animal Quarantine Service of Japan', url: 'https://www.maff.go.jp/aqs/english/animal/dog/' },
    ],
    edition: travelTexts.editions.japan,
    comparedOn,
  },
  {
    id: 'united-states',
    species: ['dog', 'cat'],
    origins: ['listed', 'unlisted'],
    sources: [
      { name: 'CDC: Bringing an animal into the U.S.', url: 'https://www.cdc.gov/importation/dogs/' },
    ],
    edition: travelTexts.editions['united-states'],
    comparedOn,
  },
];

export function findDestination(id: DestinationId): Destination {
  const found = destinations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no destination ${id}.`);
  return found;
}
