import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isUnavailable, reasonOf } from '../../database/index.ts';
import { Refusal, refuse } from '../../refusal/index.ts';
import { atMostEvery, traceCall } from '../../telemetry/index.ts';
import { setHeaders } from '../outgoing.ts';
import { answerStream, answerUnary, failureReply, wantsStream } from './answer.ts';
import { anyOrigin } from './any-origin.ts';
import type { CallableParts } from './callable-parts.ts';
import { limitBody } from './limit-body.ts';
import { logRefusal } from './log-refusal.ts';
import { type CallableRequest, readRequest } from './read-request.ts';

/** Serves the functions at both addresses. */
export function callableRoutes(parts: CallableParts): Hono {
  const routes = new Hono();
  const noteOutage = atMostEvery(10_000, (times, name: string, reason: string) =>
    parts.services.log.warn({ name, reason, times }, 'calls were answered UNAVAILABLE'),
  );
  for (const path of ['/functions/:name{.+}', '/:project/us-central1/:name{.+}']) {
    routes.use(path, anyOrigin);
    routes.use(path, neverStored);
    routes.post(path, limitBody, (context) => answer(parts, noteOutage, context));
    routes.on(['GET', 'PUT', 'PATCH', 'DELETE'], path, (context) =>
      failureReply(context, refuse('INVALID_ARGUMENT', 'Bad Request'), false),
    );
  }
  return routes;
}

/** Answers are only for their caller: no cache stores them. */
const neverStored: MiddlewareHandler = (context, next) => {
  setHeaders(context, [['Cache-Control', 'no-store']]);
  return next();
};

type NoteOutage = (name: string, reason: string) => void;

function answer(parts: CallableParts, noteOutage: NoteOutage, context: Context): Promise<Response> {
  const started = performance.now();
  const name = context.req.param('name') ?? '';
  const known = Object.hasOwn(parts.definitions, name) ? name : 'unknown';
  return traceCall(
    known,
    () => context.req.header(),
    (endTrace) => {
      const finish = (status: string) => {
        parts.metrics.callFinished(known, status, (performance.now() - started) / 1000);
        endTrace(status);
      };
      return reply(parts, noteOutage, context, { name, known, finish });
    },
  );
}

interface NamedCall {
  readonly name: string;
  /** The name, or `unknown` if there is no such function. */
  readonly known: string;
  readonly finish: (status: string) => void;
}

async function reply(
  parts: CallableParts,
  noteOutage: NoteOutage,
  context: Context,
  { name, known, finish }: NamedCall,
): Promise<Response> {
  const streaming = wantsStream(context);
  try {
    const request: CallableRequest = await readRequest(parts, context, name);
    const response = streaming
      ? answerStream(parts, context, request)
      : await answerUnary(parts, context, request);
    finish('OK');
    return response;
  } catch (problem) {
    return failureReply(context, problem, streaming, undefined, (status, unexpected) => {
      finish(status);
      if (unexpected) logBug(parts, context, name, unexpected);
      else if (isUnavailable(problem)) noteOutage(name, reasonOf(problem));
      else if (problem instanceof Refusal) {
        const requestId = context.get('requestId') as string;
        const uid = (context.get('uid') as string | undefined) ?? null;
        const { status: refused, details } = problem;
        logRefusal(parts.services.log, {
          requestId,
          name: known,
          uid,
          status: refused,
          reason: details?.reason,
        });
      }
    });
  }
}

/** The message of a database error may quote a row, so only the kind of error and the lines of its stack are logged. */
function logBug(parts: CallableParts, context: Context, name: string, problem: Error): void {
  const frames = (problem.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const kind = (problem as { code?: unknown }).code ?? problem.name;
  const requestId = context.get('requestId') as string;
  parts.services.log.error({ requestId, name, kind, frames: frames.slice(0, 6) }, 'a function failed');
}
