import { describe, expect, it } from 'vitest';
import type { Requirement } from '../vocabulary/requirement.ts';
import { recordsAskedBy } from './records-asked.ts';

const nothing = { care: false, lastVisit: false, documents: false, signatures: false, answers: false };
const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;
const askedBy = (...requirements: readonly Requirement[]) =>
  recordsAskedBy(
    requirements.map((requirement, index) => ({ id: `r${index}`, level: 'required', requirement })),
  );

describe('what has to be read', () => {
  it.each<[string, Requirement, Partial<typeof nothing>]>([
    ['a vaccination', rabies, {}],
    [
      'a vaccination that a titer may stand in for',
      { ...rabies, accepts: { titerMonths: 12 } },
      { care: true },
    ],
    ['a test', { kind: 'test', test: 'fecal', maxAgeDays: 9 }, { care: true }],
    ['a treatment', { kind: 'treatment', treatment: 'flea', maxAgeDays: 9 }, { care: true }],
    ['a declaration', { kind: 'declaration', code: 'well', maxAgeDays: 9 }, { care: true }],
    ['an evaluation', { kind: 'evaluation' }, { care: true, lastVisit: true }],
    ['a document', { kind: 'document', document: 'licence' }, { documents: true }],
    ['a waiver', { kind: 'waiver', waiverId: 'w', materialVersion: 1 }, { signatures: true }],
    ['a question', { kind: 'question', questionId: 'q', text: 'Crated?' }, { answers: true }],
    ['a fact of the pet', { kind: 'microchip' }, {}],
  ])('for %s', (_, requirement, more) => {
    expect(askedBy(requirement)).toEqual({ ...nothing, ...more });
    expect(askedBy({ kind: 'sterilization' }, requirement, rabies)).toEqual({ ...nothing, ...more });
  });
  it('for no rule at all is nothing', () => expect(askedBy()).toEqual(nothing));
});
