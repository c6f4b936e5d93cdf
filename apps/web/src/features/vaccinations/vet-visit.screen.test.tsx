import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { alertOf, fill, fillDate, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner } from '../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose } from '../../../test/records.ts';

const address = `/pets/${biscuit.id}/vaccinations`;
const open = (answers = {}) => openScreen(address, owner(), { ...petAnswers(), ...answers });

async function fillDose(user: UserEvent) {
  await fillDate(user, /Date given/, '03022026');
  await user.type(await screen.findByRole('combobox', { name: /Which vaccine/ }), 'rabies');
  const [first] = await screen.findAllByRole('option', { name: /Rabies/ });
  if (first) await user.click(first);
}

test('a shot is recorded with its day and vaccine, and the list is read again', async () => {
  const { user } = await open({ recordVaccination: rabiesDose });
  await fillDose(user);
  await fill(user, /Lot number/, '41188B');
  answerFromNow({ listVaccinations: listed(rabiesDose) });
  await press(user, 'Save vaccination');
  expect(await screen.findByText('Vaccination saved')).toBeTruthy();
  expect(sentTo('recordVaccination')).toEqual([
    expect.objectContaining({ petId: biscuit.id, administeredOn: '2026-03-02', lotNumber: '41188B' }),
  ]);
  await waitFor(() => expect(screen.queryByText('No vaccinations yet')).toBeNull());
});

test('a day and a vaccine that are missing are said; nothing is sent', async () => {
  const { user } = await open();
  await press(user, 'Save vaccination');
  expect(await screen.findByText('Enter the date it was given.')).toBeTruthy();
  expect(screen.getByText('Choose the vaccine from the list.')).toBeTruthy();
  expect(sentTo('recordVaccination')).toEqual([]);
});

test('a cut is said, the draft stays, and the repetition has the same key', async () => {
  const { user } = await open({ recordVaccination: cutNetwork });
  await fillDose(user);
  await press(user, 'Save vaccination');
  await alertOf('This shot couldn’t be saved');
  answerFromNow({ recordVaccination: rabiesDose });
  await press(user, 'Save vaccination');
  await screen.findByText('Vaccination saved');
  const keys = sentTo('recordVaccination').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a double press records once', async () => {
  const { user } = await open({ recordVaccination: rabiesDose });
  await fillDose(user);
  await user.dblClick(await screen.findByRole('button', { name: 'Save vaccination' }));
  await screen.findByText('Vaccination saved');
  expect(sentTo('recordVaccination')).toHaveLength(1);
});

test('a record is removed with a reason after it was asked', async () => {
  const { user } = await open({
    listVaccinations: listed(rabiesDose),
    withdrawVaccination: { ...rabiesDose, state: 'withdrawn' },
  });
  await pickItem(user, /More about Rabies/, 'Remove');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('It no longer counts anywhere.');
  await press(user, 'Remove', { in: dialog });
  await waitFor(() => expect(sentTo('withdrawVaccination')).toEqual([{ vaccinationId: rabiesDose.id }]));
});

test('a correction that is refused says why and keeps the dialog', async () => {
  const { user } = await open({
    listVaccinations: listed(rabiesDose),
    correctVaccination: () => refuseCall('FAILED_PRECONDITION', 'withdrawn'),
  });
  await pickItem(user, /More about Rabies/, 'Correct');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Lot number/, '9');
  await press(user, 'Correct', { in: dialog });
  await alertOf('This record was removed and can’t be changed. Add a new one.');
  expect(sentTo('correctVaccination')).toEqual([
    expect.objectContaining({ vaccinationId: rabiesDose.id, lotNumber: '9' }),
  ]);
});

test('the history names every version', async () => {
  const { user } = await open({
    listVaccinations: listed(rabiesDose),
    listVaccinationHistory: listed(
      { version: 2, at: rabiesDose.updatedAt, by: 'u-maya', reason: 'Typo', vaccination: rabiesDose },
      { version: 1, at: rabiesDose.createdAt, by: 'u-maya', reason: null, vaccination: rabiesDose },
    ),
  });
  await pickItem(user, /More about Rabies/, 'History');
  expect(await screen.findByText(/Version 2/)).toBeTruthy();
  expect(screen.getByText(/Typo/)).toBeTruthy();
});

test('records that cannot be read are asked for again', async () => {
  const { user } = await open({ listVaccinations: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  const alert = await alertOf('Too many requests. Wait a moment, then try again.');
  answerFromNow({ listVaccinations: listed(rabiesDose) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('button', { name: /More about Rabies/ })).toBeTruthy();
});

test('a co-owner who may only read sees the records and no form', async () => {
  await openScreen(address, owner(), {
    ...petAnswers({ ...biscuit, access: 'read' }),
    listVaccinations: listed(rabiesDose),
  });
  await screen.findByRole('heading', { name: 'Vaccinations' });
  expect(await screen.findByRole('button', { name: /Rabies/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save vaccination' })).toBeNull();
});
