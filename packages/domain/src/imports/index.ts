/** What a list's columns seem to be. */
export {
  dateValues,
  findHeaderRow,
  type GuessedColumn,
  type GuessedMapping,
  guessMapping,
  vaccineOfHeader,
} from './guess-mapping.ts';
/** Days as lists write them. */
export { findDateOrder, readImportDate } from './import-date.ts';
/** What a column can be, and how a file is read. */
export {
  dateFields,
  type ImportDateOrder,
  type ImportField,
  type ImportMapping,
  importDateOrders,
  importFields,
  importLimits,
} from './import-field.ts';
/** What rows add to what is there. */
export {
  doseKey,
  ImportPlan,
  type PlanCustomer,
  type PlannedRow,
  type PlanPet,
} from './plan-rows.ts';
/** A dose that a list names. */
export type { ImportDose } from './read-doses.ts';
/** A row as it will be imported. */
export { type ImportPet, type ImportRecord, type ImportRowRead, readRow } from './read-row.ts';
/** What is wrong with a row. */
export type { ImportProblem } from './row-reader.ts';
