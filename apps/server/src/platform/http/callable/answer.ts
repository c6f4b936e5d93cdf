import { formatEvent, httpStatusFor } from '@clearpaw/protocol';
import type { Context } from 'hono';
import { databaseRefusalOf } from '../../database/index.ts';
import { Refusal, refuse } from '../../refusal/index.ts';
import type { CallableParts } from './callable-parts.ts';
import { encodeEvent, encodeMessage, heartbeatBytes } from './encode-message.ts';
import type { Call, StreamHandler, UnaryHandler } from './implementation.ts';
import { logRefusal } from './log-refusal.ts';
import type { CallableRequest } from './read-request.ts';

/** A client stops waiting after 70 s; the server stops working a little earlier and says so. */
const deadlineMs = 60_000;

/**
 * How long callers are asked to wait while a part of the service is unreachable: a lost database is usually back by
 * then.
 */
export const retryAfterSeconds = '2';

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-store',
  'X-Accel-Buffering': 'no',
};

export async function answerUnary(
  parts: CallableParts,
  context: Context,
  request: CallableRequest,
): Promise<Response> {
  const { definition } = request;
  if (definition.kind === 'stream')
    return context.json({ result: await firstMessage(parts, context, request) });
  const handler = request.handler as UnaryHandler<unknown, unknown>;
  const deadline = startDeadline();
  const call = toCall(parts, request, () => AbortSignal.any([deadline.signal(), context.req.raw.signal]));
  try {
    const result = await Promise.race([handler(call, request.input), deadline.passed]);
    if (call.apiClient) await parts.apiKeys.logCall(call);
    if (parts.checkResults) definition.output.parse(result);
    return context.json({ result });
  } finally {
    deadline.clear();
  }
}

/** Without the stream's Accept header the server cannot send a stream: the caller gets the current state, once. */
async function firstMessage(
  parts: CallableParts,
  context: Context,
  request: CallableRequest,
): Promise<unknown> {
  const call = toCall(parts, request, () => context.req.raw.signal);
  const handler = request.handler as StreamHandler<unknown, unknown>;
  for await (const message of handler(call, request.input)) return message;
  return null;
}

export function answerStream(parts: CallableParts, context: Context, request: CallableRequest): Response {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, context.req.raw.signal]);
  let heartbeat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (bytes: Uint8Array) => {
        if (!signal.aborted) controller.enqueue(bytes);
      };
      // A stream ends with its session: it sends the reason and stops the work for it.
      const endWithSession = () => {
        if (signal.aborted) return;
        send(encodeEvent({ error: errorBody(signedOut()) as never }));
        controller.close();
        gone.abort();
      };
      parts.metrics.streamsOpen(1);
      heartbeat = setInterval(() => send(heartbeatBytes), parts.heartbeatMs);
      const unwatch = request.caller ? parts.endedSessions.watch(request.caller, endWithSession) : () => {};
      await pump(parts, request, signal, send);
      unwatch();
      clearInterval(heartbeat);
      parts.metrics.streamsOpen(-1);
      if (!signal.aborted) controller.close();
    },
    cancel: () => {
      gone.abort();
      clearInterval(heartbeat);
    },
  });
  return new Response(body, { headers: streamHeaders });
}

function signedOut(): Refusal {
  return refuse('UNAUTHENTICATED', 'Unauthenticated');
}

/** Clients read the lines of a stream, not its status: a failure is the last line. */
async function pump(
  parts: CallableParts,
  request: CallableRequest,
  signal: AbortSignal,
  send: (bytes: Uint8Array) => void,
): Promise<void> {
  try {
    const call = toCall(parts, request, () => signal);
    if (request.definition.kind === 'unary') {
      const handler = request.handler as UnaryHandler<unknown, unknown>;
      const result = await handler(call, request.input);
      if (call.apiClient) await parts.apiKeys.logCall(call);
      return send(encodeEvent({ result: result as never }));
    }
    const handler = request.handler as StreamHandler<unknown, unknown>;
    for await (const message of handler(call, request.input)) {
      if (parts.checkResults) request.definition.message.parse(message);
      send(encodeMessage(message));
      if (signal.aborted) return;
    }
    send(encodeEvent({ result: null }));
  } catch (problem) {
    const { refusal, unexpected } = toRefusal(problem);
    const { log } = parts.services;
    const { name, requestId } = request;
    if (unexpected && !signal.aborted) log.error({ name, kind: unexpected.name }, 'a stream failed');
    const { status, details } = refusal;
    const uid = request.caller?.uid ?? request.apiClient?.id ?? null;
    logRefusal(log, { requestId, name, uid, status, reason: details?.reason });
    send(encodeEvent({ error: errorBody(refusal) as never }));
  }
}

/** Most functions never use the signal, and creating one for each call is expensive: it is created at its first use. */
function toCall(parts: CallableParts, request: CallableRequest, makeSignal: () => AbortSignal): Call {
  const { services } = parts;
  let signal: AbortSignal | undefined;
  return {
    name: request.name,
    uid: request.caller?.uid ?? request.apiClient?.id ?? '',
    sessionId: request.caller?.sessionId ?? null,
    apiClient: request.apiClient,
    now: services.clock.now(),
    services,
    get origin() {
      return request.readOrigin();
    },
    get signal() {
      signal ??= makeSignal();
      return signal;
    },
  };
}

interface Deadline {
  /** Rejects when the time is over. */
  readonly passed: Promise<never>;
  readonly signal: () => AbortSignal;
  readonly clear: () => void;
}

function startDeadline(): Deadline {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over.abort();
      reject(refuse('DEADLINE_EXCEEDED', 'This took too long; try again in a moment.'));
    }, deadlineMs);
  });
  return { passed, signal: () => over.signal, clear: () => clearTimeout(timer) };
}

/** A stream is sent only to callers with exactly this header. */
export function wantsStream(context: Context): boolean {
  return context.req.header('accept') === 'text/event-stream';
}

/** Converts whatever was thrown to the reply; a bug shows nothing but INTERNAL. */
export function failureReply(
  context: Context,
  problem: unknown,
  streaming: boolean,
  http?: number,
  report: (status: string, unexpected: Error | null) => void = () => {},
): Response {
  const { refusal, unexpected } = toRefusal(problem);
  report(refusal.status, unexpected);
  if (streaming)
    return new Response(formatEvent({ error: errorBody(refusal) as never }), { headers: streamHeaders });
  const status = http ?? httpStatusFor(refusal.status);
  if (refusal.status === 'UNAVAILABLE') context.header('Retry-After', retryAfterSeconds);
  return context.json({ error: errorBody(refusal) }, status as 400);
}

function toRefusal(problem: unknown): { refusal: Refusal; unexpected: Error | null } {
  const expected = problem instanceof Refusal ? problem : databaseRefusalOf(problem);
  if (expected) return { refusal: expected, unexpected: null };
  const unexpected = problem instanceof Error ? problem : new Error('something that is no error was thrown');
  return { refusal: refuse('INTERNAL', 'INTERNAL'), unexpected };
}

function errorBody({ status, message, details }: Refusal) {
  return details === undefined ? { status, message } : { status, message, details };
}
