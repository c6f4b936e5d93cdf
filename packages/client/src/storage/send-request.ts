import { errorForStatus, type FailedReply, isRetryable, nextTry, StorageError } from '@clearpaw/protocol';
import { type StorageParts, waitFor } from './storage-parts.ts';
import { defaultTransport, type Exchange, type Reply } from './transport.ts';

/** A request and how its failures are judged. */
export interface StorageRequest extends Omit<Exchange, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly about: FailedReply['about'];
  readonly path: string;
  readonly limitMs: number;
  /** Statuses besides 200 that count as success. */
  readonly alsoFine?: readonly number[];
}

/** Sends until there is a final answer: temporary failures are tried again, with growing pauses, up to the limit. */
export async function sendRequest(parts: StorageParts, request: StorageRequest): Promise<Reply> {
  const { limitMs, signal } = request;
  const headers = { ...(await proofs(parts)), ...request.headers };
  const now = parts.now ?? Date.now;
  const begun = now();
  let isLast = false;
  for (let tries = 1; ; tries += 1) {
    const reply = await exchange(parts, { ...request, headers });
    if (!isRetryable(reply?.status ?? null)) return judge(parts, request, reply as Reply);
    const rng = (parts.random ?? Math.random)();
    const next = nextTry({ tries, elapsedMs: now() - begun, limitMs, rng }, isLast);
    if (!next) throw new StorageError('retry-limit-exceeded');
    isLast = next.isLast;
    await (parts.pause ?? waitFor)(next.waitMs, signal);
    signal.throwIfAborted();
  }
}

/** One attempt; null if there was no reply. */
export async function exchange(
  parts: StorageParts,
  { method, url, headers, body, signal, onProgress }: Exchange,
): Promise<Reply | null> {
  const optional = { ...(body === undefined ? {} : { body }), ...(onProgress ? { onProgress } : {}) };
  try {
    return await (parts.transport ?? defaultTransport)({ method, url, headers, signal, ...optional });
  } catch (problem) {
    signal.throwIfAborted();
    if (problem instanceof StorageError) throw problem;
    return null;
  }
}

/** The authorization headers; a token that cannot be obtained is left out. */
export async function proofs(parts: StorageParts): Promise<Record<string, string>> {
  const [token, appToken] = await Promise.all(
    [parts.getToken, parts.getAppToken].map((ask) => ask?.().catch(() => null) ?? null),
  );
  return {
    'X-Firebase-Storage-Version': 'clearpaw/0.1.0',
    ...(token ? { Authorization: `Firebase ${token}` } : {}),
    ...(appToken ? { 'X-Firebase-AppCheck': appToken } : {}),
  };
}

/** Only 200, and the statuses that a request names, are success. */
export function judge(
  { bucket }: StorageParts,
  { about, path, alsoFine }: Pick<StorageRequest, 'about' | 'path' | 'alsoFine'>,
  reply: Reply,
): Reply {
  const { status, statusText } = reply;
  if (status === 200 || alsoFine?.includes(status)) return reply;
  throw errorForStatus({ status, statusText, about, bucket, path });
}
