import { post } from '../../apps/server/test/index.ts';
import type { BenchFixture, BenchVisitor } from '../../bench/fixture.ts';
import { pause } from './wait.ts';

/** What came of the calls of a trial. */
export interface Outcomes {
  /** When each write was acknowledged, in `performance.now()`. */
  readonly acknowledgedAt: number[];
  /** The check-ins that were acknowledged; each was checked out as well. */
  readonly checkInIds: string[];
  /** How often each status other than 200 was answered; `0` for a call without an answer. */
  readonly refused: Map<number, number>;
  calls: number;
  slowestMs: number;
}

export interface Writing {
  readonly outcomes: Outcomes;
  /** Resolves when each writer has had its last write acknowledged. */
  stop(): Promise<void>;
}

/**
 * Checks pets in and out again from several sides until told to stop. Each write is repeated with its idempotency key until
 * it is acknowledged, as our apps do.
 */
export function startWriting(urls: readonly string[], fixture: BenchFixture, writers = 8): Writing {
  const outcomes: Outcomes = {
    ...{ acknowledgedAt: [], checkInIds: [], refused: new Map(), calls: 0, slowestMs: 0 },
  };
  const leaving = { asked: false };
  const working = Array.from({ length: writers }, async (_, writer) => {
    const own = fixture.visitors.filter((_visitor, index) => index % writers === writer);
    const url = urls[writer % urls.length] ?? '';
    for (let turn = 0; !leaving.asked; turn++) {
      await visit(url, fixture, own[turn % own.length] as BenchVisitor, outcomes);
    }
  });
  return {
    outcomes,
    async stop() {
      leaving.asked = true;
      await Promise.all(working);
    },
  };
}

async function visit(
  url: string,
  { businessId, token }: BenchFixture,
  { petId, badge }: BenchVisitor,
  outcomes: Outcomes,
): Promise<void> {
  const how = { badge, service: 'daycare', method: 'badge', decision: 'admit' };
  const arrived = await untilAcknowledged(url, token, 'checkIn', { businessId, petId, ...how }, outcomes);
  outcomes.checkInIds.push(arrived.id);
  await untilAcknowledged(url, token, 'checkOut', { businessId, checkInId: arrived.id }, outcomes);
}

async function untilAcknowledged(
  url: string,
  token: string,
  name: string,
  input: object,
  outcomes: Outcomes,
): Promise<{ id: string }> {
  const data = { ...input, idempotencyKey: crypto.randomUUID() };
  for (;;) {
    const { status, result } = await callOnce(url, token, name, data, outcomes);
    if (result) {
      outcomes.acknowledgedAt.push(performance.now());
      return result;
    }
    outcomes.refused.set(status, (outcomes.refused.get(status) ?? 0) + 1);
    if (![0, 500, 502, 503].includes(status)) throw new Error(`${name} was answered ${status}.`);
    await pause(200);
  }
}

async function callOnce(url: string, token: string, name: string, data: object, outcomes: Outcomes) {
  const begun = performance.now();
  const reply = await post(url, { token }, name, data).catch(() => null);
  const body = (await reply?.json().catch(() => null)) as { result?: { id: string } } | null;
  outcomes.calls += 1;
  outcomes.slowestMs = Math.max(outcomes.slowestMs, performance.now() - begun);
  return { status: reply?.status ?? 0, result: body?.result };
}

/** The longest time without an acknowledged write from one moment to another, in seconds. */
export function longestGap({ acknowledgedAt }: Outcomes, from: number, to: number): number {
  const within = acknowledgedAt.filter((at) => at > from && at < to).sort((a, b) => a - b);
  const moments = [from, ...within, to];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at))) / 1000;
}
