import { addMonths, parseCalendarDate } from '@clearpaw/domain';

/**
 * A model of a subscription and the access it gives, in days and without Stripe's terms. It shares no code with the
 * sandbox or with the product's own calculations.
 */
export interface Truth {
  readonly state: 'none' | 'trial' | 'paying' | 'unpaid' | 'over';
  /** Paid for, or in trial, until then, in milliseconds since 1970. */
  readonly paidUntil: number;
  readonly leaving: boolean;
  readonly goodCard: boolean;
  readonly hadTrial: boolean;
  /** The first day of the paid months. */
  readonly firstMonth: number;
  readonly months: number;
  readonly triesMade: number;
}

export interface Access {
  readonly businessConnect: boolean;
  readonly tier: 'free' | 'business';
  readonly source: 'manual' | 'stripe';
  readonly currentPeriodEnd: number | null;
}

export const day = 24 * 60 * 60 * 1000;
const tries = [3, 5, 7];

export const nothingYet: Truth = {
  state: 'none',
  paidUntil: 0,
  leaving: false,
  goodCard: true,
  hadTrial: false,
  firstMonth: 0,
  months: 0,
  triesMade: 0,
};

export function isRunning({ state }: Truth): boolean {
  return state === 'trial' || state === 'paying' || state === 'unpaid';
}

/** The effect of a checkout; unchanged if the card is refused. */
export function payCheckout(truth: Truth, card: 'good' | 'later' | 'declined', now: number): Truth {
  const free = !truth.hadTrial;
  if (card === 'declined' || (card === 'later' && !free)) return truth;
  const begun = { leaving: false, goodCard: card === 'good', hadTrial: true, triesMade: 0 };
  if (free) {
    const end = now + 14 * day;
    return { ...truth, ...begun, state: 'trial', paidUntil: end, firstMonth: end, months: 0 };
  }
  return { ...truth, ...begun, state: 'paying', firstMonth: now, months: 1, paidUntil: monthsOn(now, 1) };
}

/** The effect of time. */
export function pass(start: Truth, now: number): Truth {
  let truth = start;
  for (;;) {
    const next = step(truth, now);
    if (next === truth) return truth;
    truth = next;
  }
}

function step(truth: Truth, now: number): Truth {
  if (truth.state === 'unpaid') return stepUnpaid(truth, now);
  if (!isRunning(truth) || now < truth.paidUntil) return truth;
  if (truth.leaving) return { ...truth, state: 'over' };
  if (!truth.goodCard) return { ...truth, state: 'unpaid', triesMade: 1 };
  return payMonth(truth);
}

function stepUnpaid(truth: Truth, now: number): Truth {
  const nextTry = tries[truth.triesMade - 1];
  const givenUp = truth.paidUntil + 21 * day;
  if (nextTry !== undefined && now >= truth.paidUntil + nextTry * day) {
    return truth.goodCard ? payMonth(truth) : { ...truth, triesMade: truth.triesMade + 1 };
  }
  return nextTry === undefined && now >= givenUp ? { ...truth, state: 'over', paidUntil: givenUp } : truth;
}

export function payMonth(truth: Truth): Truth {
  const months = truth.months + 1;
  return { ...truth, state: 'paying', triesMade: 0, months, paidUntil: monthsOn(truth.firstMonth, months) };
}

/** What a person may use if this was the last reported state. */
export function accessOf(heard: Truth, now: number): Access {
  if (heard.state === 'none') {
    return { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null };
  }
  const grace = heard.leaving ? 0 : 7 * day;
  const businessConnect = heard.state !== 'over' && now < heard.paidUntil + grace;
  return { businessConnect, tier: 'business', source: 'stripe', currentPeriodEnd: heard.paidUntil };
}

function monthsOn(from: number, months: number): number {
  const text = new Date(from).toISOString();
  const date = parseCalendarDate(text.slice(0, 10));
  if (date === null) throw new Error(`No date: ${text}`);
  return Date.parse(`${addMonths(date, months)}${text.slice(10)}`);
}
