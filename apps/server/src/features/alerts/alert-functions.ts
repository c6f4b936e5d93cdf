import type { alerts as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getAlertPreferences, setAlertPreferences } from './alert-preferences.ts';
import { getCalendarFeed, rotateCalendarFeed } from './calendar-feed.ts';
import { listAlerts } from './list-alerts.ts';
import { markAlertsRead } from './mark-alerts-read.ts';
import { addPushDevice, getPushKey, removePushDevice } from './push-devices.ts';
import { watchAlerts } from './watch-alerts.ts';

export const alertFunctions: Implementations<typeof promised> = {
  addPushDevice,
  getAlertPreferences,
  getCalendarFeed,
  getPushKey,
  listAlerts,
  markAlertsRead,
  removePushDevice,
  rotateCalendarFeed,
  setAlertPreferences,
  watchAlerts,
};
