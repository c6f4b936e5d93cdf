/** Why a file cannot be read as a table; each reason has a text on the screen. */
export const fileFaults = [
  'file_empty',
  'file_missing',
  'file_not_table',
  'file_quotes',
  'file_too_complex',
  'file_too_large',
  'file_too_long',
  'file_too_wide',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** Thrown if a file cannot be imported. */
export class FileRefused extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A row that is not empty, and its number in the file, from 1. */
export interface FoundRow {
  readonly row: number;
  readonly cells: readonly string[];
}
