import type { Price } from '../ledger/index.ts';

/** Stripe's price, billed monthly. */
export function priceShape({ id, amount, currency }: Price) {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    currency,
    livemode: false,
    lookup_key: null,
    metadata: {},
    product: `prod_${id}`,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}
