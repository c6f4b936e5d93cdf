import type { Page } from 'playwright-core';
import { typeBadge } from '../screenshots/screens.ts';

type Codes = readonly string[];

/** One picture of the help: which person, on which device, after which actions. */
export interface HelpPicture {
  readonly name: string;
  readonly role: 'owner' | 'business' | 'anyone';
  /** `{pet}` and `{slug}` are replaced by those of the demo. */
  readonly address: string;
  readonly device: keyof typeof devices;
  readonly act?: (page: Page, codes: Codes) => Promise<void>;
}

/** The window of each device, at sizes that are readable in a column of text. */
export const devices = {
  phone: { width: 390, height: 740, density: 2 },
  desk: { width: 1100, height: 700, density: 1.5 },
} as const;

const openFirst = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};

const openConnect = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect a business' }).first().click();
  await page.getByRole('dialog').waitFor();
};

export const helpPictures: readonly HelpPicture[] = [
  { name: 'dashboard', role: 'owner', address: '/dashboard', device: 'phone' },
  { name: 'vaccinations', role: 'owner', address: '/pets/{pet}/vaccinations', device: 'phone' },
  {
    name: 'document-review',
    role: 'owner',
    address: '/docs',
    device: 'desk',
    act: openFirst('a[href^="/docs/"]'),
  },
  { name: 'badge', role: 'owner', address: '/pets/{pet}/badge', device: 'phone' },
  { name: 'connect', role: 'owner', address: '/pets/{pet}', device: 'phone', act: openConnect },
  { name: 'requirements', role: 'business', address: '/business/requirements', device: 'desk' },
  {
    name: 'verdict-cleared',
    role: 'business',
    address: '/business/scan',
    device: 'phone',
    act: typeBadge(0),
  },
  {
    name: 'verdict-not-cleared',
    role: 'business',
    address: '/business/scan',
    device: 'phone',
    act: typeBadge(2),
  },
  { name: 'today', role: 'business', address: '/business', device: 'desk' },
  {
    name: 'customer',
    role: 'business',
    address: '/business/customers',
    device: 'desk',
    act: openFirst('main a[href^="/business/customers/"]'),
  },
  { name: 'reports', role: 'business', address: '/business/insight', device: 'desk' },
  { name: 'public-page', role: 'anyone', address: '/b/{slug}', device: 'desk' },
];
