import { importDateOrders, importFields, importLimits, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** How a file is read; whatever is wrong in it can be corrected. */
export const importMapping = z.strictObject({
  /** The row with the names of the columns, from 1; 0 where there is none. */
  headerRow: z.int().min(0).max(20),
  /** What each column is, by position; null is not imported. Empty: as its names are recognized. */
  columns: z.array(z.enum(importFields).nullable()).max(importLimits.columns),
  /** Null while nothing settles it. */
  dateOrder: z.enum(importDateOrders).nullable(),
  /** What pets are whose row does not say it. */
  species: z.enum(speciesList).nullable(),
});

/** A column of the file, with the first values in it. */
export const importColumn = z.strictObject({
  header: z.string(),
  samples: z.array(z.string()),
  /** False where what was guessed needs a person. */
  sure: z.boolean(),
  /** The vaccine that the column's name means. */
  vaccine: z.string().nullable(),
});

/** `column` is the name of a column, null where the whole row is meant. */
const importProblem = z.strictObject({ column: z.string().nullable(), message: z.string() });

export const importRow = z.strictObject({
  /** As a spreadsheet counts, from 1. */
  row: z.int(),
  /** By position of the columns. */
  values: z.array(z.string()),
  problems: z.array(importProblem),
  /** What is there already: the name of a customer, or another row. */
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
  /** Customers who would be new and have an email address. */
  invitable: count,
});

export const importPreview = z.strictObject({
  columns: z.array(importColumn),
  mapping: importMapping,
  /** What has to be answered before importing. */
  questions: z.array(z.enum(['date_order', 'species'])),
  totals: importTotals,
  /** The first ones: those with problems, then duplicates, then the others. */
  rows: z.array(importRow),
});

export const importStates = ['reading', 'running', 'done', 'failed', 'undoing', 'undone'] as const;

/** An import as it is listed. */
export const importShape = z.strictObject({
  id,
  fileName: z.string(),
  state: z.enum(importStates),
  /** Why it failed, in words; nothing was imported then. */
  failure: z.string().nullable(),
  createdAt: instant,
  customers: count,
  pets: count,
  vaccinations: count,
  /** Rows that were skipped. */
  problems: count,
  duplicates: count,
  /** Owners who were invited, and those who still will be. */
  invited: count,
  invitationsLeft: count,
  /** Until when it can be undone and its skipped rows are kept; null where that is over or was done. */
  undoUntil: instant.nullable(),
  /** What undoing removed and kept. */
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
