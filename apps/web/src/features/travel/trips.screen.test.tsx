import { addDays, calendarDateIn } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, fillDate, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner } from '../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose, type TestPet } from '../../../test/records.ts';

const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
const chipped: TestPet = { ...biscuit, microchip: '985112001234567' };
const dose = {
  ...rabiesDose,
  administeredOn: addDays(today, -60),
  expiresOn: addDays(today, 900),
  evidence: 'document' as const,
};
const open = (pet: TestPet = chipped, answers: FakeAnswers = {}) =>
  openScreen(`/pets/${pet.id}/travel`, owner(), {
    ...petAnswers(pet),
    listVaccinations: listed(dose),
    ...answers,
  });
const answerPanel = () => screen.findByRole('region', { name: 'What the record says' });

test('a pet with a chip and a rabies dose is ready for the EU, and the rest is for the owner to check', async () => {
  await open();
  expect(await within(await answerPanel()).findByText('Everything we can check is on record')).toBeTruthy();
  const rest = await screen.findByRole('region', { name: 'For you to check' });
  expect(within(rest).getByText(/health certificate, or a pet passport/)).toBeTruthy();
  expect(screen.getByText(/Records count here at any level of proof/)).toBeTruthy();
});

test('a dose that is too fresh names the first day that fits', async () => {
  const { user } = await open(chipped, {
    listVaccinations: listed({ ...dose, administeredOn: addDays(today, -1) }),
  });
  await answerPanel();
  const [year = '', month = '', day = ''] = addDays(today, 3).split('-');
  await fillDate(user, 'Day of arrival', `${month}${day}${year}`);
  expect(await within(await answerPanel()).findByText('Something is missing or too early')).toBeTruthy();
  expect(screen.getByText(/^With this record, the first day that fits is /)).toBeTruthy();
});

test('where a pet comes from belongs to the destination: one that it does not know is not kept', async () => {
  const { user } = await open();
  await answerPanel();
  await chooseOption(user, /Coming from/, 'Any other country');
  await chooseOption(user, /Destination/, 'Japan');
  expect((await screen.findAllByText('Any country Japan has not designated')).length).toBeGreaterThan(0);
  await chooseOption(user, /Destination/, 'Great Britain');
  expect(await screen.findByText(/Great Britain names for their control of rabies/)).toBeTruthy();
});

test('for Great Britain a dog needs more, except from the countries without the tapeworm', async () => {
  const { user } = await open();
  await answerPanel();
  await chooseOption(user, /Destination/, 'Great Britain');
  expect(await within(await answerPanel()).findByText('Something is missing or too early')).toBeTruthy();
  await chooseOption(user, /Coming from/, /^Finland/);
  expect(await within(await answerPanel()).findByText('Everything we can check is on record')).toBeTruthy();
});

test('another destination brings its own sources', async () => {
  const { user } = await open();
  await answerPanel();
  const links = () =>
    within(screen.getByRole('region', { name: 'Sources' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const before = links();
  await chooseOption(user, /Destination/, 'United States');
  await waitFor(() => expect(links()).not.toEqual(before));
  expect(links().join(' ')).toContain('cdc.gov');
});

test('a record that could not be read is read again by a press', async () => {
  const { user } = await open(chipped, { listTests: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ listTests: listed() });
  await press(user, 'Try again', { in: alert });
  expect(await answerPanel()).toBeTruthy();
});
