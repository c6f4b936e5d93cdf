import { importLimits } from '@clearpaw/domain';
import type { FileFault } from './reading/index.ts';

const rows = importLimits.rows.toLocaleString('en-US');

/** What is wrong with a file, and what to do. */
export const fileMessages: Readonly<Record<FileFault, string>> = {
  file_empty: 'This file has no rows below the names of the columns.',
  file_missing: 'The file was not found. Upload it again.',
  file_not_table: 'This is not a table we can read. Save the list as CSV or Excel (.xlsx), and upload that.',
  file_quotes:
    'A quotation mark in this file has no counterpart, so its rows cannot be told apart. Save it as CSV or Excel again.',
  file_too_complex: 'This file takes too much to read. Save the list as CSV, or split it.',
  file_too_large: 'The file is larger than 20 MB. Split it into smaller ones.',
  file_too_long: `The file has more than ${rows} rows. Split it into smaller ones.`,
  file_too_wide: `The file has more than ${importLimits.columns} columns. Remove those you do not need.`,
};
