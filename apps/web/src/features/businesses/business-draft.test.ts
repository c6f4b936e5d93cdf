import { describe, expect, it } from 'vitest';
import { checkBusiness, isBusinessDraft } from './business-draft.ts';
import { businessMessages } from './messages.gen.ts';

const messages = businessMessages;
const draft = { name: ' Harbor Hounds ', kind: 'daycare', timeZone: 'America/New_York' } as const;

describe('a business being set up', () => {
  it('is complete with a name, a kind and a time zone', () => {
    expect(checkBusiness(draft, messages)).toEqual({ business: { ...draft, name: 'Harbor Hounds' } });
  });

  it.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(81) }, { name: 'Use at most 80 characters.' }],
    [{ kind: null }, { kind: 'Choose a type.' }],
    [{ timeZone: null }, { timeZone: 'Choose a time zone from the list.' }],
    [{ timeZone: 'Moon/Base' }, { timeZone: 'Choose a time zone from the list.' }],
  ])('says what is wrong with %j', (change, problems) => {
    expect(checkBusiness({ ...draft, ...change }, messages)).toEqual({ problems });
  });

  it('is read back from the device only in its own shape', () => {
    expect(isBusinessDraft(draft)).toBe(true);
    expect(isBusinessDraft({ ...draft, kind: 'spaceship' })).toBe(false);
    expect(isBusinessDraft({ name: 'Harbor' })).toBe(false);
    expect(isBusinessDraft(null)).toBe(false);
  });
});
