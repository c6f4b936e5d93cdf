/** Planned visits. */

/** The week of a business. */
export { CalendarView } from './calendar-view.tsx';
/** The coming visits of a pet. */
export { OwnersVisits, StaffVisits } from './pet-visits.tsx';
/** When a pet comes, and for what. */
export { PlanVisitDialog } from './plan-visit-dialog.tsx';
/** Who is expected, and who leaves. */
export { useTodaysVisits } from './use-visits.ts';
/** Changes or cancels one. */
export { VisitActions } from './visit-actions.tsx';
