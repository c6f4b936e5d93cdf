import { encodeValue, readReply } from '@clearpaw/protocol';
import { CallError } from './call-error.ts';
import type { CallOptions, CallParts } from './call-parts.ts';

const defaultTimeoutMs = 70_000;

/**
 * Sends one POST and reads the reply. After the timeout the request itself continues and its reply is ignored, as the
 * protocol requires: aborting would not undo what the server may already have done.
 */
export async function callOnce(
  parts: CallParts,
  name: string,
  input: unknown,
  { signal }: CallOptions = {},
): Promise<unknown> {
  if (signal?.aborted) throw calledOff();
  const token = await tokenOf(parts);
  const request = toRequest(parts, name, input, token);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const late = () => reject(new CallError({ code: 'deadline-exceeded', message: 'deadline-exceeded' }));
    timer = setTimeout(late, parts.timeoutMs || defaultTimeoutMs);
    signal?.addEventListener('abort', () => reject(calledOff()), { once: true });
  });
  try {
    const again = (fresh: string) => send(parts, toRequest(parts, name, input, fresh));
    const sending = send(parts, request).catch((problem) => renewed(parts, token, problem).then(again));
    return await Promise.race([sending, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

function calledOff(): CallError {
  return new CallError({ code: 'cancelled', message: 'Request was cancelled.' });
}

/** The token; a token that cannot be obtained is left out. */
export function tokenOf(parts: CallParts): Promise<string | null> {
  return parts.getToken().catch(() => null);
}

/** Another token after the first was refused; throws the refusal itself if there is none. */
export async function renewed(parts: CallParts, token: string | null, problem: unknown): Promise<string> {
  if (!(problem instanceof CallError) || problem.code !== 'unauthenticated' || token === null) throw problem;
  const fresh = (await parts.renewToken?.(token).catch(() => null)) ?? null;
  if (fresh === null || fresh === token) throw problem;
  return fresh;
}

/** The request that both kinds of call share. */
export function toRequest(parts: CallParts, name: string, input: unknown, token: string | null): Request {
  const body = JSON.stringify({ data: encodeValue(input) });
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
