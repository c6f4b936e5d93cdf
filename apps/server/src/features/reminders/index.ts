export { calendarRoutes } from './calendar-routes.ts';
export { forgetPositions } from './follow-position.ts';
export { alertRound, weeklyDigest } from './reminder-jobs.ts';
export { startReminders } from './reminder-work.ts';
export { takeDueAsSent } from './send-due-reminders.ts';
