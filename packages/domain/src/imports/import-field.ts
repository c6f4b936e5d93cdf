import type { Species } from '../catalogue/index.ts';

/**
 * The possible meanings of a column of a customer list. `doseGiven` and `doseExpires` take the vaccine's name from the
 * column's name.
 */
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

/** What comes first in `03/04/2026`. */
export const importDateOrders = ['month_first', 'day_first'] as const;
export type ImportDateOrder = (typeof importDateOrders)[number];

/** How a file is read. A person can correct every part of it. */
export interface ImportMapping {
  /** The row with the column names, from 1; 0 if there is none. */
  readonly headerRow: number;
  /** By position; null columns are not imported. */
  readonly columns: readonly (ImportField | null)[];
  /** Null if no value of the file decides it and no one was asked yet. */
  readonly dateOrder: ImportDateOrder | null;
  /** The species of pets whose row does not state one. */
  readonly species: Species | null;
}

/** Fields with a date. */
export const dateFields: ReadonlySet<ImportField | null> = new Set<ImportField>([
  'birthDate',
  'givenOn',
  'expiresOn',
  'doseGiven',
  'doseExpires',
]);

/** Fields that several columns may have; for all others the first column counts. */
export const repeatableFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'doseGiven',
  'doseExpires',
  'note',
]);

/** The largest file that can be imported. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 50_000, columns: 200, undoDays: 30 } as const;
