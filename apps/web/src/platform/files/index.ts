/** Stored objects of whoever is signed in. */
export { files } from './files.ts';
/** A sheet to print, as a download. */
export { savePdf } from './save-pdf.ts';
/** An address a picture can be shown from. */
export { useObjectUrl } from './use-object-url.ts';
