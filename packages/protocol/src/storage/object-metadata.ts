import { StorageError } from './storage-error.ts';

/** The metadata that a writer may set; null removes a field. */
export interface WritableMetadata {
  readonly md5Hash?: string | null | undefined;
  readonly cacheControl?: string | null | undefined;
  readonly contentDisposition?: string | null | undefined;
  readonly contentEncoding?: string | null | undefined;
  readonly contentLanguage?: string | null | undefined;
  readonly contentType?: string | null | undefined;
  readonly customMetadata?: Readonly<Record<string, string | null>> | null | undefined;
}

/** An object in the protocol's form: numbers are decimal texts, tokens one text with commas. */
export interface ObjectResource {
  readonly name: string;
  readonly bucket: string;
  readonly generation: string;
  readonly metageneration: string;
  readonly size: string;
  readonly timeCreated: string;
  readonly updated: string;
  readonly md5Hash?: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly contentType?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly downloadTokens?: string;
}

/** An object in a program's form. */
export interface ObjectMetadata extends Omit<WritableMetadata, 'customMetadata'> {
  readonly bucket: string;
  readonly fullPath: string;
  readonly name: string;
  readonly size: number;
  readonly generation: string;
  readonly metageneration: string;
  readonly timeCreated: string;
  readonly updated: string;
  readonly customMetadata: Readonly<Record<string, string>> | undefined;
  readonly downloadTokens: readonly string[];
}

const headers = [
  'md5Hash',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
] as const;

/** The metadata to send: only writable fields that were given, in the order of the reference client. */
export function formatWritable(metadata: WritableMetadata, path?: string): Record<string, unknown> {
  const entries: [string, unknown][] = path === undefined ? [] : [['name', path]];
  for (const key of headers) entries.push([key, metadata[key]]);
  entries.push(['metadata', metadata.customMetadata]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Reads the resource of a reply; anything that is not a JSON object is `unknown`. */
export function parseResource(text: string): ObjectMetadata {
  const found = parseObject(text) as Partial<ObjectResource> | null;
  if (!found) throw new StorageError('unknown');
  const path = textOf(found.name);
  return {
    bucket: textOf(found.bucket),
    fullPath: path,
    name: path.slice(path.lastIndexOf('/') + 1),
    size: Number(textOf(found.size)),
    generation: textOf(found.generation),
    metageneration: textOf(found.metageneration),
    timeCreated: textOf(found.timeCreated),
    updated: textOf(found.updated),
    ...Object.fromEntries(headers.map((key) => [key, found[key]])),
    customMetadata: found.metadata,
    downloadTokens: textOf(found.downloadTokens).split(',').filter(Boolean),
  };
}

/** Fields of a reply may have any type, and objects cannot all be written as text. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Merges key by key: null removes one key, null for all removes all, and an empty map becomes undefined. */
export function mergeCustom(
  before: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>> | null | undefined,
): Readonly<Record<string, string>> {
  if (change === undefined) return before;
  if (change === null) return {};
  const merged = Object.entries({ ...before, ...change });
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
}
