import { monthsAfter } from './calendar-months.ts';
import { bill, collect } from './charge.ts';
import { type Changed, type Invoice, type Ledger, replace, type SandboxSubscription } from './ledger.ts';

const dayS = 24 * 60 * 60;
/** Days after an invoice on which its payment is tried again, and on which the subscription ends unpaid. */
const retryAfterDays = [3, 5, 7];
const giveUpAfterDays = 21;
const remindBeforeDays = 3;

/** Settles everything that is due, each at its own time, in order. */
export function settle(start: Ledger, now: number): Changed {
  let ledger = start;
  const happenings: Changed['happenings'][number][] = [];
  for (;;) {
    const next = earliest(ledger);
    if (!next || next.at > now) return { ledger, happenings };
    const done = next.happen(ledger, next.at);
    ledger = done.ledger;
    happenings.push(...done.happenings);
  }
}

/** When something is due next; null if nothing ever will be. */
export function dueAt(ledger: Ledger): number | null {
  return earliest(ledger)?.at ?? null;
}

interface Due {
  readonly at: number;
  readonly happen: (ledger: Ledger, at: number) => Changed;
}

function earliest(ledger: Ledger): Due | null {
  const dues = ledger.subscriptions.flatMap((one) => duesOf(ledger, one));
  return dues.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null);
}

function duesOf(ledger: Ledger, subscription: SandboxSubscription): Due[] {
  const { status, trialEndAt, trialReminded, periodEndAt } = subscription;
  if (status === 'canceled') return [];
  if (status === 'past_due') return unpaidDues(ledger, subscription);
  const end: Due = { at: periodEndAt, happen: (now, at) => endPeriod(now, subscription, at) };
  if (trialEndAt === null || trialReminded) return [end];
  return [{ at: trialEndAt - remindBeforeDays * dayS, happen: (now) => remind(now, subscription) }, end];
}

function unpaidDues(ledger: Ledger, subscription: SandboxSubscription): Due[] {
  const open = ledger.invoices.find(
    ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'open',
  );
  if (!open) return [];
  const retryDays = retryAfterDays[open.attempts - 1];
  const giveUp: Due = {
    at: open.createdAt + giveUpAfterDays * dayS,
    happen: (now, at) => giveUpOn(now, subscription, open, at),
  };
  if (retryDays === undefined) return [giveUp];
  return [{ at: open.createdAt + retryDays * dayS, happen: (now, at) => collect(now, open, at) }];
}

function remind(ledger: Ledger, subscription: SandboxSubscription): Changed {
  const about = { kind: 'subscription', id: subscription.id } as const;
  return {
    ledger: replace(ledger, 'subscriptions', { ...subscription, trialReminded: true }),
    happenings: [{ type: 'customer.subscription.trial_will_end', about }],
  };
}

/** The period is over: the subscription ends if that was requested, else the next one is charged. */
function endPeriod(ledger: Ledger, subscription: SandboxSubscription, at: number): Changed {
  if (subscription.cancelAtPeriodEnd) return endSubscription(ledger, subscription, at);
  const monthsDone = subscription.monthsDone + 1;
  const next: SandboxSubscription = {
    ...subscription,
    monthsDone,
    periodStartAt: at,
    periodEndAt: monthsAfter(subscription.anchorAt, monthsDone),
  };
  const rolled = replace(ledger, 'subscriptions', next);
  const billed = bill(rolled, {
    subscription: next,
    reason: 'subscription_cycle',
    total: next.price.amount,
    at,
  });
  const moved = {
    type: 'customer.subscription.updated',
    about: { kind: 'subscription', id: next.id },
  } as const;
  const others = billed.happenings.filter(({ type }) => type !== moved.type);
  return { ledger: billed.ledger, happenings: [moved, ...others] };
}

function giveUpOn(ledger: Ledger, subscription: SandboxSubscription, open: Invoice, at: number): Changed {
  const written = replace(ledger, 'invoices', { ...open, status: 'uncollectible' });
  return endSubscription(written, subscription, at);
}

export function endSubscription(ledger: Ledger, subscription: SandboxSubscription, at: number): Changed {
  const canceledAt = subscription.canceledAt ?? at;
  const over: SandboxSubscription = { ...subscription, status: 'canceled', canceledAt, endedAt: at };
  return {
    ledger: replace(ledger, 'subscriptions', over),
    happenings: [
      { type: 'customer.subscription.deleted', about: { kind: 'subscription', id: subscription.id } },
    ],
  };
}
