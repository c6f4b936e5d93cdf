import { cleanFileName, nameOfPath, type ObjectResource } from '@clearpaw/protocol';
import { bucketName } from './object-path.ts';
import type { ObjectRow } from './save-object.ts';

/** An object in the protocol's form. `tokens` are those of the caller, never of others. */
export function presentObject(row: ObjectRow, tokens: readonly string[]): ObjectResource {
  const { custom } = row;
  return {
    name: row.path,
    bucket: bucketName,
    generation: String(row.generation),
    metageneration: String(row.metageneration),
    contentType: row.contentType,
    timeCreated: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    size: String(row.size),
    md5Hash: row.md5,
    contentEncoding: row.contentEncoding ?? 'identity',
    contentDisposition: row.contentDisposition ?? `inline; filename*=utf-8''${encodedName(row.path)}`,
    ...(row.contentLanguage === null ? {} : { contentLanguage: row.contentLanguage }),
    ...(row.cacheControl === null ? {} : { cacheControl: row.cacheControl }),
    ...(Object.keys(custom).length === 0 ? {} : { metadata: custom }),
    downloadTokens: tokens.join(','),
  };
}

/** The last segment, encoded as a file name by RFC 8187. */
export function encodedName(path: string): string {
  return encodeURIComponent(cleanFileName(nameOfPath(path))).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
