/** `GET /calendar/{token}.ics`. */
export { calendarRoutes } from './calendar-routes.ts';
/** What goes on by itself: planning, ringing, telling. */
export { startReminders, workOffAlerts } from './reminder-work.ts';
