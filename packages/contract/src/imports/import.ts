import {
  importDateOrders,
  importFields,
  importLimits,
  importProblemCodes,
  speciesList,
} from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** How a file is read. People can correct every part of it. */
export const importMapping = z.strictObject({
  /** The row with the column names, counted from 1; 0 if there is none. */
  headerRow: z.int().min(0).max(20),
  /**
   * The field of each column, by position; null columns are not imported. If empty, the fields are guessed from the
   * column names.
   */
  columns: z.array(z.enum(importFields).nullable()).max(importLimits.columns),
  /** Null while the order is not known. */
  dateOrder: z.enum(importDateOrders).nullable(),
  /** The species of pets whose row does not state one. */
  species: z.enum(speciesList).nullable(),
});

/** A column of the file, with the first values in it. */
export const importColumn = z.strictObject({
  header: z.string(),
  samples: z.array(z.string()),
  /** False if a person has to check the guess. */
  sure: z.boolean(),
  /** The vaccine that the column's name stands for. */
  vaccine: z.string().nullable(),
});

/**
 * `column` is the name of a column; null if the problem concerns the whole row. `code` and `param`, a limit or the name of
 * a vaccine, say the same in any language; rows that an earlier release read have none.
 */
const importProblem = z.strictObject({
  column: z.string().nullable(),
  message: z.string(),
  code: z.enum(importProblemCodes).nullable(),
  param: z.string().nullable(),
});

export const importRow = z.strictObject({
  /** The row number as spreadsheets show it, from 1. */
  row: z.int(),
  /** One value per column, in the order of the columns. */
  values: z.array(z.string()),
  problems: z.array(importProblem),
  /** What already exists: the name of a customer, or another row. */
  duplicateOf: z.string().nullable(),
});

const count = z.int().min(0);

export const importTotals = z.strictObject({
  rows: count,
  customers: count,
  pets: count,
  vaccinations: count,
  problems: count,
  duplicates: count,
  /** The number of new customers with an email address. */
  invitable: count,
});

export const importPreview = z.strictObject({
  columns: z.array(importColumn),
  mapping: importMapping,
  /** Questions that must be answered before importing. */
  questions: z.array(z.enum(['date_order', 'species'])),
  totals: importTotals,
  /** The first rows: those with problems, then duplicates, then the others. */
  rows: z.array(importRow),
});

export const importStates = ['reading', 'running', 'done', 'failed', 'undoing', 'undone'] as const;

/** An import as it is listed. */
export const importShape = z.strictObject({
  id,
  fileName: z.string(),
  state: z.enum(importStates),
  /** Why the import failed, as text; nothing was imported. */
  failure: z.string().nullable(),
  createdAt: instant,
  customers: count,
  pets: count,
  vaccinations: count,
  /** Rows that were skipped. */
  problems: count,
  duplicates: count,
  /** Owners who were invited, and those who will still be invited. */
  invited: count,
  invitationsLeft: count,
  /** Until when it can be undone and its skipped rows are kept; null once that time is over or it was undone. */
  undoUntil: instant.nullable(),
  /** What undoing removed, and what it kept. */
  removed: count,
  kept: count,
});

export const importProgress = z.strictObject({
  done: count,
  total: count,
  state: z.enum(importStates),
});

/** A row that was skipped, or that undoing kept. */
export const keptImportRow = z.strictObject({
  row: z.int(),
  values: z.array(z.string()),
  problems: z.array(importProblem),
  customerId: id.nullable(),
  name: z.string().nullable(),
});
