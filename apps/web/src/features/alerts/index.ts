/** What needs somebody, and what happened. */
export { AlertsView } from './alerts-view.tsx';
/** How somebody is told; for the settings page as well. */
export { PreferencesPanel } from './preferences-panel.tsx';
/** Followed once, by a shell. */
export { AlertsContext, useNewestAlerts, useUnread } from './use-newest-alerts.ts';
