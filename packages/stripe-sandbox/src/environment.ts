import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Where the sandbox keeps its tables: PostgreSQL behind any of Drizzle's drivers. */
export type SandboxDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The present; tests move it. */
export interface SandboxClock {
  now(): Date;
}

/** Where the sandbox says what went wrong. */
export interface SandboxLog {
  warn(fields: object, message: string): void;
}
