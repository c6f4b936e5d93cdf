import { compareDates } from '../calendar/index.ts';
import type { Need } from './need.ts';
import { type ReminderClock, reminderInstant } from './quiet-hours.ts';
import { type Stage, stageDay, stageOn, stages } from './stage.ts';

/** One reminder of the plan: due at an instant (milliseconds since 1970). */
export type PlannedStage = { readonly stage: Stage; readonly dueMs: number };

/** What has happened to a need so far: the stages that were sent, and those that were planned already. */
export type StageHistory = { readonly sent: ReadonlySet<Stage>; readonly planned: ReadonlySet<Stage> };

/** Today and now for the owner. */
export type Moment = { readonly today: string; readonly nowMs: number; readonly clock: ReminderClock };

/**
 * The reminders still to be sent for a need. Of the stages that have begun only the latest is sent, and only if neither
 * it nor a later one was sent: now if the need is new, in the morning if it was planned before.
 */
export function planStages(need: Need, history: StageHistory, moment: Moment): readonly PlannedStage[] {
  const { today, nowMs, clock } = moment;
  const current = stageOn(need, today);
  const coming = stages
    .filter((stage) => compareDates(stageDay(need, stage), today) > 0 && !wasSent(history.sent, stage))
    .map((stage) => ({ stage, dueMs: reminderInstant(stageDay(need, stage), clock) }));
  if (current === null || wasSent(history.sent, current)) return coming;
  const morning = reminderInstant(stageDay(need, current), clock);
  const dueMs = history.planned.has(current) ? Math.max(nowMs, morning) : nowMs;
  return [{ stage: current, dueMs }, ...coming];
}

/** Whether this stage or a later one has been sent. */
function wasSent(sent: ReadonlySet<Stage>, stage: Stage): boolean {
  return stages.slice(stages.indexOf(stage)).some((later) => sent.has(later));
}
