import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { atMostEvery } from './at-most-every.ts';
import type { Log } from './log.ts';
import { beginTracing, endTracing } from './spans.ts';

/** Where traces are sent, and what sends them. */
export interface TracingTarget {
  /** The base address of a collector that speaks OTLP over HTTP; undefined sends nothing. */
  readonly endpoint: string | undefined;
  /** As in OpenTelemetry's own variable: `name=value` with commas between, values percent-encoded. */
  readonly headers: string | undefined;
  /** The share of new traces that is sent, from 0 to 1. A request's own trace is as its caller decided. */
  readonly share: number;
  readonly version: string;
}

/**
 * Sends traces to a collector, until the function that it returns is called: what is waiting is sent first. Without an
 * endpoint nothing is loaded.
 */
export async function startTracing(
  { endpoint, headers, share, version }: TracingTarget,
  log: Log,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const [sdk, { OTLPTraceExporter }, hooks, core, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  reportLosses(log);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: core.parseKeyPairsIntoRecord(headers),
  });
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    resource: resources.resourceFromAttributes({ 'service.name': 'clearpaw', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  beginTracing();
  return async () => {
    endTracing();
    await provider.shutdown();
    for (const api of [trace, propagation, context]) api.disable();
  };
}

/** A collector that is away is said once a minute, and costs nothing else. */
function reportLosses(log: Log): void {
  const sayLost = atMostEvery(60_000, (times) => log.warn({ times }, 'traces could not be sent'));
  const silent = () => {};
  const logger = { error: () => sayLost(), warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}
