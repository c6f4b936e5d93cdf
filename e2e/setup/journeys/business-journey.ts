import type { Page } from 'playwright-core';
import { typeDay, typeInto } from '../keyboard.ts';
import { chooseFile, type JourneyStep, pictureFile } from './journey.ts';
import { atTypeChoice, registrationSteps } from './registration-steps.ts';

/** A business from the first page to its first check-in: a guest, for whom no owner has to act. */
export function businessJourney(email: string): JourneyStep[] {
  return [...toAccount(email), ...toPlan, ...toBusiness, ...toRequirements, ...toCheckIn];
}

function toAccount(email: string): JourneyStep[] {
  return [
    {
      name: 'turn to the side for businesses',
      press: (page) => page.getByText('Businesses', { exact: true }).first().click(),
      arrived: (page) => page.waitForURL('**/?for=business'),
    },
    {
      name: 'open the registration',
      press: (page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: /Start the 14-day free trial/ })
          .first()
          .click(),
      arrived: (page) => page.getByRole('heading', { name: 'Create your account' }).waitFor(),
    },
    ...registrationSteps(email, 'Create an account', async (page) => {
      await atTypeChoice(page);
      await page.getByRole('radio', { name: /Business Owner/, checked: true }).waitFor();
    }),
    {
      name: 'go on to the business',
      press: (page) => page.getByRole('button', { name: 'Continue' }).click(),
      arrived: (page) => page.getByRole('heading', { name: 'Upgrade to Business Connect' }).waitFor(),
    },
  ];
}

const toPlan: JourneyStep[] = [
  {
    name: 'start the trial',
    press: (page) => page.getByRole('button', { name: 'Start the free trial' }).click(),
    arrived: (page) => page.getByRole('button', { name: 'Start trial' }).waitFor(),
  },
  {
    name: 'pay on the payment page',
    isElsewhere: true,
    press: (page) => page.getByRole('button', { name: 'Start trial' }).click(),
    arrived: (page) => page.getByText('Business Connect is active').waitFor(),
  },
  {
    name: 'open the business',
    press: (page) => page.getByRole('link', { name: 'Open your business' }).click(),
    arrived: (page) => page.getByLabel('Business name').waitFor(),
  },
];

const toBusiness: JourneyStep[] = [
  {
    name: 'open the types of business',
    fill: (page) => typeInto(page, page.getByLabel('Business name'), 'First Hour Daycare'),
    press: (page) => page.getByRole('button', { name: /Type of business/ }).click(),
    arrived: (page) => page.getByRole('option', { name: 'Daycare' }).waitFor(),
  },
  {
    name: 'choose the type of business',
    press: (page) => page.getByRole('option', { name: 'Daycare' }).click(),
    arrived: (page) => page.getByRole('button', { name: /Daycare.*Type of business/ }).waitFor(),
  },
  {
    name: 'create the business',
    press: (page) => page.getByRole('button', { name: 'Create business' }).click(),
    arrived: (page) => page.getByText('No pets checked in').waitFor(),
  },
];

const toRequirements: JourneyStep[] = [
  {
    name: 'open the requirements',
    press: (page) => page.getByRole('link', { name: 'Set your requirements' }).click(),
    arrived: (page) => page.getByRole('button', { name: 'Start from “Daycare”' }).waitFor(),
  },
  {
    name: 'take the preset',
    press: (page) => page.getByRole('button', { name: 'Start from “Daycare”' }).click(),
    arrived: (page) => page.getByText('fecal').first().waitFor(),
  },
  {
    name: 'publish the requirements',
    press: (page) => page.getByRole('button', { name: 'Publish version 1' }).click(),
    arrived: (page) =>
      page
        .getByText(/Version 1 is live/)
        .first()
        .waitFor(),
  },
];

/** The picture is stored, and has been read: it shows no dates. */
const isUploaded: JourneyStep['arrived'] = (page) => page.getByText('No dates were found.').waitFor();

const toCheckIn: JourneyStep[] = [
  {
    name: 'open the scanner',
    press: (page) => page.getByRole('link', { name: /^Scan/ }).first().click(),
    arrived: (page) => page.getByRole('link', { name: 'Guest' }).waitFor(),
  },
  {
    name: 'enter a guest',
    press: (page) => page.getByRole('link', { name: 'Guest' }).click(),
    arrived: (page) => page.getByLabel('Pet’s name').waitFor(),
  },
  {
    name: 'say that it is neutered',
    fill: async (page) => {
      await typeInto(page, page.getByLabel('Pet’s name'), 'Momo');
      await typeDaysAgo(page, page.getByRole('group', { name: 'Date of birth' }), 1200);
    },
    press: (page) =>
      page
        .getByRole('radiogroup', { name: /Spayed or neutered/ })
        .getByText('Yes')
        .click(),
    arrived: (page) => page.getByRole('radio', { name: 'Yes', checked: true }).waitFor(),
  },
  {
    name: 'add the certificate',
    fill: (page) => typeInto(page, page.getByLabel('Owner’s email'), 'first-check-in@example.test'),
    press: (page) =>
      chooseFile(
        page,
        page.getByRole('button', { name: /^Photograph the certificate/ }),
        pictureFile('certificate.png'),
      ),
    arrived: isUploaded,
    afterCut: isUploaded,
  },
  {
    name: 'check the guest',
    fill: async (page) => {
      for (const vaccine of ['Rabies', 'DHPP (distemper combo)', 'Bordetella / Kennel cough']) {
        const fields = page.getByRole('group', { name: vaccine, exact: true });
        await typeDaysAgo(page, fields.getByRole('group', { name: 'Given on', exact: true }), 60);
      }
      await typeDaysAgo(page, page.getByRole('group', { name: 'Fecal test: sample date' }), 30);
    },
    press: (page) => page.getByRole('button', { name: 'Save and continue' }).click(),
    arrived: (page) => page.getByRole('button', { name: 'Check in', exact: true }).waitFor(),
  },
  {
    name: 'check in',
    press: (page) => page.getByRole('button', { name: 'Check in', exact: true }).click(),
    arrived: (page) => page.getByText('Momo is checked in').waitFor(),
    // It is kept on the device and sent later; Today is what the server says.
    afterCut: async (page) => {
      await page.goto('/business');
      await page.getByText('Momo').first().waitFor();
    },
  },
];

/** A day in the past as month, day and year. */
async function typeDaysAgo(page: Page, part: ReturnType<Page['locator']>, days: number): Promise<void> {
  const [year, month, day] = new Date(Date.now() - days * 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  await typeDay(page, part, `${month}${day}${year}`);
}
