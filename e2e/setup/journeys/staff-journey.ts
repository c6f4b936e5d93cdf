import type { JourneyStep } from './journey.ts';
import { registrationSteps } from './registration-steps.ts';

/** An invited member of a team without an account, from the page that the email leads to, to the scanner. */
export function staffJourney(): JourneyStep[] {
  return [
    {
      name: 'open the registration',
      press: (page) => page.getByRole('link', { name: 'Create an account' }).click(),
      arrived: (page) => page.getByRole('button', { name: 'Create an account and accept' }).waitFor(),
    },
    ...registrationSteps(null, 'Create an account and accept', (page) =>
      // A business that has begun has a guest on site.
      page
        .getByText(/^(No pets checked in|Momo)$/)
        .first()
        .waitFor(),
    ),
    {
      name: 'open the scanner',
      press: (page) => page.getByRole('link', { name: /^Scan/ }).first().click(),
      arrived: (page) => page.getByRole('link', { name: 'Guest' }).waitFor(),
    },
  ];
}
