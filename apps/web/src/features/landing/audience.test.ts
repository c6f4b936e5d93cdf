import { describe, expect, it } from 'vitest';
import { addressFor, audienceFrom, landingAudiences, otherThan } from './audience.ts';

describe('the audience in the address', () => {
  it('is the business when the query says so', () => {
    expect(audienceFrom({ for: 'business' })).toBe('business');
  });

  it.each([{}, { for: 'owner' }, { for: '' }, { for: 'BUSINESS' }, { for: 1 }, { for: ['business'] }])(
    'is the owner for %j',
    (query) => {
      expect(audienceFrom(query)).toBe('owner');
    },
  );

  it.each(landingAudiences)('survives the way into a link and back: %s', (audience) => {
    const { searchParams } = new URL(addressFor(audience), 'https://clearpaw.example');
    expect(audienceFrom(Object.fromEntries(searchParams))).toBe(audience);
  });

  it('leaves the plain address to owners', () => {
    expect(addressFor('owner')).toBe('/');
  });
});

describe('the toggle', () => {
  it('leads to the other one, and back', () => {
    expect(otherThan('owner')).toBe('business');
    expect(landingAudiences.map((audience) => otherThan(otherThan(audience)))).toEqual([...landingAudiences]);
  });
});
