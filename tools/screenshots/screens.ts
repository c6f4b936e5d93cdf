import type { Page } from 'playwright-core';

export type ScreenRole = 'anyone' | 'owner' | 'business' | 'free';

/** One thing to look at. `address` may hold `{pet}`, a pet of the demo owner, and others. */
export interface Screen {
  readonly name: string;
  readonly role: ScreenRole;
  readonly address: string;
  /** Brings the screen into the state that is meant, after it has loaded. */
  readonly act?: (page: Page, codes: readonly string[]) => Promise<void>;
  /** Which answers are held back or refused, or that the network goes once the page stands, to see what is said. */
  readonly server?: 'silent' | 'refusing' | 'gone' | undefined;
  /** Only what is in the window, for screens that are as high as it. */
  readonly window?: boolean;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Types the badge of the owner's nth pet, as at a door without a camera. */
export const typeBadge = (nth: number) => async (page: Page, codes: readonly string[]) => {
  await page.getByRole('button', { name: 'Enter code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[nth] ?? '');
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict] h1, h1').first().waitFor();
  await page.waitForTimeout(900);
};

/** Only a phone's bar has it. */
const openMore = async (page: Page) => {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
};

export const screens: readonly Screen[] = [
  { name: 'landing', role: 'anyone', address: '/' },
  { name: 'landing-business', role: 'anyone', address: '/?for=business' },
  { name: 'login', role: 'anyone', address: '/login' },
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
  { name: 'badge-of-outsider', role: 'anyone', address: '/v/AAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'select-user-type', role: 'owner', address: '/select-user-type' },
  { name: 'dashboard', role: 'owner', address: '/dashboard' },
  { name: 'dashboard-loading', role: 'owner', address: '/dashboard', server: 'silent' },
  { name: 'dashboard-error', role: 'owner', address: '/dashboard', server: 'refusing' },
  { name: 'new-pet', role: 'owner', address: '/pets/new' },
  { name: 'pet', role: 'owner', address: '/pets/{pet}' },
  { name: 'pet-loading', role: 'owner', address: '/pets/{pet}', server: 'silent' },
  { name: 'edit-pet', role: 'owner', address: '/pets/{pet}/edit' },
  { name: 'vaccinations', role: 'owner', address: '/pets/{pet}/vaccinations' },
  { name: 'badge', role: 'owner', address: '/pets/{pet}/badge' },
  { name: 'badge-offline', role: 'owner', address: '/pets/{pet}/badge', server: 'gone' },
  { name: 'share', role: 'owner', address: '/pets/{pet}/share' },
  { name: 'no-pet', role: 'owner', address: '/pets/none' },
  { name: 'documents', role: 'owner', address: '/docs' },
  { name: 'document', role: 'owner', address: '/docs/{document}' },
  { name: 'alerts', role: 'owner', address: '/alerts' },
  { name: 'alerts-error', role: 'owner', address: '/alerts', server: 'refusing' },
  { name: 'join', role: 'owner', address: '/join/none' },
  { name: 'door', role: 'anyone', address: '/b/{slug}' },
  { name: 'no-door', role: 'anyone', address: '/b/none' },
  { name: 'waiver-check', role: 'anyone', address: `/w/${'0'.repeat(64)}` },
  { name: 'today', role: 'business', address: '/business' },
  { name: 'pets', role: 'business', address: '/business/pets' },
  { name: 'guest', role: 'business', address: '/business/pets/{guest}' },
  { name: 'reviews', role: 'business', address: '/business/reviews' },
  { name: 'waivers', role: 'business', address: '/business/waivers' },
  { name: 'waiver-sign', role: 'business', address: '/business/waivers/{waiver}/sign' },
  { name: 'poster', role: 'business', address: '/business/poster' },
  { name: 'team', role: 'business', address: '/business/team' },
  { name: 'trail', role: 'business', address: '/business/trail' },
  { name: 'business-settings', role: 'business', address: '/business/settings' },
  { name: 'alerts-business', role: 'business', address: '/alerts' },
  { name: 'scan-offline', role: 'business', address: '/business/scan', server: 'gone', window: true },
  { name: 'more', role: 'business', address: '/business', act: openMore, window: true },
  { name: 'today-loading', role: 'business', address: '/business', server: 'silent' },
  { name: 'scan', role: 'business', address: '/business/scan', window: true },
  { name: 'verdict-ok', role: 'business', address: '/business/scan', act: typeBadge(0), window: true },
  { name: 'verdict-soon', role: 'business', address: '/business/scan', act: typeBadge(1), window: true },
  { name: 'verdict-stop', role: 'business', address: '/business/scan', act: typeBadge(2), window: true },
  { name: 'insight', role: 'business', address: '/business/insight' },
  { name: 'settings', role: 'owner', address: '/settings' },
  { name: 'settings-business', role: 'business', address: '/settings' },
  { name: 'requirements', role: 'business', address: '/business/requirements' },
  { name: 'billing', role: 'business', address: '/billing' },
  { name: 'billing-free', role: 'free', address: '/billing' },
  { name: 'upgrade', role: 'free', address: '/business' },
];
