/** Some browsers begin to read a download only a while after the press. */
const keptMs = 60_000;

/** Saves a sheet that came from the server, as a download of this name. */
export function savePdf(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
