import { describe, expect, it } from 'vitest';
import { judgeOffline } from '../../badges/judge-offline.ts';
import { cureFor } from '../messages/cure-for.ts';
import { messageFor } from '../messages/message-for.ts';
import { brief, buildDose } from '../testing/builders.ts';
import type { Requirement } from '../vocabulary/requirement.ts';

const ours = { evidence: 'reviewed', reviewedBy: 'us' } as const;
const rabies = { kind: 'vaccination', targets: ['rabies'], ...ours } as const;
const judge = (requirement: Requirement, records: object) => brief({ requirement, records }).split(' ')[0];

describe('a rule that counts the own review alone', () => {
  it.each([
    ['reviewed here', { evidence: 'reviewed', reviewedHere: true }, 'met'],
    ['reviewed elsewhere', { evidence: 'reviewed', reviewedHere: false }, 'unverified'],
    ['reviewed, and it is not known where', { evidence: 'reviewed' }, 'unverified'],
    [
      'reviewed elsewhere, and about to be here',
      { evidence: 'reviewed', reviewedHere: false, underReview: true },
      'pending',
    ],
    ['a document that was rejected elsewhere', { evidence: 'document', reviewedHere: false }, 'unverified'],
    ['confirmed by a clinic', { evidence: 'clinic', reviewedHere: false }, 'met'],
  ] as const)('%s', (_, proof, status) => {
    const proven = { underReview: false, ...proof };
    expect(judge(rabies, { vaccinations: [buildDose(proven)] })).toBe(status);
    const test = { id: 't', test: 'fecal', takenOn: '2026-02-01', result: 'negative', ...proven };
    expect(judge({ kind: 'test', test: 'fecal', maxAgeDays: 90, ...ours }, { tests: [test] })).toBe(status);
    const treatment = { id: 't', treatment: 'flea', givenOn: '2026-02-01', ...proven };
    const flea = { kind: 'treatment', treatment: 'flea', maxAgeDays: 90, ...ours } as const;
    expect(judge(flea, { treatments: [treatment] })).toBe(status);
    const document = {
      id: 'd',
      kind: 'licence',
      issuedOn: null,
      expiresOn: null,
      rejected: false,
      ...proven,
    };
    expect(judge({ kind: 'document', document: 'licence', ...ours }, { documents: [document] })).toBe(status);
    const exemption = { id: 'x', target: 'rabies', from: '2026-01-01', until: '2027-01-01', ...proven };
    const accepting = { ...rabies, accepts: { exemption: true } };
    const exempted = status === 'met' ? 'exempt' : status;
    expect(judge(accepting, { exemptions: [exemption] })).toBe(exempted);
  });

  it('says so, and leads to the review', () => {
    expect(messageFor(rabies, 'unverified', {})).toBe(
      'Rabies: not proven yet. Needs a document that this business has checked.',
    );
    expect(cureFor(rabies, 'unverified')).toMatchObject({
      owner: expect.stringMatching(/^Ask the business to review this record; a review by another business/),
      step: { action: 'review' },
    });
  });

  it('without `reviewed` asks for nothing more', () => {
    const requirement = { ...rabies, evidence: 'document' } as const;
    expect(judge(requirement, { vaccinations: [buildDose({ evidence: 'document' })] })).toBe('met');
  });

  it('is left to the server by a scanner without a network, whatever the badge says', () => {
    const claims = {
      species: 'dog',
      chipTail: null,
      doses: [{ ...buildDose({ evidence: 'reviewed' }), id: undefined }],
    };
    const rule = { id: 'r', level: 'required', requirement: rabies } as const;
    const visit = { service: null, arrival: '2026-02-14', departure: '2026-02-14' };
    const asked = { claims: claims as never, visit: visit as never, listAgeHours: 1 };
    expect(judgeOffline({ ...asked, rules: [rule] })).toMatchObject({ unchecked: ['r'], sure: false });
    const { reviewedBy: _, ...any } = rabies;
    const open = judgeOffline({ ...asked, rules: [{ ...rule, requirement: any }] });
    expect(open).toMatchObject({ unchecked: [], sure: true });
  });
});
