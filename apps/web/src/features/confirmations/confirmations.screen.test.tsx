import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../test/acts.ts';
import { drawingIn, drawingOf } from '../../../test/drawings.tsx';
import { refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { testId } from '../../../test/people.ts';

const at = '2026-11-22T12:00:00.000Z';
const dose = {
  ...{ vaccine: 'rabies-1y', vaccineName: null, product: 'Imrab 1', manufacturer: null, lotNumber: '18844A' },
  ...{ route: null, administeredOn: '2026-06-03', expiresOn: '2027-06-03', doseNumber: null, clinic: null },
  ...{ veterinarian: null, certificateNumber: null, tagNumber: null },
};
const weight = { on: '2026-11-01', kg: 27.4 };
const opened = {
  pet: {
    ...{ id: testId(7), name: 'Biscuit', species: 'dog' as const, breed: 'Labrador mix' },
    ...{ colour: 'Golden' },
    ...{ sex: 'female', sterilized: true, bornOn: '2022-03-14', microchipEnd: '7863' },
  },
  ...{ clinicName: 'Lakeside', clinicEmail: 'records@lakeside.example', requestedBy: 'Maya Okafor' },
  records: [
    { kind: 'vaccination', recordId: testId(1), statedAt: at, facts: dose },
    { kind: 'weight', recordId: testId(2), statedAt: at, facts: weight },
  ],
  ...{ state: 'sent', expiresAt: '2026-12-22T12:00:00.000Z', countsAs: 'document' },
};
const open = (answers: object) => openScreen('/confirm/secret', null, answers);

test('a clinic answers every record, signs, and sends once', async () => {
  const answered = { confirmationId: testId(9), state: 'answered' };
  const { user } = await open({ getConfirmation: opened, answerConfirmation: answered });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Please confirm Biscuit’s records',
  );
  expect(screen.getByText('ends in 7863')).toBeTruthy();
  expect(screen.getByText(/not in the clinic directory/)).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Send answers' });
  expect(send).toHaveProperty('disabled', true);
  const answers = (name: string) => screen.getAllByRole('radio', { name });
  await user.click(answers('Confirm')[0] as HTMLElement);
  await user.click(answers('Correct')[1] as HTMLElement);
  expect(screen.getByText('Answer the last record to send.')).toBeTruthy();
  await fill(user, 'Weight in kg', '28.1');
  expect(screen.getByText('was 27.4')).toBeTruthy();
  await press(user, 'Send answers');
  expect(screen.getByText('Enter your name.')).toBeTruthy();
  await fill(user, 'Your name', 'Dr. Ingrid Ortiz');
  await user.click(screen.getByRole('checkbox', { name: /authorized/ }));
  await press(user, 'Send answers');
  expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy();
  expect(sentTo('answerConfirmation')).toMatchObject([
    {
      token: 'secret',
      signer: { name: 'Dr. Ingrid Ortiz' },
      answers: [
        { recordId: testId(1), decision: 'confirm' },
        { recordId: testId(2), decision: 'correct', changes: { kg: 28.1 } },
      ],
    },
  ]);
});

test('a clinic sees the animal that its owner sees', async () => {
  await open({ getConfirmation: opened });
  const patient = await screen.findByRole('region', { name: 'Patient' });
  expect(drawingIn(patient)).toBe(drawingOf(opened.pet));
  expect(drawingIn(patient)).not.toBe(drawingOf({ ...opened.pet, colour: 'Black' }));
  expect(within(patient).getByText('Golden')).toBeTruthy();
});

test('a clinic that does not know the patient declines everything with one press', async () => {
  const { user } = await open({ getConfirmation: opened });
  await screen.findByRole('heading', { level: 1 });
  await press(user, 'Not our patient');
  expect(screen.getByText('2 of 2 answered')).toBeTruthy();
});

test('a link that does not work any more leads to one calm page without data', async () => {
  await open({ getConfirmation: () => refuseCall('NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeTruthy();
  expect(screen.queryByText(/Biscuit|Lakeside/)).toBeNull();
});
