import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Lines carry ids, function names, outcomes and durations. Inputs, emails, names and tokens never reach the log;
 * the redaction below is a second fence, not the first.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['email', '*.email', 'authorization', '*.authorization', 'cookie', '*.cookie', '*.password'],
  });
}
