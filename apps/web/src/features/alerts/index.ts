/** What needs someone, and what happened. */
export { AlertsView } from './alerts-view.tsx';
/** The bell of a phone. */
export { BellLink } from './bell-link.tsx';
/** How someone is told; for the settings page as well. */
export { PreferencesPanel } from './preferences-panel.tsx';
/** For a service worker: shows what is pushed, opens where it leads. */
export { openPush, type PushScope, showPush } from './push/show-push.ts';
/** Followed once, by a shell. */
export { AlertsContext, useAlertCount, useNewestAlerts } from './use-newest-alerts.ts';
