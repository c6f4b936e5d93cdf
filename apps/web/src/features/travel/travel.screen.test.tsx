import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuseCall } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const open = (pet = biscuit, answers = {}) =>
  openScreen(`/pets/${pet.id}/travel`, owner(), {
    ...petAnswers(pet),
    ...{ listVaccinations: listed(), listTests: listed(), listTreatments: listed() },
    ...answers,
  });

test('from the menu of a pet’s page a trip is checked: what is missing, who decides, and the sources', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), petAnswers());
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /Travel/ }));
  expect(await screen.findByRole('heading', { name: `Check a trip for ${biscuit.name}` })).toBeTruthy();
  expect(screen.getByText('The authorities decide')).toBeTruthy();
  expect(screen.getByRole('link', { name: /576\/2013/ }).getAttribute('href')).toContain('eur-lex.europa.eu');
  expect(screen.getByText(/Compared with the sources on November 23, 2026/)).toBeTruthy();
});

test('without records a trip is not ready, and each thing that is missing leads to where it is added', async () => {
  await open({ ...biscuit, microchip: null });
  expect(await screen.findByText('Something is missing or too early')).toBeTruthy();
  expect(screen.getByText('With this record, no day fits. See what is missing below.')).toBeTruthy();
  const add = screen.getByRole('link', { name: 'Add vaccination' });
  expect(add.getAttribute('href')).toBe(`/pets/${biscuit.id}/vaccinations`);
  expect(screen.getByRole('link', { name: 'Complete the profile' })).toBeTruthy();
});

test('another destination has other rules and other things to look at', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Destination/ }));
  const list = await screen.findByRole('listbox');
  await user.click(within(list).getByRole('option', { name: 'Japan' }));
  expect(await screen.findByText(/Two rabies vaccinations, at least 30 days apart/)).toBeTruthy();
  expect(screen.getByText(/at least 40 days before arrival/)).toBeTruthy();
});

test('for an animal without known rules it says so', async () => {
  await open({ ...biscuit, species: 'rabbit' });
  expect(await screen.findByText(/We don’t have this destination’s rules for/)).toBeTruthy();
});

test('a record that cannot be read is asked for again', async () => {
  await open(biscuit, { listTests: () => refuseCall('PERMISSION_DENIED') });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
});
