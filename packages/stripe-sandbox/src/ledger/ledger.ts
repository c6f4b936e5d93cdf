import type { LedgerCard } from './cards.ts';

/** Everything the sandbox knows about one customer. Times are seconds since 1970 and their names end in `At`. */
export interface Ledger {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly card: LedgerCard | null;
  readonly checkouts: readonly Checkout[];
  readonly portals: readonly Portal[];
  readonly subscriptions: readonly SandboxSubscription[];
  readonly invoices: readonly Invoice[];
  /** How many ids were created for this customer. */
  readonly given: number;
}

export interface Price {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Checkout {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly price: Price;
  readonly trialDays: number | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  readonly clientReferenceId: string | null;
  readonly subscriptionId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Portal {
  readonly id: string;
  readonly returnUrl: string;
  readonly createdAt: number;
}

export interface SandboxSubscription {
  readonly id: string;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly price: Price;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly trialEndAt: number | null;
  readonly trialReminded: boolean;
  /** Months are counted from here, so that a period begins on the 31st again after February. */
  readonly anchorAt: number;
  readonly monthsDone: number;
  readonly periodStartAt: number;
  readonly periodEndAt: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: number | null;
  readonly endedAt: number | null;
  readonly latestInvoiceId: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly subscriptionId: string;
  readonly status: 'open' | 'paid' | 'uncollectible';
  readonly reason: 'subscription_create' | 'subscription_cycle';
  readonly total: number;
  readonly refunded: number;
  readonly currency: string;
  readonly periodStartAt: number;
  readonly periodEndAt: number;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly attempts: number;
}

/** Something that happened, before it becomes an event: its type and the object it shows. */
export interface LedgerEvent {
  readonly type: string;
  readonly about: Subject;
}

type Subject =
  | { readonly kind: 'checkout'; readonly id: string }
  | { readonly kind: 'subscription'; readonly id: string }
  | { readonly kind: 'invoice'; readonly id: string }
  | { readonly kind: 'charge'; readonly id: string }
  | { readonly kind: 'setup' }
  | { readonly kind: 'card' };

/** A ledger after a change, and the events of the change. */
export interface Changed {
  readonly ledger: Ledger;
  readonly happenings: readonly LedgerEvent[];
}

/** The next id of a customer; it contains the customer's id, so that any object leads to its ledger. */
export function nextId(ledger: Ledger, prefix: string): { readonly id: string; readonly ledger: Ledger } {
  const given = ledger.given + 1;
  return { id: `${prefix}_${keyOf(ledger.id)}x${given}`, ledger: { ...ledger, given } };
}

/** The customer an object's id belongs to; null for ids that we did not create. */
export function customerOf(id: string): string | null {
  const key = /^[a-z_]{1,40}_([0-9a-f]{32})x\d{1,15}$/.exec(id)?.[1];
  return key ? `cus_${key}` : null;
}

export function keyOf(customerId: string): string {
  return customerId.slice('cus_'.length);
}

/** The ledger with one of its objects replaced. */
export function replace<Kind extends 'checkouts' | 'subscriptions' | 'invoices'>(
  ledger: Ledger,
  kind: Kind,
  next: Ledger[Kind][number],
): Ledger {
  const all: readonly { readonly id: string }[] = ledger[kind];
  return { ...ledger, [kind]: all.map((one) => (one.id === next.id ? next : one)) };
}

/** The subscription that has not ended, if there is one. */
export function runningSubscription(ledger: Ledger): SandboxSubscription | null {
  return ledger.subscriptions.find(({ status }) => status !== 'canceled') ?? null;
}
