import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Lines contain ids, function names, outcomes and durations. Inputs, emails, names and tokens are never passed to the
 * log; the redaction below is only a second safeguard.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['email', '*.email', 'authorization', '*.authorization', 'cookie', '*.cookie', '*.password'],
  });
}
