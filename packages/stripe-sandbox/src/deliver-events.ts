import { eq, sql } from 'drizzle-orm';
import { sandboxEventTable } from './sandbox.table.ts';
import { nowAt, type SandboxParts } from './sandbox-parts.ts';
import { signEvent } from './sign-event.ts';

/** For this long no other server delivers the same event. */
const leaseMs = 30_000;
const answerWithinMs = 10_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60 * 60 * 1000;
/** With the pauses above this is about three days, as in Stripe. */
const maxAttempts = 80;

/**
 * Delivers what is due, in order; returns how many events were tried. Several servers never deliver the same one at a
 * time.
 */
export async function deliverDue(parts: SandboxParts): Promise<number> {
  if (parts.deliverTo === null) return 0;
  const claimed = await claim(parts);
  for (const event of claimed) {
    const taken = await deliver(parts, parts.deliverTo, event.body);
    await parts.db
      .update(sandboxEventTable)
      .set({ nextAttemptAt: taken ? null : nextAttempt(parts, event.attempts) })
      .where(eq(sandboxEventTable.position, event.position));
  }
  return claimed.length;
}

type Claimed = Pick<typeof sandboxEventTable.$inferSelect, 'position' | 'body' | 'attempts'>;

async function claim({ db, clock }: SandboxParts): Promise<Claimed[]> {
  const now = clock.now();
  const due = sql`select ${sandboxEventTable.position} from ${sandboxEventTable}
    where ${sandboxEventTable.nextAttemptAt} <= ${now.toISOString()}
    order by ${sandboxEventTable.position} limit 20 for update skip locked`;
  const claimed = await db
    .update(sandboxEventTable)
    .set({
      attempts: sql`${sandboxEventTable.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    })
    .where(sql`${sandboxEventTable.position} in (${due})`)
    .returning({
      position: sandboxEventTable.position,
      body: sandboxEventTable.body,
      attempts: sandboxEventTable.attempts,
    });
  return claimed.sort((a, b) => a.position - b.position);
}

async function deliver(parts: SandboxParts, url: string, body: string): Promise<boolean> {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signEvent(body, parts.webhookSecrets, nowAt(parts)),
  };
  const signal = AbortSignal.timeout(answerWithinMs);
  try {
    const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

function nextAttempt({ clock }: SandboxParts, attempts: number): Date | null {
  if (attempts >= maxAttempts) return null;
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  return new Date(clock.now().getTime() + pauseMs);
}
