import type { Check, Rule } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { checkInMessages } from './messages.gen.ts';
import { openVerdictNotes, soonNotes, tallyOf } from './verdict-notes-of.ts';

const check = (change: Partial<Check>): Check => ({
  ruleId: 'bordetella',
  level: 'required',
  status: 'met',
  reason: 'met',
  message: 'Bordetella: in order.',
  params: {},
  recordIds: [],
  validUntil: null,
  ...change,
});
const tooEarly = check({
  status: 'waiting',
  reason: 'dose_too_recent',
  message: 'Bordetella / Kennel cough: too early. Counts 7 days after the dose.',
  params: { days: 7 },
});
const pending = check({
  ruleId: 'rabies',
  status: 'pending',
  reason: 'under_review',
  message: 'Rabies: being checked.',
});
const rule: Rule = {
  id: 'bordetella',
  level: 'required',
  requirement: { kind: 'vaccination', targets: ['bordetella'] },
};
const format = { weekday: (date: string) => `<${date}>` };

describe('what stands in the way', () => {
  it('says what is so, why, and what would put it right', () => {
    expect(openVerdictNotes({ checks: [tooEarly] }, [rule])).toEqual([
      {
        id: 'bordetella',
        status: 'waiting',
        title: 'Bordetella / Kennel cough: too early',
        detail: 'Counts 7 days after the dose. Offer a later day.',
        waiting: null,
        lacksAnswer: false,
        unsigned: null,
      },
    ]);
  });

  it('says which reason an answer to the business’s own question puts right', () => {
    const unanswered = check({
      status: 'missing',
      reason: 'unanswered',
      message: 'Own question: not answered.',
    });
    expect(openVerdictNotes({ checks: [unanswered] }, [])[0]).toMatchObject({ lacksAnswer: true });
  });

  it('names the waiver that can be signed here', () => {
    const requirement = { kind: 'waiver' as const, waiverId: 'agreement', materialVersion: 1 };
    const signed: Rule = { id: 'bordetella', level: 'required', requirement };
    const missing = check({ status: 'missing', reason: 'missing', message: 'Waiver: nothing on record.' });
    expect(openVerdictNotes({ checks: [missing] }, [signed])[0]).toMatchObject({ unsigned: 'agreement' });
  });

  it('says what is so even where the rule is not at hand', () => {
    expect(openVerdictNotes({ checks: [pending] }, [])[0]).toMatchObject({
      title: 'Rabies: being checked',
      detail: null,
      waiting: '',
    });
    const named = { ...pending, recordIds: ['dose'] };
    expect(openVerdictNotes({ checks: [named] }, [])[0]?.waiting).toBe('dose');
  });

  it('puts failures before what only waits, and leaves out recommendations', () => {
    const advice = check({ level: 'recommended', status: 'missing' });
    expect(openVerdictNotes({ checks: [pending, advice, tooEarly] }, []).map(({ id }) => id)).toEqual([
      'bordetella',
      'rabies',
    ]);
  });
});

describe('what ends soon', () => {
  it('names no day where the owner shares the verdict only', () => {
    const [note] = soonNotes({ checks: [check({ status: 'expiring' })] }, [], checkInMessages, format);
    expect(note).toMatchObject({
      title: 'Bordetella expires within 30 days',
      detail: 'Please tell the owner. The exact date is in their app.',
    });
  });

  it('names the day where the owner shares the record', () => {
    const shared = check({ status: 'expiring', validUntil: '2026-12-02' });
    expect(soonNotes({ checks: [shared] }, [], checkInMessages, format)[0]?.title).toBe(
      'Bordetella expires <2026-12-02>',
    );
  });
});

describe('the count', () => {
  it('is of the required rules that apply', () => {
    const checks = [
      check({}),
      tooEarly,
      check({ status: 'not_applicable' }),
      check({ level: 'recommended' }),
    ];
    expect(tallyOf({ checks })).toEqual({ asked: 2, open: 1 });
  });
});
