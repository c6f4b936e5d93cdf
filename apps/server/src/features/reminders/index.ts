/** `GET /calendar/{token}.ics`. */
export { calendarRoutes } from './calendar-routes.ts';
/** For a database that was restored or copied. */
export { forgetPositions } from './follow-position.ts';
/** The same once a minute, on one server; and what businesses are sent on Mondays. */
export { alertRound, weeklyDigest } from './reminder-jobs.ts';
/** What goes on by itself: planning, ringing, telling. */
export { startReminders } from './reminder-work.ts';
export { takeDueAsSent } from './send-due-reminders.ts';
