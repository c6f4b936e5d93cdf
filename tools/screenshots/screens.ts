import type { Page } from 'playwright-core';
import { pseudoText } from '../messages/pseudo.ts';

export type DemoRole = 'anyone' | 'owner' | 'business' | 'free';
/** Those who have just registered are no part of the demo. */
export type ScreenRole = DemoRole | 'newOwner' | 'newBusiness';

/** One screen to capture. `address` may contain `{pet}`, a pet of the demo owner, and others. */
export interface Screen<Role extends ScreenRole = ScreenRole> {
  readonly name: string;
  readonly role: Role;
  readonly address: string;
  /** Brings the screen into the state that is meant, after it has loaded. */
  readonly act?: (page: Page, codes: readonly string[]) => Promise<void>;
  /**
   * Whether responses are held back or refused, or the network is disconnected once the page is loaded, to capture the
   * messages.
   */
  readonly server?: 'silent' | 'refusing' | 'gone' | undefined;
  /** The designs that it follows: the names of their pictures without width and theme. */
  readonly mockups?: readonly string[];
  /** Captures only the window, for screens that are as high as it. */
  readonly window?: boolean;
}

/** In English or in the pseudo-language. */
const named = (page: Page, role: 'button' | 'textbox', name: string) =>
  page
    .getByRole(role, { name, exact: true })
    .or(page.getByRole(role, { name: pseudoText(name), exact: true }));

const press = (name: string) => async (page: Page) => {
  await named(page, 'button', name).first().click();
};

/** Types the badge of the owner's nth pet, as at a check-in without a camera. */
export const typeBadge = (nth: number) => async (page: Page, codes: readonly string[]) => {
  await named(page, 'button', 'Enter code').click();
  await named(page, 'textbox', 'Code').fill(codes[nth] ?? '');
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict] h1, h1').first().waitFor();
  await page.waitForTimeout(900);
};

/** Only the tab bar of a phone has it. */
const openMore = async (page: Page) => {
  const more = named(page, 'button', 'More');
  if (await more.isVisible()) await more.click();
};

export const screens: readonly Screen<DemoRole>[] = [
  { name: 'landing', role: 'anyone', address: '/', mockups: ['03-landing-owner', '01-landing-owner'] },
  { name: 'landing-business', role: 'anyone', address: '/?for=business', mockups: ['02-landing-business'] },
  { name: 'login', role: 'anyone', address: '/login', mockups: ['04-login'] },
  { name: 'login-errors', role: 'anyone', address: '/login', act: press('Log in') },
  { name: 'register', role: 'anyone', address: '/register' },
  { name: 'register-errors', role: 'anyone', address: '/register', act: press('Create an account') },
  { name: 'forgot-password', role: 'anyone', address: '/forgot-password' },
  { name: 'reset-password', role: 'anyone', address: '/reset-password?token=none' },
  { name: 'restore-email', role: 'anyone', address: '/restore-email?token=none' },
  { name: 'terms', role: 'anyone', address: '/terms' },
  { name: 'privacy', role: 'anyone', address: '/privacy' },
  { name: 'cookies', role: 'anyone', address: '/cookies' },
  { name: 'acceptable-use', role: 'anyone', address: '/acceptable-use' },
  { name: 'sample-badge', role: 'anyone', address: `/v/${'A'.repeat(26)}` },
  { name: 'badge-of-outsider', role: 'anyone', address: `/v/${'B'.repeat(25)}A` },
  { name: 'select-user-type', role: 'owner', address: '/select-user-type', mockups: ['05-select-user-type'] },
  {
    name: 'dashboard',
    role: 'owner',
    address: '/dashboard',
    mockups: ['06-owner-dashboard', '26-dashboard-one-pet'],
  },
  { name: 'dashboard-loading', role: 'owner', address: '/dashboard', server: 'silent' },
  { name: 'dashboard-error', role: 'owner', address: '/dashboard', server: 'refusing' },
  { name: 'new-pet', role: 'owner', address: '/pets/new' },
  { name: 'pet', role: 'owner', address: '/pets/{pet}', mockups: ['20-pet-page', '07-pet-detail'] },
  { name: 'pet-loading', role: 'owner', address: '/pets/{pet}', server: 'silent' },
  { name: 'edit-pet', role: 'owner', address: '/pets/{pet}/edit' },
  {
    name: 'vaccinations',
    role: 'owner',
    address: '/pets/{pet}/vaccinations',
    mockups: ['08-vaccination-manager'],
  },
  { name: 'health-record', role: 'owner', address: '/pets/{pet}/record', mockups: ['21-health-record'] },
  { name: 'travel', role: 'owner', address: '/pets/{pet}/travel' },
  { name: 'badge', role: 'owner', address: '/pets/{pet}/badge', mockups: ['09-badge'] },
  { name: 'badge-offline', role: 'owner', address: '/pets/{pet}/badge', server: 'gone' },
  { name: 'share', role: 'owner', address: '/pets/{pet}/share', mockups: ['24-sharing'] },
  { name: 'no-pet', role: 'owner', address: '/pets/none' },
  { name: 'documents', role: 'owner', address: '/docs', mockups: ['22-documents'] },
  {
    name: 'document',
    role: 'owner',
    address: '/docs/{document}',
    mockups: ['23-document-review', '13-document-review'],
  },
  { name: 'alerts', role: 'owner', address: '/alerts', mockups: ['27-alerts'] },
  { name: 'alerts-error', role: 'owner', address: '/alerts', server: 'refusing' },
  { name: 'join', role: 'owner', address: '/join/none' },
  { name: 'door', role: 'anyone', address: '/b/{slug}', mockups: ['29-public-business'] },
  { name: 'no-door', role: 'anyone', address: '/b/none' },
  { name: 'waiver-check', role: 'anyone', address: `/w/${'0'.repeat(64)}` },
  { name: 'today', role: 'business', address: '/business', mockups: ['40-today', '10-business-today'] },
  { name: 'pets', role: 'business', address: '/business/pets', mockups: ['45-pets', '14-business-pets'] },
  { name: 'business-pet', role: 'business', address: '/business/pets/{pet}', mockups: ['46-pet'] },
  { name: 'guest', role: 'business', address: '/business/pets/{guest}', mockups: ['46-pet'] },
  { name: 'calendar', role: 'business', address: '/business/calendar', mockups: ['49-calendar'] },
  { name: 'care', role: 'business', address: '/business/care', mockups: ['62-care-sheet'] },
  { name: 'customers', role: 'business', address: '/business/customers' },
  { name: 'customer', role: 'business', address: '/business/customers/{customer}', mockups: ['44-customer'] },
  { name: 'import', role: 'business', address: '/business/customers/import', mockups: ['47-import-map'] },
  { name: 'incidents', role: 'business', address: '/business/incidents' },
  { name: 'new-incident', role: 'business', address: '/business/incidents/new', mockups: ['50-incident'] },
  { name: 'due', role: 'business', address: '/business/due', mockups: ['61-due-report'] },
  {
    ...{ name: 'developers', role: 'business', address: '/business/settings/developers' },
    mockups: ['57-api-webhooks'],
  },
  { name: 'reviews', role: 'business', address: '/business/reviews' },
  { name: 'waivers', role: 'business', address: '/business/waivers', mockups: ['53-waivers'] },
  { name: 'waiver-sign', role: 'business', address: '/business/waivers/{waiver}/sign' },
  { name: 'poster', role: 'business', address: '/business/poster', mockups: ['56-poster'] },
  { name: 'team', role: 'business', address: '/business/team', mockups: ['52-team'] },
  { name: 'trail', role: 'business', address: '/business/trail', mockups: ['51-activity-log'] },
  { name: 'business-settings', role: 'business', address: '/business/settings', mockups: ['58-settings'] },
  { name: 'locations', role: 'business', address: '/business/settings/locations' },
  { name: 'alerts-business', role: 'business', address: '/alerts' },
  {
    name: 'scan-offline',
    role: 'business',
    address: '/business/scan',
    server: 'gone',
    window: true,
    mockups: ['11-scan-offline'],
  },
  { name: 'more', role: 'business', address: '/business', act: openMore, window: true },
  { name: 'today-loading', role: 'business', address: '/business', server: 'silent' },
  { name: 'scan', role: 'business', address: '/business/scan', window: true },
  {
    name: 'verdict-ok',
    role: 'business',
    address: '/business/scan',
    act: typeBadge(0),
    window: true,
    mockups: ['43-verdict-good-to-go', '11-scan-compliant'],
  },
  {
    name: 'verdict-soon',
    role: 'business',
    address: '/business/scan',
    act: typeBadge(1),
    window: true,
    mockups: ['11-scan-expiring'],
  },
  {
    name: 'verdict-stop',
    role: 'business',
    address: '/business/scan',
    act: typeBadge(2),
    window: true,
    mockups: ['42-verdict-not-cleared', '11-scan-not-compliant'],
  },
  { name: 'insight', role: 'business', address: '/business/insight', mockups: ['60-reports'] },
  { name: 'settings', role: 'owner', address: '/settings', mockups: ['28-settings'] },
  { name: 'settings-business', role: 'business', address: '/settings' },
  {
    name: 'requirements',
    role: 'business',
    address: '/business/requirements',
    mockups: ['55-requirements', '12-requirements-editor'],
  },
  { name: 'billing', role: 'business', address: '/billing', mockups: ['15-billing'] },
  { name: 'billing-free', role: 'free', address: '/billing' },
  { name: 'upgrade', role: 'free', address: '/business', mockups: ['15-upgrade-banner'] },
];
