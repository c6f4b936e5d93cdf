import type { Species } from '../catalogue/index.ts';

/** What a column of a customer list can be. `doseGiven` and `doseExpires` take the vaccine's name from the column's name. */
export const importFields = [
  'ownerName',
  'ownerFirst',
  'ownerLast',
  'email',
  'phone',
  'emergencyName',
  'emergencyPhone',
  'petName',
  'species',
  'breed',
  'sex',
  'neutered',
  'birthDate',
  'microchip',
  'weightKg',
  'weightLb',
  'vaccine',
  'givenOn',
  'expiresOn',
  'doseGiven',
  'doseExpires',
  'note',
] as const;
export type ImportField = (typeof importFields)[number];

/** Which part of `03/04/2026` comes first. */
export const importDateOrders = ['month_first', 'day_first'] as const;
export type ImportDateOrder = (typeof importDateOrders)[number];

/** How a file is read: a person can correct every part of it. */
export interface ImportMapping {
  /** The row with the names of the columns, from 1; 0 where there is none. */
  readonly headerRow: number;
  /** By position; null is not imported. */
  readonly columns: readonly (ImportField | null)[];
  /** Null where no value of the file settles it and no one was asked yet. */
  readonly dateOrder: ImportDateOrder | null;
  /** What pets are whose row does not say it. */
  readonly species: Species | null;
}

/** Fields that hold a day. */
export const dateFields: ReadonlySet<ImportField | null> = new Set<ImportField>([
  'birthDate',
  'givenOn',
  'expiresOn',
  'doseGiven',
  'doseExpires',
]);

/** Fields that several columns may fill; of the others the first column counts. */
export const repeatableFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'doseGiven',
  'doseExpires',
  'note',
]);

/** The most a file may hold. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 50_000, columns: 200, undoDays: 30 } as const;
