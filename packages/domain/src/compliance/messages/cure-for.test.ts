import { describe, expect, it } from 'vitest';
import type { Requirement } from '../vocabulary/requirement.ts';
import { cureFor } from './cure-for.ts';

const kinds: readonly [Requirement, string][] = [
  [{ kind: 'vaccination', targets: ['rabies'] }, 'Book the next dose, or add it here if it was given.'],
  [{ kind: 'test', test: 'fecal', maxAgeDays: 9 }, 'Add a newer one here.'],
  [{ kind: 'treatment', treatment: 'flea', maxAgeDays: 9 }, 'Add a newer one here.'],
  [{ kind: 'document', document: 'licence' }, 'Add a newer one here.'],
  [{ kind: 'waiver', waiverId: 'w', materialVersion: 1 }, 'Read it and sign it.'],
  [{ kind: 'evaluation' }, 'Ask the business for an evaluation.'],
  [{ kind: 'declaration', code: 'well', maxAgeDays: 9 }, 'Answer the question here.'],
];

it.each([
  ['document', 'Edit the record and attach its document.'],
  ['reviewed', 'Ask the business to review this record.'],
  ['clinic', 'Ask your clinic to confirm this record.'],
] as const)('a dose that lacks evidence %s is cured by what its owner can do', (evidence, owner) => {
  const requirement = { kind: 'vaccination', targets: ['rabies'], evidence } as const;
  expect(cureFor(requirement, 'unverified')?.owner).toBe(owner);
});

describe.each(kinds)('of a proof that ends: %j', (requirement, owner) => {
  it.each(['expired', 'expiring', 'grace'] as const)('%s says what renews it', (reason) => {
    const cure = cureFor(requirement, reason);
    expect(cure?.owner).toBe(owner);
    expect(cure?.staff).toMatch(/^\w.*\.$/);
  });
});
