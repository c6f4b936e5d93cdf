/** Hands a file, a PDF of the server or a table to the browser's downloads. */
export { type SavedFile, saveCsv, saveFile, savePdf } from './save-file.ts';
/** The one writer of CSV. */
export { toCsv } from './to-csv.ts';
