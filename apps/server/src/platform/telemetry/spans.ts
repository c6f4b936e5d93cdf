import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('clearpaw');
/** Without a collector nothing is measured, so that a call costs what it did. */
let isTracing = false;

export function beginTracing(): void {
  isTracing = true;
}

export function endTracing(): void {
  isTracing = false;
}

/** Ends a span; a name of what went wrong marks it as failed. Messages may name people, so they are left out. */
export type EndSpan = (failure?: string) => void;

/**
 * Traces a call of a function, as part of the caller's trace if its headers name one. The work says how it ended: a
 * status other than OK is an attribute, and INTERNAL a failure.
 */
export function traceCall<T>(
  name: string,
  headers: () => Record<string, string>,
  work: (finish: (status: string) => void) => Promise<T>,
): Promise<T> {
  if (!isTracing) return work(() => {});
  const parent = propagation.extract(context.active(), headers());
  const options = { kind: SpanKind.SERVER, attributes: { 'rpc.method': name } };
  return tracer.startActiveSpan(name, options, parent, (span) => {
    const finish = (status: string) => {
      span.setAttribute('rpc.response.status_code', status);
      if (status === 'INTERNAL') span.setStatus({ code: SpanStatusCode.ERROR, message: status });
    };
    return work(finish).finally(() => span.end());
  });
}

/** Traces a job of the queue. */
export function traceJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!isTracing) return work();
  const options = { kind: SpanKind.CONSUMER, attributes: { 'messaging.operation.type': 'process' } };
  return tracer.startActiveSpan(name, options, (span) =>
    work()
      .catch((problem: Error) => {
        fail(span, problem.name);
        throw problem;
      })
      .finally(() => span.end()),
  );
}

/** One round trip to the database within a traced call or job; undefined outside of one. */
export function traceStatements(attributes: () => Attributes): EndSpan | undefined {
  if (!isTracing || !trace.getActiveSpan()) return undefined;
  const span = tracer.startSpan('postgresql', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', ...attributes() },
  });
  return (failure) => {
    if (failure !== undefined) fail(span, failure);
    span.end();
  };
}

function fail(span: Span, message: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}
