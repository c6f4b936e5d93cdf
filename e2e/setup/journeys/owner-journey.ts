import { drawPdf } from '../../../apps/server/src/features/documents/testing/draw-pdf.ts';
import { chooseFile, type JourneyStep, pictureFile } from './journey.ts';
import { atTypeChoice, registrationSteps } from './registration-steps.ts';

// Days that can be read in one way only, so that nothing is asked.
const certificate = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: drawPdf(`Maple Hollow Animal Clinic            Printed: 09/22/2025
                VACCINATION CERTIFICATE
Vaccine            Date Given   Due Date     Lot/Serial  Manufacturer  Vet
Rabies 3yr         06/25/2025   06/25/2028   18844A      Merck         Lind`),
};

const isPhotoSaved: JourneyStep['arrived'] = (page) => page.getByText('2 of 4 steps done').waitFor();
const isRead: JourneyStep['arrived'] = (page) =>
  page.getByRole('button', { name: 'Confirm 1 vaccination' }).waitFor({ timeout: 60_000 });

/** A pet owner from the first page to the badge of a pet with a photo and a certificate. */
export function ownerJourney(email: string): JourneyStep[] {
  return [
    {
      name: 'open the registration',
      press: (page) =>
        page.getByRole('main').getByRole('link', { name: 'Create a free account' }).first().click(),
      arrived: (page) => page.getByRole('heading', { name: 'Create your account' }).waitFor(),
    },
    ...registrationSteps(email, 'Create an account', atTypeChoice),
    {
      name: 'choose the account type',
      press: (page) => page.getByText('Pet Owner', { exact: true }).click(),
      arrived: (page) => page.getByRole('radio', { name: /Pet Owner/, checked: true }).waitFor(),
    },
    {
      name: 'go on to the dashboard',
      press: (page) => page.getByRole('button', { name: 'Continue' }).click(),
      arrived: (page) => page.getByRole('heading', { name: /^Welcome(,|$)/ }).waitFor(),
    },
    {
      name: 'choose the kind of pet',
      press: (page) => page.getByText('Dog', { exact: true }).click(),
      arrived: (page) => page.getByLabel('Your pet’s name').waitFor(),
    },
    {
      name: 'add the pet',
      // The name has the focus as soon as it is asked for.
      fill: (page) => page.keyboard.type('Biscuit'),
      press: (page) => page.getByRole('button', { name: 'Add Biscuit' }).click(),
      arrived: (page) => page.getByText('1 of 4 steps done').waitFor(),
    },
    {
      name: 'choose a photo',
      press: (page) =>
        chooseFile(page, page.getByRole('button', { name: 'Add a photo' }), pictureFile('biscuit.png')),
      arrived: (page) => page.getByRole('button', { name: 'Save photo' }).waitFor(),
    },
    {
      name: 'save the photo',
      press: (page) => page.getByRole('button', { name: 'Save photo' }).click(),
      arrived: isPhotoSaved,
      afterCut: isPhotoSaved,
    },
    {
      name: 'choose a certificate',
      press: (page) =>
        chooseFile(page, page.getByRole('button', { name: 'Add a vaccination certificate' }), certificate),
      arrived: isRead,
      afterCut: isRead,
    },
    {
      name: 'confirm what was read',
      press: (page) => page.getByRole('button', { name: 'Confirm 1 vaccination' }).click(),
      arrived: (page) => page.getByRole('heading', { name: 'What’s next?' }).waitFor(),
    },
    {
      name: 'show the badge',
      press: (page) => page.getByRole('link', { name: 'Show badge' }).click(),
      arrived: async (page) => {
        await page.getByRole('img', { name: 'QR badge of Biscuit' }).waitFor();
        await page.getByText(/New code in \d+ s/).waitFor();
      },
    },
  ];
}
