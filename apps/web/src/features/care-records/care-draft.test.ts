import { describe, expect, it } from 'vitest';
import { type CareDraft, careDraftOf, emptyDraft, factsOf, isCareDraft } from './care-draft.ts';
import type { CareEntry } from './care-entry.ts';

const typed: CareDraft = { ...emptyDraft, code: 'fecal', day: '2026-03-01' };

describe('what is typed becomes facts', () => {
  it('of a test, with a target only for a titer', () => {
    expect(factsOf('test', { ...typed, target: 'rabies' })).toEqual({
      facts: { test: 'fecal', takenOn: '2026-03-01', result: 'negative', target: null },
    });
    expect(factsOf('test', { ...typed, target: 'rabies', result: 'protective' })).toMatchObject({
      facts: { target: 'rabies' },
    });
  });
  it('under a name of its own', () => {
    expect(factsOf('treatment', { ...typed, code: '', otherName: 'Ear mites' })).toEqual({
      facts: { treatment: 'ear-mites', givenOn: '2026-03-01' },
    });
  });
  it('once nothing is missing', () => {
    expect(factsOf('exemption', emptyDraft)).toEqual({ missing: ['day', 'until', 'target'] });
    expect(factsOf('declaration', { ...typed, code: '', otherName: '!' })).toEqual({ missing: ['code'] });
  });
  it('and back', () => {
    const entry = {
      kind: 'declaration',
      record: { code: 'well', on: '2026-03-01', answer: 'no' },
    } as unknown as CareEntry;
    expect(factsOf('declaration', careDraftOf(entry))).toEqual({
      facts: { code: 'well', on: '2026-03-01', answer: 'no' },
    });
  });
});

it('an older shape kept on the device is dropped', () => {
  expect(isCareDraft(emptyDraft)).toBe(true);
  for (const old of [null, {}, { ...emptyDraft, result: 'fine' }, 'text'])
    expect(isCareDraft(old)).toBe(false);
});
