import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOverflows } from '../setup/fits-window.ts';
import { openBrowser, openPage, signInOnPage } from '../setup/person.ts';

/** Every page of a business, by its heading. */
const pages = {
  '/business': 'Today',
  '/business/calendar': 'Calendar',
  '/business/pets': 'Pets',
  '/business/reviews': 'Reviews',
  '/business/requirements': 'Requirements',
  '/business/waivers': 'Waivers',
  '/business/insight': 'Reports',
  '/business/team': 'Team',
  '/business/trail': 'Activity log',
  '/business/poster': 'Check-in poster',
  '/business/settings': 'Business settings',
  '/business/settings/locations': 'Locations',
  '/billing': 'Billing',
  '/settings': 'Settings',
  '/alerts': 'Alerts',
  '/business/scan': 'Scan a badge',
  '/business/scan?lane=guest': 'Guest check-in',
  '/business/scan?lane=service-animal': 'Service animal',
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it.each([
  ['at 320 px', 320, { spaced: false, rtl: false }],
  ['at 320 px with the text spaced out', 320, { spaced: true, rtl: false }],
  ['at 390 px with the text spaced out', 390, { spaced: true, rtl: false }],
  ['at 390 px from right to left', 390, { spaced: false, rtl: true }],
] as const)(
  '%s every page of a business fits the window, and no word or number is broken apart',
  async (_, width, { spaced, rtl }) => {
    const person = await openPage(browser, { width, height: 844 });
    await signInOnPage(person, 'business@demo.test', 'demo-business');
    expect(await findOverflows(person.page, pages, { spaced, rtl })).toEqual({});
    await person.close();
  },
);
