import { describe, expect, it } from 'vitest';
import { checkPlace, isPlaceDraft } from './place-draft.ts';
import { businessWords } from './words.ts';

const words = businessWords.en;
const draft = { name: ' Harbor Hounds ', kind: 'daycare', timeZone: 'America/New_York' } as const;

describe('a place being set up', () => {
  it('is complete with a name, a kind and a time zone', () => {
    expect(checkPlace(draft, words)).toEqual({ place: { ...draft, name: 'Harbor Hounds' } });
  });

  it.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(81) }, { name: 'At most 80 characters.' }],
    [{ kind: null }, { kind: 'Choose a type.' }],
    [{ timeZone: null }, { timeZone: 'Choose a time zone from the list.' }],
    [{ timeZone: 'Moon/Base' }, { timeZone: 'Choose a time zone from the list.' }],
  ])('says what is wrong with %j', (change, problems) => {
    expect(checkPlace({ ...draft, ...change }, words)).toEqual({ problems });
  });

  it('is read back from the device only in its own shape', () => {
    expect(isPlaceDraft(draft)).toBe(true);
    expect(isPlaceDraft({ ...draft, kind: 'spaceship' })).toBe(false);
    expect(isPlaceDraft({ name: 'Harbor' })).toBe(false);
    expect(isPlaceDraft(null)).toBe(false);
  });
});
