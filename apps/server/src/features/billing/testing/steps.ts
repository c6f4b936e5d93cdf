import { signEvent } from '@clearpaw/stripe-sandbox';
import fc from 'fast-check';
import { webhookSecret } from './billing-bench.ts';

/** One event in a history; `pick` chooses among the objects that exist then. */
export type Step =
  | { readonly do: 'checkout'; readonly card: 'good' | 'later' | 'declined' }
  | { readonly do: 'cancel' | 'resume' | 'refund' | 'sweep' }
  | { readonly do: 'card'; readonly good: boolean }
  | { readonly do: 'wait'; readonly days: number }
  | {
      readonly do: 'deliver';
      readonly pick: number;
      readonly times: 1 | 2 | 3;
      readonly at: 'once' | 'apart';
    }
  /** All pending events arrive, in the order they were sent or in reverse. */
  | { readonly do: 'arrive'; readonly lastFirst: boolean }
  | { readonly do: 'replay'; readonly pick: number }
  | { readonly do: 'attack'; readonly pick: number; readonly how: keyof typeof attacks };

const pick = fc.nat({ max: 1_000 });
/** Around the trial's end, the grace period, the retries after a failure, and months. */
const days = fc.constantFrom(1, 3, 6, 7, 11, 13, 14, 15, 20, 21, 22, 31, 45);
const weighted = <T extends Step>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  weighted(4, fc.record({ do: fc.constant('checkout'), card: fc.constantFrom('good', 'later', 'declined') })),
  weighted(3, fc.record({ do: fc.constantFrom('cancel', 'resume', 'refund', 'sweep') })),
  weighted(3, fc.record({ do: fc.constant('card'), good: fc.boolean() })),
  weighted(5, fc.record({ do: fc.constant('wait'), days })),
  weighted(4, fc.record({ do: fc.constant('arrive'), lastFirst: fc.boolean() })),
  weighted(
    8,
    fc.record({
      do: fc.constant('deliver'),
      pick,
      times: fc.constantFrom(1, 2, 3),
      at: fc.constantFrom('once', 'apart'),
    }),
  ),
  weighted(2, fc.record({ do: fc.constant('replay'), pick })),
  weighted(
    2,
    fc.record({
      do: fc.constant('attack'),
      pick,
      how: fc.constantFrom('forged', 'stale', 'truncated', 'reserialised'),
    }),
  ),
) as fc.Arbitrary<Step>;

/** Requests with forged signatures or bodies: each must be refused. */
export const attacks = {
  forged: (body: string, now: number) => [body, signEvent(body, ['whsec_somebody_elses'], now)],
  stale: (body: string, now: number) => [body, signEvent(body, [webhookSecret], now - 301)],
  truncated: (body: string, now: number) => [body.slice(0, -1), signEvent(body, [webhookSecret], now)],
  reserialised: (body: string, now: number) => [
    JSON.stringify(JSON.parse(body)),
    signEvent(body, [webhookSecret], now),
  ],
} as const;
