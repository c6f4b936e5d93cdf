export {
  type AlertAudience,
  type AlertChannels,
  type AlertKind,
  alertAudience,
  alertKinds,
  alertsWithEmail,
  usualChannels,
} from './alert-kind.ts';
export { type DigestWeek, digestMessages, digestWeekAt } from './digest.ts';
export { versionsInForce } from './find-lapse.ts';
export type { ConnectedBusiness, Need, PlanInput, RulesFrom } from './need.ts';
export { needsOf } from './needs-of.ts';
export { nextPlanDay } from './next-plan-day.ts';
export { type Moment, type PlannedStage, planStages, type StageHistory } from './plan-stages.ts';
export {
  isQuietAt,
  nextLoudInstant,
  type QuietHours,
  type ReminderClock,
  reminderInstant,
} from './quiet-hours.ts';
export {
  longDate,
  namesOf,
  type Reminder,
  type ReminderMessages,
  reminderMessages,
} from './reminder-words.ts';
export { type Stage, stages } from './stage.ts';
