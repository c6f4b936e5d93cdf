import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Fonts installed by npm, so that documents look the same on every machine. */
const files: Readonly<Record<string, string>> = {
  'Inter Variable': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  Tinos: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
  'Cutive Mono': '@fontsource/cutive-mono/files/cutive-mono-latin-400-normal.woff2',
  Caveat: '@fontsource/caveat/files/caveat-latin-400-normal.woff2',
  'Patrick Hand': '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2',
};
const addresses = new Map<string, string>();

/** The rules of a style sheet that load them. */
export function fontFaces(): string {
  return Object.entries(files)
    .map(([family, file]) => `@font-face { font-family: "${family}"; src: url(${addressOf(file)}) }`)
    .join('\n');
}

function addressOf(file: string): string {
  const known = addresses.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const address = `data:font/woff2;base64,${bytes.toString('base64')}`;
  addresses.set(file, address);
  return address;
}
