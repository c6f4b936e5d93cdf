export { type SavedFile, saveCsv, saveFile, savePdf } from './save-file.ts';
export { toCsv } from './to-csv.ts';
