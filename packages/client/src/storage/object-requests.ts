import {
  formatWritable,
  maxOperationRetryMs,
  type ObjectMetadata,
  parseResource,
  refuseRoot,
  StorageError,
  type WritableMetadata,
} from '@clearpaw/protocol';
import { objectAddress } from './object-address.ts';
import { type StorageRequest, sendRequest } from './send-request.ts';
import type { StorageParts } from './storage-parts.ts';
import type { Reply } from './transport.ts';

const never = new AbortController().signal;

type Ask = Pick<StorageRequest, 'method' | 'url' | 'path'> & Partial<StorageRequest>;

function ask(parts: StorageParts, request: Ask): Promise<Reply> {
  const limitMs = parts.maxOperationRetryMs ?? maxOperationRetryMs;
  return sendRequest(parts, { about: 'object', limitMs, signal: never, ...request });
}

export async function getMetadata(
  parts: StorageParts,
  path: string,
  signal: AbortSignal = never,
): Promise<ObjectMetadata> {
  refuseRoot(path, 'getMetadata');
  const reply = await ask(parts, { method: 'GET', url: objectAddress(parts, path), path, signal });
  return parseResource(await reply.body.text());
}

/** Changes the given fields; null removes a field, and custom metadata is merged key by key. */
export async function updateMetadata(
  parts: StorageParts,
  path: string,
  metadata: WritableMetadata,
): Promise<ObjectMetadata> {
  refuseRoot(path, 'updateMetadata');
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const body = JSON.stringify(formatWritable(metadata));
  const reply = await ask(parts, { method: 'PATCH', url: objectAddress(parts, path), path, headers, body });
  return parseResource(await reply.body.text());
}

export async function deleteObject(parts: StorageParts, path: string): Promise<void> {
  refuseRoot(path, 'deleteObject');
  await ask(parts, { method: 'DELETE', url: objectAddress(parts, path), path, alsoFine: [204] });
}

/** An address that works without signing in, until its token is revoked. */
export async function getDownloadUrl(parts: StorageParts, path: string): Promise<string> {
  refuseRoot(path, 'getDownloadURL');
  const { downloadTokens, fullPath } = await getMetadata(parts, path);
  const [token] = downloadTokens;
  if (token === undefined) throw new StorageError('no-download-url');
  return `${objectAddress(parts, fullPath)}?alt=media&token=${encodeURIComponent(token)}`;
}

/** The object's bytes, or the first `maxBytes` of them. */
export async function getBlob(parts: StorageParts, path: string, maxBytes?: number): Promise<Blob> {
  refuseRoot(path, 'getBlob');
  const limited =
    maxBytes === undefined ? {} : { headers: { Range: `bytes=0-${maxBytes}` }, alsoFine: [206] };
  const reply = await ask(parts, {
    method: 'GET',
    url: `${objectAddress(parts, path)}?alt=media`,
    path,
    ...limited,
  });
  return maxBytes === undefined ? reply.body : reply.body.slice(0, maxBytes, reply.body.type);
}

/** The small version of an image; other objects return their bytes. */
export async function getThumbnail(
  parts: StorageParts,
  path: string,
  signal: AbortSignal = never,
): Promise<Blob> {
  refuseRoot(path, 'getBlob');
  const url = `${objectAddress(parts, path)}?alt=media&size=small`;
  return (await ask(parts, { method: 'GET', url, path, signal })).body;
}

export interface ObjectList {
  readonly prefixes: readonly string[];
  readonly items: readonly string[];
  readonly nextPageToken: string | null;
}

/** One page of the folders and objects right below a path; both by their full paths. */
export async function listObjects(
  parts: StorageParts,
  path: string,
  { maxResults, pageToken }: { readonly maxResults?: number; readonly pageToken?: string } = {},
): Promise<ObjectList> {
  refuseLimit(maxResults);
  const query = [`prefix=${encodeURIComponent(path === '' ? '' : `${path}/`)}`, 'delimiter=%2F'];
  if (pageToken !== undefined) query.push(`pageToken=${encodeURIComponent(pageToken)}`);
  if (maxResults !== undefined) query.push(`maxResults=${maxResults}`);
  const url = `${objectAddress(parts, '')}?${query.join('&')}`;
  const reply = await ask(parts, { method: 'GET', url, path, about: 'list' });
  const page = JSON.parse(await reply.body.text()) as {
    prefixes?: string[];
    items?: { name: string }[];
    nextPageToken?: string;
  };
  return {
    prefixes: (page.prefixes ?? []).map((prefix) => prefix.replace(/\/$/, '')),
    items: (page.items ?? []).map(({ name }) => name),
    nextPageToken: page.nextPageToken ?? null,
  };
}

function refuseLimit(maxResults: number | undefined): void {
  const complain = (text: string) =>
    new StorageError('invalid-argument', `Invalid value for 'options.maxResults'. Expected ${text}.`);
  if (maxResults !== undefined && maxResults < 1) throw complain('1 or greater');
  if (maxResults !== undefined && maxResults > 1000) throw complain('1000 or less');
}

/** All pages together. */
export async function listAllObjects(
  parts: StorageParts,
  path: string,
): Promise<Omit<ObjectList, 'nextPageToken'>> {
  const prefixes: string[] = [];
  const items: string[] = [];
  let pageToken: string | null = null;
  do {
    const page: ObjectList = await listObjects(parts, path, pageToken === null ? {} : { pageToken });
    prefixes.push(...page.prefixes);
    items.push(...page.items);
    pageToken = page.nextPageToken;
  } while (pageToken !== null);
  return { prefixes, items };
}
