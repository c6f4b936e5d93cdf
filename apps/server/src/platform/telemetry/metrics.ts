import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  callFinished(name: string, status: string, seconds: number): void;
  streamsOpen(change: 1 | -1): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: 'clearpaw_calls_total',
    help: 'Function calls by outcome',
    labelNames: ['name', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'clearpaw_call_seconds',
    help: 'Seconds per function call',
    labelNames: ['name'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const streams = new Gauge({ name: 'clearpaw_streams', help: 'Event streams open now', registers });
  return {
    registry,
    callFinished(name, status, seconds) {
      calls.inc({ name, status });
      duration.observe({ name }, seconds);
    },
    streamsOpen: (change) => streams.inc(change),
  };
}
