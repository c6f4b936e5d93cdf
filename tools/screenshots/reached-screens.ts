import type { Page } from 'playwright-core';
import { photographCertificate } from './photograph-certificate.ts';
import { type Screen, typeBadge } from './screens.ts';

const customers = `First Name,Last Name,Email,Pet Name,Species,Rabies Expires
Maya,Okafor,maya@example.test,Biscuit,Dog,03/21/2027
Ben,Lindholm,ben@example.test,Pickle,Dog,11/02/2027
Ida,Sørensen,not an email,Momo,Cat,31/31/2027
`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The first record that no clinic was asked about yet has it in its menu. */
const askClinic = async (page: Page) => {
  const ask = page.getByRole('menuitem', { name: /^Ask your clinic/ });
  for (const menu of await page.getByRole('button', { name: /^More/ }).all()) {
    await menu.click();
    await page.getByRole('menu').waitFor();
    if (await ask.isVisible()) break;
    await page.keyboard.press('Escape');
  }
  await ask.click();
  await page.getByRole('dialog').waitFor();
};

const planVisit = async (page: Page) => {
  await button(page, 'Plan a visit').click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(900);
};

/** The file is read and its rows are checked; nothing is imported. */
const previewImport = async (page: Page) => {
  await page.setInputFiles('input[type=file]', {
    name: 'barkley.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(customers),
  });
  await button(page, 'Check the rows').click();
  await page.getByRole('table', { name: 'Rows of the file' }).waitFor({ timeout: 10_000 });
};

const writeWaiver = async (page: Page) => {
  await button(page, 'Write a waiver').click();
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
};

const enterGuest = async (page: Page) => {
  await page.getByRole('link', { name: 'Guest' }).click();
  await page.getByLabel('Pet’s name').fill('Clementine');
  const photo = await photographCertificate(page);
  const file = { name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.setInputFiles('input[type=file] >> nth=0', file);
  await page.getByText(/vaccinations? w(as|ere) filled in/).waitFor({ timeout: 60_000 });
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('04112023');
  await page.getByLabel('Owner’s name').fill('Rosalind Abernathy');
  await page.getByLabel('Owner’s phone').fill('(555) 010-0193');
  await page.getByLabel('Owner’s email').fill('rosalind@abernathy.example');
};

/** Whether the pet is in or not, it has just been checked in. */
const checkIn = async (page: Page, codes: readonly string[]) => {
  await typeBadge(0)(page, codes);
  const out = page.getByRole('button', { name: 'Check out', exact: true }).first();
  if (await out.isVisible()) {
    await out.click();
    await page.waitForTimeout(900);
    await page.goto('/business/scan');
    await typeBadge(0)(page, codes);
  }
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.waitForTimeout(900);
};

const archive = async (page: Page) => {
  await button(page, /^More/).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog').waitFor();
};

/** Screens that a person reaches by doing something first. */
export const reachedScreens: readonly Screen[] = [
  {
    name: 'dashboard-first-run',
    role: 'newOwner',
    address: '/dashboard',
    mockups: ['25-dashboard-first-run'],
  },
  {
    name: 'today-first-run',
    role: 'newBusiness',
    address: '/business',
    mockups: ['41-today-first-run'],
  },
  { name: 'share-viewer', role: 'anyone', address: '{shared}', mockups: ['34-share-viewer'] },
  { name: 'clinic-answers', role: 'anyone', address: '{asked}', mockups: ['30-clinic-confirmation'] },
  {
    name: 'ask-clinic',
    role: 'owner',
    address: '/pets/{pet}/vaccinations',
    act: askClinic,
    window: true,
    mockups: ['31-ask-clinic'],
  },
  {
    name: 'plan-visit',
    role: 'owner',
    address: '/pets/{pet}',
    act: planVisit,
    window: true,
    mockups: ['32-plan-visit'],
  },
  {
    name: 'archive-pet',
    role: 'owner',
    address: '/pets/{pet}',
    act: archive,
    window: true,
    mockups: ['33-lost-memory-archived'],
  },
  {
    name: 'import-preview',
    role: 'business',
    address: '/business/customers/import',
    act: previewImport,
    mockups: ['48-import-preview'],
  },
  {
    name: 'waiver-editor',
    role: 'business',
    address: '/business/waivers',
    act: writeWaiver,
    mockups: ['54-waiver-editor'],
  },
  {
    name: 'guest-check-in',
    role: 'business',
    address: '/business/scan',
    act: enterGuest,
    mockups: ['59-guest-check-in'],
  },
  {
    name: 'checked-in',
    role: 'business',
    address: '/business/scan',
    act: checkIn,
    window: true,
    mockups: ['43-checked-in-undo'],
  },
];
