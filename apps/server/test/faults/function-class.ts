import type { Part, Rig } from './rig.ts';

/** The answer to one request. */
export interface TrialAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly seconds: number;
}

/** One use of the server by a person or a program, prepared while everything works. */
export interface Attempt {
  /** Sends the request. Sent again, it is the repeat of a client that does not know whether it was carried out. */
  ask(): Promise<TrialAnswer>;
  /** What is wrong once it succeeded and all work that follows from it is done; empty if nothing is. */
  findFaults(): Promise<readonly string[]>;
}

/** Functions that use the parts in the same way. */
export interface FunctionClass {
  readonly name: string;
  readonly uses: readonly Part[];
  /** The parts without which it is answered all the same: the work that needs them follows later. */
  readonly needsLater?: readonly Part[];
  /** Whether an answer that has begun may end early: the length says that something is missing. */
  readonly mayBreakOff?: boolean;
  /** If it is given more than ten seconds. */
  readonly limitSeconds?: number;
  readonly prepare: (rig: Rig) => Promise<Attempt>;
}

/** Sends a request and reads its answer to the end; one that breaks off has status 0. */
export async function answerTo(asking: () => Promise<Response>): Promise<TrialAnswer> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const reply = await asking();
    const text = await reply.text();
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text, seconds: seconds() };
  } catch (problem) {
    return { status: 0, retryAfter: null, text: String(problem), seconds: seconds() };
  }
}

/** A complaint for each pair that differs. */
export function differences(
  found: Readonly<Record<string, readonly [actual: unknown, wanted: unknown]>>,
): string[] {
  return Object.entries(found)
    .filter(([, [actual, wanted]]) => actual !== wanted)
    .map(([name, [actual, wanted]]) => `${name}: ${actual} instead of ${wanted}`);
}

/** Waits until there are no complaints, at most so long; returns the last ones. */
export async function settledFaults(
  find: () => Promise<readonly string[]>,
  withinMs = 15_000,
): Promise<readonly string[]> {
  const until = performance.now() + withinMs;
  for (;;) {
    const faults = await find();
    if (faults.length === 0 || performance.now() > until) return faults;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** A job whose server lost it is taken over after 30 s of silence, which are looked for every 15 s. */
export const jobsWithinMs = 75_000;

/** Jobs that wait for their next try are due now, so that no test waits for the growing pauses. */
export async function hurryJobs({ server }: Rig): Promise<void> {
  await server.services.store.pool.query(
    "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()",
  );
}

/** How many rows a condition fits. */
export async function count({ server }: Rig, from: string, ...values: unknown[]): Promise<number> {
  const { rows } = await server.services.store.pool.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
    values,
  );
  return rows[0]?.count ?? -1;
}
