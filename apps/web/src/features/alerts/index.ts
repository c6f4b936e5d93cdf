/** What needs someone, and what happened. */
export { AlertsView } from './alerts-view.tsx';
/** The bell of a phone. */
export { BellLink } from './bell-link.tsx';
/** Followed once, by a shell. */
export { AlertsContext, useAlertCount, useNewestAlerts } from './use-newest-alerts.ts';
