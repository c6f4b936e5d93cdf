import papaparse from 'papaparse';
import type { PetRecord } from '../record/pet-record.ts';
import type { Wording } from '../record/wording.ts';
import { recordColumns, recordRows } from './record-rows.ts';

/** A spreadsheet executes text that begins like a formula, also with full-width signs or after a line break. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The record as a table (RFC 4180), with a byte order mark, so that Excel reads it as UTF-8. Text that a spreadsheet
 * would execute begins with an apostrophe.
 */
export function recordTable(record: PetRecord, wording: Wording, timeZone: string): Buffer {
  const rows = recordRows(record, wording, timeZone);
  const table = papaparse.unparse(
    {
      fields: recordColumns.map((column) => wording.texts.table.columns[column]),
      data: rows.map((row) => recordColumns.map((column) => row[column] ?? '')),
    },
    { escapeFormulae: formula, newline: '\r\n' },
  );
  return Buffer.from(`\uFEFF${table}\r\n`);
}
