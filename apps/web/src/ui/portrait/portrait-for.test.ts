import { describe, expect, it } from 'vitest';
import { blanketFor, portraitFor } from './portrait-for.ts';
import { portraitSpecies } from './species.ts';

describe('portraitFor', () => {
  it('draws the same animal for the same id', () => {
    expect(portraitFor({ id: 'p1', species: 'dog', name: 'Biscuit' })).toEqual(
      portraitFor({ id: 'p1', species: 'dog', name: 'Biscuit' }),
    );
  });

  it('keeps what is wished for', () => {
    const appearance = portraitFor({
      id: 'p1',
      species: 'dog',
      coat: 'cocoa',
      ears: 'folded',
      blanket: 'clay',
      turn: 4,
    });
    expect(appearance).toMatchObject({ coat: 'cocoa', ears: 'folded', blanket: 'clay', turn: 4 });
  });

  it('keeps a pet on its blanket when its species is corrected', () => {
    expect(portraitFor({ id: 'p1', species: 'cat' }).blanket).toBe(blanketFor('p1'));
  });

  it('writes the initial in capitals, whatever the script', () => {
    expect(portraitFor({ id: 'p1', species: 'cat', name: ' émile' }).initial).toBe('É');
    expect(portraitFor({ id: 'p1', species: 'cat' }).initial).toBe('');
  });

  it('gives a pointed cat blue eyes', () => {
    const eyes = ['a', 'b', 'c', 'd'].map(
      (id) => portraitFor({ id, species: 'cat', coat: 'cream-point' }).eyes,
    );
    expect(new Set(eyes)).toEqual(new Set(['#78B0D6']));
  });

  it('draws a tongue for dogs alone', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `pet-${index}`);
    const tongues = portraitSpecies.filter((species) =>
      ids.some((id) => portraitFor({ id, species }).tongue),
    );
    expect(tongues).toEqual(['dog']);
  });

  it('spreads pets over all seven blankets', () => {
    const blankets = new Set(Array.from({ length: 200 }, (_, index) => blanketFor(`pet-${index}`)));
    expect(blankets.size).toBe(7);
  });

  it('leans every head by two to four degrees', () => {
    const turns = Array.from(
      { length: 100 },
      (_, index) => portraitFor({ id: `${index}`, species: 'dog' }).turn,
    );
    expect(turns.every((turn) => Math.abs(turn) >= 2 && Math.abs(turn) <= 4)).toBe(true);
  });
});
