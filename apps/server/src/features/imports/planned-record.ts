import type { ImportRecord, PlannedRow } from '@clearpaw/domain';
import type { importTable } from '../../schema/import.ts';

export type ImportEntry = typeof importTable.$inferSelect;

/** A row with what it adds. */
export interface PlannedRecord extends PlannedRow {
  readonly record: ImportRecord;
}
