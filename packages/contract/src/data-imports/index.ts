/** The functions for bringing a whole export back. */
export { dataImports } from './data-import-functions.ts';
/** What an import reads in a whole export. */
export { type ExportedRow, exportedCare, exportedRows, exportForm, exportManifest } from './exported-rows.ts';
