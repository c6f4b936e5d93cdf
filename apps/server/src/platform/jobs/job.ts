import type { Tx } from '../database/index.ts';

/** Work that happens after the transaction that caused it, on whichever server is free. */
export interface Job<Input extends object, Parts> {
  /** Stands in the database: kebab-case, unique, never renamed while jobs of it wait. */
  readonly name: string;
  /** How often a failed run is tried again, later and later, before it is put aside for the operator; 5 unless told. */
  readonly retries?: number;
  /**
   * It sends, charges or removes what a copy of this database must leave alone. Held until this database is known to be the
   * one in use.
   */
  readonly actsOutside?: boolean;
  /** When it runs by itself, in UTC (`* * * * *` is once a minute, on one server). */
  readonly cron?: string;
  /** May run twice if a server is killed: what it does must bear repetition. */
  run(parts: Parts, input: Input, run: Run): Promise<void>;
  /** Called when it is put aside for good, so that no one waits for it any more. */
  onParked?(parts: Parts, input: Input): Promise<void>;
}

/** One try of a job. */
export interface Run {
  /** The server stops: what takes long ends at once and throws; it is tried again elsewhere. */
  readonly signal: AbortSignal;
}

/** Names the input's and the parts' types once, where the job is written. */
export function defineJob<Input extends object, Parts>(job: Job<Input, Parts>): Job<Input, Parts> {
  return job;
}

export interface EnqueueOptions {
  /** Not before this moment of the database's clock. */
  readonly after?: Date;
  /** Jobs with a higher number come first; 0 unless told. */
  readonly priority?: number;
  /** While a job with this key waits, another one is not entered. */
  readonly onceKey?: string;
}

/** The way into the queue: with the transaction of the cause, or not at all. */
export interface JobQueue {
  enqueue<Input extends object>(
    tx: Tx,
    job: Job<Input, never>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<void>;
}

// The list holds jobs of many inputs; each was checked where it was defined.
// biome-ignore lint/suspicious/noExplicitAny: a job's own input type is not known to the list
export type AnyJob = Job<any, any>;
