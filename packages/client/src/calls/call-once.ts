import { encodeValue, readReply } from '@clearpaw/protocol';
import { CallError } from './call-error.ts';
import type { CallOptions, CallParts } from './call-parts.ts';

const defaultTimeoutMs = 70_000;

/**
 * Sends one POST and judges the reply. On expiry the request itself runs on and its reply is dropped, as the
 * protocol has it: aborting would not undo what the server may already have done.
 */
export async function callOnce(
  parts: CallParts,
  name: string,
  input: unknown,
  { signal }: CallOptions = {},
): Promise<unknown> {
  if (signal?.aborted) throw calledOff();
  const request = await toRequest(parts, name, input);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const late = () => reject(new CallError({ code: 'deadline-exceeded', message: 'deadline-exceeded' }));
    timer = setTimeout(late, parts.timeoutMs || defaultTimeoutMs);
    signal?.addEventListener('abort', () => reject(calledOff()), { once: true });
  });
  try {
    return await Promise.race([send(parts, request), expiry]);
  } finally {
    clearTimeout(timer);
  }
}

function calledOff(): CallError {
  return new CallError({ code: 'cancelled', message: 'Request was cancelled.' });
}

/** The request both kinds of call share; a token that cannot be had is left out. */
export async function toRequest(parts: CallParts, name: string, input: unknown): Promise<Request> {
  const body = JSON.stringify({ data: encodeValue(input) });
  const token = await parts.getToken().catch(() => null);
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return new Request(`${parts.baseUrl}/${name}`, { method: 'POST', headers, body, credentials: 'omit' });
}

async function send(parts: CallParts, request: Request): Promise<unknown> {
  const response = await (parts.fetch ?? fetch)(request).catch(() => null);
  const body = await response?.json().catch(() => null);
  const reply = response ? readReply(response.status, body) : readReply(0, null);
  if ('failure' in reply) throw new CallError(reply.failure, response?.headers.get('X-Request-Id') ?? null);
  return reply.value;
}
