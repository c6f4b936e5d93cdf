export { atMostEvery } from './at-most-every.ts';
export { createLog, type Log } from './log.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { type EndSpan, traceCall, traceJob, traceStatements } from './spans.ts';
export { startTracing } from './tracing.ts';
