import { type Purpose, purposes } from './content/index.ts';

export const bucketName = 'clearpaw';
/** 100 MiB per object, 2 GiB per owner. */
const maxObjectBytes = 100 * 1024 * 1024;
export const maxOwnerBytes = 2 * 1024 * 1024 * 1024;
/** A whole export: every file its owner may store, and the data. It is kept only until it is imported. */
const maxArchiveBytes = maxOwnerBytes + 128 * 1024 * 1024;

/** A path that may have an object: its owner and purpose. */
export interface ObjectPath {
  readonly path: string;
  readonly ownerId: string;
  readonly purpose: Purpose;
}

const form = /^users\/([0-9a-f]{8}-[0-9a-f-]{27})\/([a-z]+)\/(.+)$/s;

/** The only way from a name in a request to a path; null for any other name. */
export function parseObjectPath(path: string): ObjectPath | null {
  const [, ownerId, folder] = form.exec(path) ?? [];
  const purpose = purposes.find((known) => known === folder);
  if (ownerId === undefined || purpose === undefined || path.length > 1024) return null;
  // A control character in a name is only useful to deceive a header or a terminal.
  if (/\p{Cc}|\p{Cs}/u.test(path) || path.split('/').includes('')) return null;
  return { path, ownerId, purpose };
}

/** The maximum size of an object with this purpose. */
export function maxBytesOf(purpose: Purpose | undefined): number {
  return purpose === 'archives' ? maxArchiveBytes : maxObjectBytes;
}

/** How much an owner may store once an object with this purpose is there. */
export function roomFor(purpose: Purpose | undefined): number {
  return purpose === 'archives' ? maxOwnerBytes + maxArchiveBytes : maxOwnerBytes;
}

/** The owner of the folder of a list's prefix; null for a prefix above all owners, or of none. */
export function ownerOfPrefix(prefix: string): string | null {
  return /^users\/([0-9a-f]{8}-[0-9a-f-]{27})\//.exec(prefix)?.[1] ?? null;
}
