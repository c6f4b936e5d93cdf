import { describe, expect, it } from 'vitest';
import { choosePlace } from './choose-place.ts';

const places = [{ id: 'a' }, { id: 'b' }];

describe('the place whose pages are shown', () => {
  it('is the one chosen on this device', () => {
    expect(choosePlace(places, 'b')).toEqual({ id: 'b' });
  });

  it('is the first one where none was chosen or the chosen one is gone', () => {
    expect(choosePlace(places, null)).toEqual({ id: 'a' });
    expect(choosePlace(places, 'sold')).toEqual({ id: 'a' });
  });

  it('is nothing where there is no place', () => {
    expect(choosePlace([], 'a')).toBeNull();
  });
});
