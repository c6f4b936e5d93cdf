import { businessConnectPlan } from '@clearpaw/domain';
import { expect, it } from 'vitest';
import { businessMessages } from './messages.gen.ts';

it('the plan costs 4900 minor units a month, shown as $49.00/mo, with 14 free days [spec 9.1, 9.2]', () => {
  const { price, perMonth, trial, cancelAnytime } = businessMessages;
  expect(businessConnectPlan).toMatchObject({ priceMinor: 4900, trialDays: 14 });
  expect(`${price}${perMonth}`).toBe('$49.00/mo');
  expect([trial, cancelAnytime]).toEqual(['14-day free trial', 'Cancel anytime']);
});
