/** A file for the device's downloads. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Some browsers read the data only a while after the press; a URL revoked at once saves an empty or no file. */
const revokedAfterMs = 60_000;

/** Saves a file created in this page as a browser download. */
export function saveFile({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokedAfterMs);
}

/** Saves a PDF that came from the server as base64. */
export function savePdf(base64: string, name: string): void {
  const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveFile({ name: `${name}.pdf`, type: 'application/pdf', content });
}

/** Saves a table that `toCsv` wrote. */
export function saveCsv(name: string, csv: string): void {
  saveFile({ name, type: 'text/csv;charset=utf-8', content: csv });
}
