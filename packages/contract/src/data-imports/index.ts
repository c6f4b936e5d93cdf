export { dataImports } from './data-import-functions.ts';
export { type ExportedRow, exportedCare, exportedRows, exportForm, exportManifest } from './exported-rows.ts';
