import { addDays, type CalendarDate, compareDates } from '../calendar/index.ts';
import type { Need } from './need.ts';

/** When an owner is reminded: this many days before the day to act by, and once after the proof has lapsed. */
export const stages = ['in_30', 'in_14', 'in_3', 'today', 'lapsed'] as const;
export type Stage = (typeof stages)[number];

const daysBefore = { in_30: 30, in_14: 14, in_3: 3, today: 0 } as const;

/** The day a stage begins on. */
export function stageDay(need: Pick<Need, 'actBy' | 'lastValidOn'>, stage: Stage): CalendarDate {
  return stage === 'lapsed' ? addDays(need.lastValidOn, 1) : addDays(need.actBy, -daysBefore[stage]);
}

/** The stage a need is in on a day, null before the first: later stages replace earlier ones. */
export function stageOn(need: Pick<Need, 'actBy' | 'lastValidOn'>, today: string): Stage | null {
  return stages.findLast((stage) => compareDates(stageDay(need, stage), today) <= 0) ?? null;
}
