/** `GET /calendar/{token}.ics`. */
export { calendarRoutes } from './calendar-routes.ts';
/** The same once a minute, on one server. */
export { alertRound } from './reminder-jobs.ts';
/** What goes on by itself: planning, ringing, telling. */
export { startReminders, workOffAlerts } from './reminder-work.ts';
