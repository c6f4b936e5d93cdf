import type { Tx } from '../database/index.ts';

/** Work that is done after the transaction that caused it, on any server that is free. */
export interface Job<Input extends object, Parts> {
  /** Stored in the database: kebab-case, unique, never renamed while such jobs wait. */
  readonly name: string;
  /**
   * How often a failed run is tried again, with growing pauses, before it is dead-lettered for the operator; 5 by
   * default.
   */
  readonly retries?: number;
  /**
   * The job sends, charges or removes something, which a copy of this database must not do. It is held until this
   * database is known to be the one in use.
   */
  readonly actsOutside?: boolean;
  /** When it runs by schedule, in UTC (`* * * * *` is once a minute, on one server). */
  readonly cron?: string;
  /** May run twice if a server is killed, so repeating it must be safe. */
  run(parts: Parts, input: Input, run: Run): Promise<void>;
  /** Called when it is dead-lettered, so that no one waits for it any longer. */
  onParked?(parts: Parts, input: Input): Promise<void>;
}

/** One attempt of a job. */
export interface Run {
  /** Fires when the server stops: long work ends at once and throws; it is tried again elsewhere. */
  readonly signal: AbortSignal;
}

/** Infers the types of the input and the parts where the job is defined. */
export function defineJob<Input extends object, Parts>(job: Job<Input, Parts>): Job<Input, Parts> {
  return job;
}

export interface EnqueueOptions {
  /** Not before this moment of the database's clock. */
  readonly after?: Date;
  /** Jobs with a higher number come first; 0 by default. */
  readonly priority?: number;
  /** While a job with this key waits, another one is not added. */
  readonly onceKey?: string;
}

/** Adds jobs: with the transaction of their cause, or not at all. */
export interface JobQueue {
  enqueue<Input extends object>(
    tx: Tx,
    job: Job<Input, never>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for several jobs, in one statement. */
  enqueueAll<Input extends object>(tx: Tx, job: Job<Input, never>, inputs: readonly Input[]): Promise<void>;
}

// The list contains jobs with many types of input; each was checked where it was defined.
// biome-ignore lint/suspicious/noExplicitAny: a job's own input type is not known to the list
export type AnyJob = Job<any, any>;
