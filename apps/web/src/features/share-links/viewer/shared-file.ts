import { jsonText } from './read-json.ts';

export interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file types that owners may upload; anything else is saved as plain bytes. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

/** The file inside a DocumentReference, or the FHIR text itself; null if there is none. */
export function fileOf(text: string, name: string, asFhir: boolean): SharedFile | null {
  if (asFhir) return { name, type: 'application/fhir+json', bytes: new TextEncoder().encode(text) };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  const path = ['content', 0, 'attachment'] as const;
  const data = jsonText(document, ...path, 'data');
  const type = jsonText(document, ...path, 'contentType') ?? '';
  if (data === null) return null;
  const ending = endings[type];
  return {
    name: ending === undefined ? name : `${name}.${ending}`,
    type: ending === undefined ? 'application/octet-stream' : type,
    bytes: Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
  };
}

/** Saves the file without opening it, so that content written by others does not run as one of our pages. */
export function downloadBytes({ name, type, bytes }: SharedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
