import type { Page } from 'playwright-core';
import { typeInto } from '../keyboard.ts';
import type { JourneyStep } from './journey.ts';

/** The registration form up to its button; a prefilled address is left as it is. */
export async function typeAccount(page: Page, email: string | null): Promise<void> {
  // The address of an invitation comes a moment after the form.
  if (email === null) await page.locator('input[name=email]:not([value=""])').waitFor();
  await typeInto(page, page.getByLabel('Full name'), 'Sam Story');
  if (email !== null) await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'secret-story');
  await typeInto(page, page.getByLabel('Confirm password'), 'secret-story');
}

/** The registration form, which is open, with its terms and its button. */
export function registrationSteps(
  email: string | null,
  button: string,
  arrived: JourneyStep['arrived'],
): JourneyStep[] {
  return [
    {
      name: 'accept the terms',
      fill: (page) => typeAccount(page, email),
      press: (page) =>
        page.getByText('I accept the terms and conditions').click({ position: { x: 12, y: 12 } }),
      arrived: (page) => page.getByRole('checkbox', { checked: true }).waitFor(),
    },
    {
      name: 'create the account',
      press: (page) => page.getByRole('button', { name: button }).click(),
      arrived,
    },
  ];
}

export const atTypeChoice: JourneyStep['arrived'] = (page) =>
  page.getByRole('heading', { level: 1, name: 'How will you use Clearpaw?' }).waitFor();
