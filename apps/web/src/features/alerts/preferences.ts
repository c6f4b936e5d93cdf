import type { alerts, InputOf, OutputOf } from '@clearpaw/contract';

/** How someone is told, and what of it is to change. */
export type Preferences = OutputOf<typeof alerts.getAlertPreferences>;
export type PreferenceChange = InputOf<typeof alerts.setAlertPreferences>;
