import type { Language } from '@clearpaw/protocol';
import type { CareRecords } from '../../care-records/index.ts';
import type { PetRow } from '../../pets/index.ts';
import type { PresentedVaccination } from '../../vaccinations/index.ts';

/** A printed badge, which is not bound to a device. */
interface PrintedBadge {
  readonly url: string;
  readonly code: string;
  readonly goodUntil: Date;
}

interface People {
  /** Null if the owner stated none. */
  readonly ownerName: string | null;
  /** The language in which the owner reads and writes. */
  readonly language: Language;
  readonly phone: string | null;
  readonly emergency: { readonly name: string; readonly phone: string } | null;
}

/** The kinds besides vaccinations that are part of a health record. */
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

/** Everything about a pet that is printed, read at one moment. */
export interface PetRecord {
  readonly pet: PetRow;
  readonly photo: Buffer | null;
  /** Null if the pet has no valid badge, and for people with read access, who may not pass the badge on. */
  readonly badge: PrintedBadge | null;
  readonly people: People;
  readonly vaccinations: readonly PresentedVaccination[];
  readonly care: { readonly [Kind in PrintedKind]: readonly CareRecords[Kind][] };
}
