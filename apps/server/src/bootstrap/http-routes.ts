import type { Hono } from 'hono';
import { unsubscribeRoutes } from '../features/alerts/index.ts';
import { badgeRoutes } from '../features/badges/index.ts';
import { exportRoutes } from '../features/own-data/index.ts';
import { calendarRoutes } from '../features/reminders/index.ts';
import { waiverRoutes } from '../features/waivers/index.ts';
import type { Services } from '../platform/http/index.ts';
import { outboxRoutes } from '../platform/mail/index.ts';
import { billingRoutes } from './serve-billing.ts';

/** Paths beside the functions: what browsers, calendars and mail programs request directly. */
export function httpRoutes(services: Services, billing: Parameters<typeof billingRoutes>[1]): Hono[] {
  return [
    ...billingRoutes(services, billing),
    outboxRoutes(services.config),
    badgeRoutes(services),
    waiverRoutes(services),
    exportRoutes(services),
    calendarRoutes(services),
    unsubscribeRoutes(services),
  ];
}
