import { businessConnectPlan } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

const { priceMinor, currency } = businessConnectPlan;

describe('the price', () => {
  it.each(['en', 'en-US', 'en-GB', 'en-AU'])('reads $49.00 in %s', (locale) => {
    expect(formatPrice(priceMinor, currency, locale)).toBe('$49.00');
  });

  it('is written the reader’s way elsewhere', () => {
    expect(formatPrice(priceMinor, currency, 'de')).toBe('49,00\u00a0$');
  });

  it('says nothing as $0', () => {
    expect(formatPrice(0, currency, 'en', 'never')).toBe('$0');
  });
});
