import { StorageError } from './storage-error.ts';

/** A location in a bucket; the path is '' at the root. */
export interface Location {
  readonly bucket: string;
  readonly path: string;
}

/** The origin of the storage, such as `{ protocol: 'https', host: 'clearpaw.example' }`. */
export interface StorageHost {
  readonly protocol: string;
  readonly host: string;
}

/** Whether a text is an address rather than a path. */
export function isAddress(text: string): boolean {
  return /^[A-Za-z]+:\/\//.test(text);
}

/** Reads either form of address: `gs://bucket/path` or the http(s) form of this host. Throws `invalid-url`. */
export function parseLocation(address: string, host: string): Location {
  const found = parseBucketAddress(address) ?? parseWebAddress(address, host);
  if (!found) throw new StorageError('invalid-url', address);
  return found;
}

/** The path is used unchanged: nothing is decoded, `?` and `#` are ordinary characters. */
function parseBucketAddress(address: string): Location | null {
  const match = /^gs:\/\/([\w.-]+)(?:\/(.*))?$/is.exec(address);
  return match ? { bucket: match[1] ?? '', path: (match[2] ?? '').replace(/\/$/, '') } : null;
}

const webForms: readonly RegExp[] = [
  /^\/v\w+\/b\/([\w.-]+)\/o(?:\/([^?#]*)(?:[?#].*)?)?$/is,
  /^\/([\w.-]+)\/([^?#]*)/,
];

/** `http(s)://host/v0/b/bucket/o/path` or `http(s)://host/bucket/path`: decoded, without query and fragment. */
function parseWebAddress(address: string, host: string): Location | null {
  const afterScheme = address.replace(/^https?:\/\//i, '');
  if (afterScheme === address || afterScheme.slice(0, host.length).toLowerCase() !== host.toLowerCase())
    return null;
  const afterHost = afterScheme.slice(host.length);
  for (const form of webForms) {
    const match = form.exec(afterHost);
    const path = match ? decoded(match[2] ?? '') : null;
    if (match && path !== null) return { bucket: match[1] ?? '', path };
  }
  return null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A bucket's bare name or address; one with a path in it is refused. */
export function parseBucket(text: string, host: string): Location {
  if (!isAddress(text)) return { bucket: text, path: '' };
  const found = parseLocation(text, host);
  if (found.path !== '') throw new StorageError('invalid-default-bucket', text);
  return found;
}

/** `gs://bucket/path`; a root ends with a slash. */
export function formatLocation({ bucket, path }: Location): string {
  return `gs://${bucket}/${path}`;
}

/** The address of an object, or of the bucket's list if the path is ''. */
export function objectUrl({ protocol, host }: StorageHost, { bucket, path }: Location): string {
  const object = path === '' ? '' : `/${encodeURIComponent(path)}`;
  return `${protocol}://${host}/v0/b/${encodeURIComponent(bucket)}/o${object}`;
}
