import type { CareRecords } from '../../care-records/index.ts';
import type { PetRow } from '../../pets/index.ts';
import type { PresentedVaccination } from '../../vaccinations/index.ts';

/** The badge as it is printed: bound to no device. */
interface PrintedBadge {
  readonly url: string;
  readonly code: string;
  readonly goodUntil: Date;
}

interface People {
  readonly ownerName: string;
  readonly phone: string | null;
  readonly emergency: { readonly name: string; readonly phone: string } | null;
}

/** The kinds beside vaccinations that are part of a health record. */
export const printedKinds = [
  'test',
  'treatment',
  'exemption',
  'allergy',
  'medication',
  'condition',
  'weight',
  'vetVisit',
] as const;
export type PrintedKind = (typeof printedKinds)[number];

/** All of a pet that is printed, read at one moment. */
export interface PetRecord {
  readonly pet: PetRow;
  readonly photo: Buffer | null;
  /** Null where the badge has ended, and for those who may only read: the badge is not theirs to give. */
  readonly badge: PrintedBadge | null;
  readonly people: People;
  readonly vaccinations: readonly PresentedVaccination[];
  readonly care: { readonly [Kind in PrintedKind]: readonly CareRecords[Kind][] };
}
