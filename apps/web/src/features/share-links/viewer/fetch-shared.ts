import { openSharedFile, type Shlink } from '@clearpaw/protocol';
import { browserRecipient } from '../share-link.ts';
import { jsonList, jsonText } from './read-json.ts';
import { readRecord } from './read-record.ts';
import type { ViewedRecord } from './shared-record.ts';

/** The fields of a manifest file that the viewer needs. */
interface ListedFile {
  readonly name: string;
  readonly embedded: string | null;
  readonly location: string | null;
}

export type ManifestAnswer =
  | {
      readonly status: 'open';
      readonly record: ViewedRecord;
      readonly contents: readonly unknown[];
      readonly files: readonly ListedFile[];
    }
  | { readonly status: 'passcode'; readonly remaining: number | null }
  | { readonly status: 'gone' | 'wrongKey' | 'busy' | 'failed' };

/** Requests the record. The key stays in this browser and is used to decrypt the response. */
export async function fetchShared({ url, key }: Shlink, passcode: string | null): Promise<ManifestAnswer> {
  const body = JSON.stringify({ recipient: browserRecipient, ...(passcode !== null && { passcode }) });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(pathOf(url), { method: 'POST', headers, body }).catch(() => null);
  if (!reply) return { status: 'failed' };
  if (reply.status === 401) return { status: 'passcode', remaining: remainingOf(await answerOf(reply)) };
  if (reply.status === 404) return { status: 'gone' };
  if (reply.status === 429) return { status: 'busy' };
  if (!reply.ok) return { status: 'failed' };
  const answer = await answerOf(reply);
  // The request failed on the way.
  if (answer === null) return { status: 'failed' };
  const listed = jsonList(answer, 'files');
  const files = listed.map(readListed);
  const text = files[0] ? await readFile(files[0], key) : null;
  const record = text === null ? null : readRecord(text);
  return record
    ? { status: 'open', record, contents: jsonList(listed[0], '_contents'), files }
    : { status: 'wrongKey' };
}

/** The decrypted text of a file in the manifest; null if the file no longer exists. */
export async function readFile({ embedded, location }: ListedFile, key: string): Promise<string | null> {
  if (embedded !== null) return openSharedFile(embedded, key);
  if (location === null) return null;
  const reply = await fetch(pathOf(location)).catch(() => null);
  const text = reply?.ok ? await reply.text().catch(() => null) : null;
  return text === null ? null : openSharedFile(text, key);
}

/** Always on our own server, because this page may not fetch from any other. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const answerOf = (reply: Response): Promise<unknown> => reply.json().catch(() => null);

function remainingOf(answer: unknown): number | null {
  const { remainingAttempts } = (answer ?? {}) as { remainingAttempts?: unknown };
  return typeof remainingAttempts === 'number' ? remainingAttempts : null;
}

function readListed(file: unknown): ListedFile {
  return {
    name: jsonText(file, '_name') ?? '',
    embedded: jsonText(file, 'embedded'),
    location: jsonText(file, 'location'),
  };
}
