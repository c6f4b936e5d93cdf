export { CalendarView } from './calendar-view.tsx';
export { OwnersVisits, StaffVisits } from './pet-visits.tsx';
export { PlanVisitDialog } from './plan-visit-dialog.tsx';
export { useTodaysVisits } from './use-visits.ts';
export { VisitActions } from './visit-actions.tsx';
