import type { Species } from '@clearpaw/domain';
import { customerIdOf, petIdOf } from './sample-ids.ts';

/** A dose: the vaccine, how many days ago it was given, and in how many days it expires. */
type SampleDose = readonly [vaccine: string, daysAgo: number, expiresInDays: number];

/** A pet of the sample; days are counted from today, so that what is missing never changes. */
export interface SamplePet {
  readonly id: string;
  readonly customerId: string;
  readonly name: string;
  readonly species: Species;
  readonly breed: string;
  readonly colour: string;
  readonly sex: 'male' | 'female';
  readonly weightKg: number;
  readonly bornDaysAgo: number;
  readonly sterilized: boolean;
  readonly alerts: readonly string[];
  readonly note: string;
  readonly flags: readonly string[];
  readonly doses: readonly SampleDose[];
  /** When the last fecal test was negative; null if there is none. */
  readonly fecalDaysAgo: number | null;
}

const plain = { alerts: [], note: '', flags: [], sterilized: true } as const;
const allDogDoses: readonly SampleDose[] = [
  ['rabies-3y', 400, 695],
  ['dhpp-3y', 400, 695],
  ['bordetella-in', 120, 245],
];

/** Four pets that are cleared, one whose proof ends soon, and three that are not cleared, each for another reason. */
export const petsOfSample: readonly SamplePet[] = [
  {
    ...plain,
    ...{ id: petIdOf(1), customerId: customerIdOf(1), name: 'Biscuit', species: 'dog' },
    ...{ breed: 'Golden Retriever', colour: 'golden', sex: 'male', weightKg: 31, bornDaysAgo: 1300 },
    ...{ doses: allDogDoses, fecalDaysAgo: 60 },
  },
  {
    ...plain,
    ...{ id: petIdOf(2), customerId: customerIdOf(2), name: 'Juniper', species: 'dog' },
    ...{ breed: 'Beagle', colour: 'brown and white', sex: 'female', weightKg: 11, bornDaysAgo: 2100 },
    ...{ alerts: ['Peanut allergy'], note: 'Eats slowly. Give her a quiet corner.', flags: ['Shy at first'] },
    ...{ doses: allDogDoses, fecalDaysAgo: 45 },
  },
  {
    ...plain,
    ...{ id: petIdOf(3), customerId: customerIdOf(3), name: 'Otis', species: 'dog' },
    ...{ breed: 'Labrador Retriever', colour: 'black', sex: 'male', weightKg: 34, bornDaysAgo: 1500 },
    doses: [
      ['rabies-3y', 1115, -20],
      ['dhpp-3y', 400, 695],
      ['bordetella-in', 200, 165],
    ],
    fecalDaysAgo: null,
  },
  {
    ...plain,
    ...{ id: petIdOf(4), customerId: customerIdOf(4), name: 'Pepper', species: 'dog' },
    ...{ breed: 'Miniature Schnauzer', colour: 'grey', sex: 'female', weightKg: 7, bornDaysAgo: 2600 },
    doses: [
      ['rabies-3y', 300, 795],
      ['dhpp-3y', 300, 795],
      ['bordetella-in', 353, 12],
    ],
    fecalDaysAgo: 30,
  },
  {
    ...plain,
    ...{ id: petIdOf(5), customerId: customerIdOf(1), name: 'Mochi', species: 'cat' },
    ...{ breed: 'Domestic Shorthair', colour: 'ginger', sex: 'female', weightKg: 4.5, bornDaysAgo: 1700 },
    doses: [
      ['rabies-1y', 90, 275],
      ['fvrcp-3y', 90, 1005],
    ],
    fecalDaysAgo: null,
  },
  {
    ...plain,
    ...{ id: petIdOf(6), customerId: customerIdOf(5), name: 'Ziggy', species: 'dog', sterilized: false },
    ...{ breed: 'Australian Shepherd', colour: 'sable', sex: 'male', weightKg: 12, bornDaysAgo: 150 },
    doses: [
      ['rabies-1y', 35, 330],
      ['dhpp-1y', 70, 295],
      ['dhpp-1y', 42, 323],
      ['bordetella-in', 30, 335],
    ],
    fecalDaysAgo: 25,
  },
  {
    ...plain,
    ...{ id: petIdOf(7), customerId: customerIdOf(5), name: 'Nala', species: 'cat' },
    ...{ breed: 'Maine Coon', colour: 'tabby', sex: 'female', weightKg: 6, bornDaysAgo: 900 },
    doses: [['rabies-1y', 200, 165]],
    fecalDaysAgo: null,
  },
  {
    ...plain,
    ...{ id: petIdOf(8), customerId: customerIdOf(6), name: 'Rocky', species: 'dog' },
    ...{ breed: 'Boxer', colour: 'chestnut red', sex: 'male', weightKg: 29, bornDaysAgo: 1100 },
    ...{ doses: allDogDoses, fecalDaysAgo: 90 },
  },
];
