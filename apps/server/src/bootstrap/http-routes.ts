import type { Hono } from 'hono';
import { unsubscribeRoutes } from '../features/alerts/index.ts';
import { badgeRoutes } from '../features/badges/index.ts';
import { businessExportRoutes } from '../features/business-exports/index.ts';
import { businessPageRoutes } from '../features/business-pages/index.ts';
import { incidentRoutes } from '../features/incidents/index.ts';
import { exportRoutes } from '../features/own-data/index.ts';
import { petExportRoutes } from '../features/pet-exports/index.ts';
import { calendarRoutes } from '../features/reminders/index.ts';
import { shareLinkRoutes } from '../features/share-links/index.ts';
import { waiverRoutes } from '../features/waivers/index.ts';
import { walletPassRoutes } from '../features/wallet-passes/index.ts';
import { openAppShell, type Services } from '../platform/http/index.ts';
import { outboxRoutes } from '../platform/mail/index.ts';
import { securityContactRoutes } from './security-contact.ts';
import { billingRoutes } from './serve-billing.ts';

/** Routes besides the functions: addresses that browsers, calendars and mail programs request directly. */
export function httpRoutes(
  services: Services,
  billing: Parameters<typeof billingRoutes>[1],
  webRoot: string,
): Hono[] {
  return [
    ...billingRoutes(services, billing),
    outboxRoutes(services.config),
    badgeRoutes(services, webRoot),
    waiverRoutes(services),
    exportRoutes(services),
    businessExportRoutes(services),
    incidentRoutes(services),
    petExportRoutes(services),
    walletPassRoutes(services),
    shareLinkRoutes(services),
    calendarRoutes(services),
    unsubscribeRoutes(services),
    businessPageRoutes(services, openAppShell(webRoot, services.log)),
    securityContactRoutes(services),
  ];
}
