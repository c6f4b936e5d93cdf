import { type Rule, requirementPresets } from '@clearpaw/domain';
import { expect, it } from 'vitest';
import { askedDose, askedVaccinesFor } from './asked-vaccine.ts';
import { blankGuest, type GuestDraft } from './guest-draft.ts';
import { judgeGuest } from './judge-guest.ts';

const today = '2026-11-22';
const daycare = requirementPresets.find(({ id }) => id === 'daycare')?.rules ?? [];
const judge = (change: Partial<GuestDraft>, rules: readonly Rule[] = daycare) =>
  judgeGuest({ ...blankGuest(), ...change }, { rules, service: null, today })?.verdict ?? null;
const given = (code: string, administeredOn: string) => ({
  [code]: { ...askedDose(code, undefined, askedVaccinesFor(code, 'dog')), administeredOn },
});
const complete: Partial<GuestDraft> = {
  ...{ bornOn: '2023-01-01', sterilized: 'yes' },
  asked: {
    ...given('rabies', '2026-06-01'),
    ...given('dhpp', '2026-06-01'),
    ...given('bordetella', '2026-09-01'),
  },
  tests: { fecal: { takenOn: '2026-10-20', result: 'negative' } },
};

it('is not judged before anything is entered that a rule asks for', () => {
  expect(judge({})).toBeNull();
  expect(judge({ petName: 'Momo', ownerEmail: 'a@b.test' })).toBeNull();
  expect(judge({ species: null })).toBeNull();
  expect(judge({}, [])).toBe('compliant');
});

it('is judged by what is typed so far, as after saving', () => {
  expect(judge(complete)).toBe('compliant');
  expect(judge({ ...complete, asked: given('rabies', '2026-06-01') })).toBe('non_compliant');
  expect(judge({ ...complete, tests: { fecal: { takenOn: '2026-10-20', result: 'positive' } } })).toBe(
    'non_compliant',
  );
});

it('counts answers to questions, and a signature as missing until the guest is saved', () => {
  const question: Rule = {
    ...{ id: 'q', level: 'required' },
    requirement: { kind: 'question', questionId: 'q1', text: 'Is it crate-trained?' },
  };
  expect(judge({ answers: { q1: 'yes' } }, [question])).toBe('compliant');
  const waiver: Rule = {
    ...{ id: 'w', level: 'required' },
    requirement: { kind: 'waiver', waiverId: 'w1', materialVersion: 1 },
  };
  expect(judge({ answers: { q1: 'yes' } }, [waiver])).toBe('non_compliant');
  expect(judge({ petId: 'p', answers: { q1: 'yes' } }, [waiver])).toBe('compliant');
});
