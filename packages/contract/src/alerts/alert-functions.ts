import { z } from 'zod';
import { empty, id, listOf, paging, stream, unary } from '../define/index.ts';
import { alert, alertPreferenceChanges, alertPreferences, pushDevice } from './alert.ts';

const feed = z.strictObject({ url: z.url() });

export const alerts = {
  listAlerts: unary(z.strictObject({ unread: z.boolean().optional(), ...paging }), listOf(alert), {
    summary: "Lists the caller's alerts, newest first.",
  }),
  /** The newest alerts and the number of unread ones: once at the start, then after each change. */
  watchAlerts: stream(empty, z.strictObject({ unread: z.int(), items: z.array(alert) }), {
    summary: 'Streams the number of unread alerts and the newest ones.',
  }),
  markAlertsRead: unary(z.strictObject({ ids: z.array(id).min(1).max(100) }), empty, {
    summary: 'Marks alerts as read.',
  }),
  getAlertPreferences: unary(empty, alertPreferences, {
    summary: 'Returns which alerts the caller gets, how, and when they stay quiet.',
  }),
  setAlertPreferences: unary(alertPreferenceChanges, alertPreferences, {
    summary: 'Changes which alerts the caller gets, how, and when they stay quiet.',
  }),
  getCalendarFeed: unary(empty, feed, {
    summary: "Returns the private address of the caller's calendar of visits and renewals (iCalendar).",
  }),
  rotateCalendarFeed: unary(empty, feed, {
    summary: 'Replaces the private address of the calendar; the old one stops working at once.',
  }),
  getPushKey: unary(empty, z.strictObject({ publicKey: z.string() }), {
    summary: 'Returns the public key that a browser needs to subscribe to push messages.',
  }),
  addPushDevice: unary(pushDevice, empty, { summary: 'Sends push messages to this browser from now on.' }),
  removePushDevice: unary(z.strictObject({ endpoint: z.string().max(1_000) }), empty, {
    summary: 'Stops push messages to this browser.',
  }),
};
