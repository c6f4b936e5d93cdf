import { expect, test } from 'vitest';
import type { Requirement } from '../compliance/index.ts';
import { recordsToReview } from './records-to-review.ts';

const named = (requirement: Requirement) => [
  ...recordsToReview([{ id: 'r', level: 'required', requirement }]),
];

test.each<[Requirement, string[]]>([
  [{ kind: 'test', test: 'fecal', maxAgeDays: 9, evidence: 'reviewed' }, ['test:fecal']],
  [{ kind: 'treatment', treatment: 'flea', maxAgeDays: 9, evidence: 'reviewed' }, ['treatment:flea']],
  [{ kind: 'document', document: 'licence', evidence: 'reviewed' }, ['document:licence']],
  [
    {
      ...{ kind: 'vaccination', targets: ['rabies', 'dhpp'], evidence: 'reviewed' },
      accepts: { titerMonths: 12, exemption: true },
    },
    ['titer:rabies', 'exemption:rabies', 'titer:dhpp', 'exemption:dhpp'],
  ],
  [{ kind: 'vaccination', targets: ['rabies'], evidence: 'reviewed' }, []],
  [{ kind: 'test', test: 'fecal', maxAgeDays: 9, evidence: 'clinic' }, []],
  [{ kind: 'test', test: 'fecal', maxAgeDays: 9 }, []],
  [{ kind: 'microchip' }, []],
])('%j', (requirement, names) => expect(named(requirement)).toEqual(names));
