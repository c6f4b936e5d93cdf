import { z } from 'zod';
import { empty, id, listOf, paging, stream, unary } from '../define/index.ts';
import { alert, alertPreferenceChanges, alertPreferences, pushDevice } from './alert.ts';

const feed = z.strictObject({ url: z.url() });

export const alerts = {
  listAlerts: unary(z.strictObject({ unread: z.boolean().optional(), ...paging }), listOf(alert)),
  /** The newest alerts and how many are unread: now, then again after each change. */
  watchAlerts: stream(empty, z.strictObject({ unread: z.int(), items: z.array(alert) })),
  markAlertsRead: unary(z.strictObject({ ids: z.array(id).min(1).max(100) }), empty),
  getAlertPreferences: unary(empty, alertPreferences),
  setAlertPreferences: unary(alertPreferenceChanges, alertPreferences),
  getCalendarFeed: unary(empty, feed),
  rotateCalendarFeed: unary(empty, feed),
  getPushKey: unary(empty, z.strictObject({ publicKey: z.string() })),
  addPushDevice: unary(pushDevice, empty),
  removePushDevice: unary(z.strictObject({ endpoint: z.string().max(1_000) }), empty),
};
