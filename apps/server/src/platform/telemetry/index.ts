/** For what happens many times at once. */
export { atMostEvery } from './at-most-every.ts';
/** Structured logs without personal data. */
export { createLog, type Log } from './log.ts';
/** Counters and timings in the Prometheus text format. */
export { createMetrics, type Metrics } from './metrics.ts';
