export {
  dateValues,
  findHeaderRow,
  type GuessedColumn,
  type GuessedMapping,
  guessMapping,
  vaccineOfHeader,
} from './guess-mapping.ts';
export { findDateOrder, readImportDate } from './import-date.ts';
export {
  dateFields,
  type ImportDateOrder,
  type ImportField,
  type ImportMapping,
  importDateOrders,
  importFields,
  importLimits,
} from './import-field.ts';
export {
  type ImportProblem,
  type ImportProblemCode,
  importProblemCodes,
  importProblemText,
} from './import-problem.ts';
export {
  doseKey,
  ImportPlan,
  type PlanCustomer,
  type PlannedRow,
  type PlanPet,
} from './plan-rows.ts';
export type { ImportDose } from './read-doses.ts';
export { type ImportPet, type ImportRecord, type ImportRowRead, readRow } from './read-row.ts';
