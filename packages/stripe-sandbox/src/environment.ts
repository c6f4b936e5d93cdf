import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Where the sandbox keeps its tables: PostgreSQL behind any of Drizzle's drivers. */
export type SandboxDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The current time; tests change it. */
export interface SandboxClock {
  now(): Date;
}

/** The log for errors of the sandbox. */
export interface SandboxLog {
  warn(fields: object, message: string): void;
}
