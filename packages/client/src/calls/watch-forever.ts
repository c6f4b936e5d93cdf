import {
  type CallCode,
  codeForStatus,
  decodeValue,
  EventLineReader,
  isCallStatus,
  readReply,
  type StreamEvent,
} from '@clearpaw/protocol';
import { CallError } from './call-error.ts';
import { renewed, tokenOf, toRequest } from './call-once.ts';
import type { CallParts, WatchOptions } from './call-parts.ts';

/** Refusals that would be the same after another request. */
const final: ReadonlySet<CallCode> = new Set([
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'failed-precondition',
  'unimplemented',
]);
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Yields the messages of a stream. A lost or finished connection is opened again after a doubling pause with jitter;
 * the first message of each connection is the current state, so that nothing is missed.
 */
export async function* watchForever(
  parts: CallParts,
  name: string,
  input: unknown,
  options: WatchOptions,
): AsyncGenerator<unknown> {
  const { signal } = options;
  let pauseMs = firstPauseMs;
  let replacement: string | null = null;
  while (!signal.aborted) {
    const token: string | null = replacement ?? (await tokenOf(parts));
    try {
      for await (const message of readStream(parts, toRequest(parts, name, input, token), options)) {
        pauseMs = firstPauseMs;
        replacement = null;
        yield message;
      }
    } catch (problem) {
      if (signal.aborted) return;
      const ended = problem instanceof CallError && final.has(problem.code);
      // A token that was itself a replacement is not replaced again.
      if (ended) replacement = await renewed(parts, replacement === null ? token : null, problem);
    } finally {
      options.onConnected?.(false);
    }
    const jitter = 0.5 + (parts.random ?? Math.random)();
    await (parts.pause ?? pause)(pauseMs * jitter, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function* readStream(
  parts: CallParts,
  request: Request,
  { signal, onConnected }: WatchOptions,
): AsyncGenerator<unknown> {
  request.headers.set('Accept', 'text/event-stream');
  const response = await (parts.fetch ?? fetch)(request, { signal });
  if (!response.ok) throw await failureOf(response);
  onConnected?.(true);
  const lines = new EventLineReader();
  for await (const chunk of chunksOf(response)) {
    for (const event of lines.read(chunk)) {
      if ('result' in event) return;
      yield readEvent(event);
    }
  }
  for (const event of lines.end()) if (!('result' in event)) yield readEvent(event);
}

/** Our server answers a stream with 200 and reports errors in a line; a proxy may answer differently. */
async function failureOf(response: Response): Promise<CallError> {
  const reply = readReply(response.status, await response.json().catch(() => null));
  const failure = 'failure' in reply ? reply.failure : { code: 'internal' as const, message: 'internal' };
  return new CallError(failure, response.headers.get('X-Request-Id'));
}

function readEvent(event: Exclude<StreamEvent, { readonly result: unknown }>): unknown {
  if ('message' in event) return decodeValue(event.message);
  const { status, message, details } = event.error;
  const code = isCallStatus(status) ? codeForStatus(status) : 'internal';
  throw new CallError(details === undefined ? { code, message } : { code, message, details });
}

/** Not every browser can iterate a body, but all of them support readers. */
async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { once: true });
  });
}
