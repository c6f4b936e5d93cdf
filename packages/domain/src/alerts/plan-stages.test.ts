import { describe, expect, it } from 'vitest';
import { epochMsOf } from '../calendar/index.ts';
import type { Need } from './need.ts';
import { planStages } from './plan-stages.ts';
import type { Stage } from './stage.ts';
import { stageOn } from './stage.ts';

const need: Need = {
  key: 'dose|2026-06-30',
  subject: 'Rabies',
  lastValidOn: '2026-06-30',
  actBy: '2026-06-24',
  recordId: 'dose',
  businessIds: ['b1'],
};
const clock = { timeZone: 'Europe/Berlin', quietHours: null };
const stagesAt = (now: string, sent: Stage[] = [], planned: Stage[] = []): string[] => {
  const moment = { today: now.slice(0, 10), nowMs: epochMsOf(now) ?? 0, clock };
  return planStages(need, { sent: new Set(sent), planned: new Set(planned) }, moment).map(
    ({ stage, dueMs }) => `${stage} ${new Date(dueMs).toISOString().slice(0, 16)}`,
  );
};

describe('the stages of a need', () => {
  it.each([
    ['2026-05-24', null],
    ['2026-05-25', 'in_30'],
    ['2026-06-10', 'in_14'],
    ['2026-06-21', 'in_3'],
    ['2026-06-24', 'today'],
    ['2026-06-30', 'today'],
    ['2026-07-01', 'lapsed'],
  ])('on %s it is %s', (today, stage) => {
    expect(stageOn(need, today)).toBe(stage);
  });

  it('long before, all of them are planned for the mornings of their days', () => {
    expect(stagesAt('2026-04-01T12:00:00Z')).toEqual([
      'in_30 2026-05-25T07:00',
      'in_14 2026-06-10T07:00',
      'in_3 2026-06-21T07:00',
      'today 2026-06-24T07:00',
      'lapsed 2026-07-01T07:00',
    ]);
  });

  it('a need first found during a stage sends that stage now and never the earlier ones', () => {
    expect(stagesAt('2026-06-15T03:21:00Z')[0]).toBe('in_14 2026-06-15T03:21');
    expect(stagesAt('2026-06-15T03:21:00Z')).toHaveLength(4);
  });

  it('on the morning of a planned stage a new plan does not send early', () => {
    expect(stagesAt('2026-06-10T03:00:00Z', [], ['in_14'])[0]).toBe('in_14 2026-06-10T07:00');
    expect(stagesAt('2026-06-10T09:00:00Z', [], ['in_14'])[0]).toBe('in_14 2026-06-10T09:00');
  });

  it('a sent stage is not sent again, nor is an earlier stage after a later one', () => {
    expect(stagesAt('2026-06-11T09:00:00Z', ['in_14'])).toHaveLength(3);
    expect(stagesAt('2026-05-01T09:00:00Z', ['in_3'])).toEqual([
      'today 2026-06-24T07:00',
      'lapsed 2026-07-01T07:00',
    ]);
    expect(stagesAt('2026-07-02T09:00:00Z', ['lapsed'])).toEqual([]);
  });
});
