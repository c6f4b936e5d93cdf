export { AlertsView } from './alerts-view.tsx';
export { BellLink } from './bell-link.tsx';
export { AlertsContext, useAlertCount, useNewestAlerts } from './use-newest-alerts.ts';
