import { describe, expect, it } from 'vitest';
import { brief, checkOn, reportOn } from '../testing/builders.ts';

const requirement = { kind: 'question', questionId: 'crate', text: 'Is your dog crate-trained?' } as const;
const answer = { id: 'a1', questionId: 'crate', answeredOn: '2026-01-01' } as const;

describe('a question of the business', () => {
  it.each([
    ['answered before', {}, 'met - a1'],
    ['answered on the day of arrival', { answeredOn: '2026-02-14' }, 'met - a1'],
    ['answered after the arrival', { answeredOn: '2026-02-15' }, 'missing -'],
    ['that is another one', { questionId: 'food' }, 'missing -'],
  ])('%s', (_, change, expected) => {
    expect(brief({ requirement, records: { answers: [{ ...answer, ...change }] } })).toBe(expected);
  });

  it('is named in the reason', () => {
    expect(checkOn({ requirement })).toMatchObject({
      reason: 'unanswered',
      message: 'Question “Is your dog crate-trained?”: not answered yet.',
    });
  });

  it('is met from the day of the answer', () => {
    const records = { answers: [{ ...answer, answeredOn: '2026-02-20' }] };
    expect(reportOn({ requirement, records })).toMatchObject({
      changesOn: '2026-02-20',
      compliantFrom: '2026-02-20',
    });
  });

  it('is decided by the latest answer', () => {
    const answers = [answer, { ...answer, id: 'a2', answeredOn: '2026-02-01' }];
    expect(brief({ requirement, records: { answers } })).toBe('met - a2');
  });
});
