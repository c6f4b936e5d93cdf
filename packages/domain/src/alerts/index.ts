/** Alert kinds and channels. */
export {
  type AlertAudience,
  type AlertChannels,
  type AlertKind,
  alertAudience,
  alertKinds,
  alertsWithEmail,
  usualChannels,
} from './alert-kind.ts';
/** The weekly summary of a business. */
export { type DigestWeek, digestMessages, digestWeekAt } from './digest.ts';
/** The versions of a business's rules that are ever in force. */
export { versionsInForce } from './find-lapse.ts';
/** What a plan is made from and what it finds. */
export type { ConnectedBusiness, Need, PlanInput, RulesFrom } from './need.ts';
/** What has to be renewed, and by when. */
export { needsOf } from './needs-of.ts';
/** When to plan again although nothing happened. */
export { nextPlanDay } from './next-plan-day.ts';
/** Which reminders are still to be sent. */
export { type Moment, type PlannedStage, planStages, type StageHistory } from './plan-stages.ts';
/** Quiet hours: nothing is emailed or pushed. */
export {
  isQuietAt,
  nextLoudInstant,
  type QuietHours,
  type ReminderClock,
  reminderInstant,
} from './quiet-hours.ts';
/** What reminders say. */
export {
  longDate,
  namesOf,
  type Reminder,
  type ReminderMessages,
  reminderMessages,
} from './reminder-words.ts';
/** When an owner is reminded. */
export { type Stage, stages } from './stage.ts';
