import { describe, expect, it } from 'vitest';
import { chooseBusiness } from './choose-business.ts';

const businesses = [{ id: 'a' }, { id: 'b' }];

describe('the business whose pages are shown', () => {
  it('is the one chosen on this device', () => {
    expect(chooseBusiness(businesses, 'b')).toEqual({ id: 'b' });
  });

  it('is the first one where none was chosen or the chosen one is gone', () => {
    expect(chooseBusiness(businesses, null)).toEqual({ id: 'a' });
    expect(chooseBusiness(businesses, 'sold')).toEqual({ id: 'a' });
  });

  it('is nothing where there is no business', () => {
    expect(chooseBusiness([], 'a')).toBeNull();
  });
});
