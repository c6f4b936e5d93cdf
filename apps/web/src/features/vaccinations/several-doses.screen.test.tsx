import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, fill, fillDate, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose } from '../../../test/records.ts';

const address = `/pets/${biscuit.id}/vaccinations`;
const open = (answers = {}, query = '', pet = biscuit) =>
  openScreen(`${address}${query}`, owner(), { ...petAnswers(pet), ...answers });

/** Chooses a vaccine in the row with this number. */
async function chooseVaccine(user: UserEvent, number: number, typed: string, option: RegExp) {
  const row = await screen.findByRole('group', { name: `Which vaccine? ${number}` });
  const field = within(row).getByRole('combobox');
  await user.clear(field);
  await user.type(field, typed);
  const [found] = (await screen.findAllByRole('option', { name: option })).filter(
    ({ tagName }) => tagName !== 'OPTION',
  );
  if (!found) throw new Error(`No option ${option}`);
  await user.click(found);
  return row;
}

test('two shots of one visit are sent one by one, with the clinic of the visit', async () => {
  const { user } = await open({ recordVaccination: rabiesDose });
  await fillDate(user, /Date given/, '03022026');
  await fill(user, /^Clinic/, 'Elm Street Vets');
  await fill(user, /^Veterinarian/, 'Dr. Okafor');
  await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await press(user, 'Add another shot');
  await chooseVaccine(user, 2, 'lepto', /Lepto/);
  await press(user, 'Save 2 vaccinations');
  expect(await screen.findByText('2 vaccinations saved')).toBeTruthy();
  const sent = sentTo('recordVaccination');
  expect(sent.map(({ clinic, veterinarian }) => [clinic, veterinarian])).toEqual([
    ['Elm Street Vets', 'Dr. Okafor'],
    ['Elm Street Vets', 'Dr. Okafor'],
  ]);
  expect(new Set(sent.map(({ vaccine }) => vaccine)).size).toBe(2);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('when the second shot fails, only it stays in the form', async () => {
  let calls = 0;
  const { user } = await open({
    recordVaccination: () => (++calls === 1 ? rabiesDose : refuseCall('RESOURCE_EXHAUSTED', 'daily_limit')),
  });
  await fillDate(user, /Date given/, '03022026');
  await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await press(user, 'Add another shot');
  await chooseVaccine(user, 2, 'lepto', /Lepto/);
  await press(user, 'Save 2 vaccinations');
  await alertOf('You’ve reached today’s limit. Try again tomorrow.');
  expect(await screen.findByRole('button', { name: 'Save vaccination' })).toBeTruthy();
  expect(screen.getAllByRole('group', { name: /^Which vaccine\?/ })).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: /Which vaccine/ })).toHaveProperty(
    'value',
    expect.stringMatching(/Lepto/),
  );
});

test('a row that was added by mistake is removed', async () => {
  const { user } = await open();
  await press(user, 'Add another shot');
  const [, second] = await screen.findAllByRole('button', { name: 'Remove this shot' });
  if (second) await user.click(second);
  expect(screen.getAllByRole('group', { name: /^Which vaccine\?/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove this shot' })).toBeNull();
});

test('a vaccine that is not in the list is recorded under its own name', async () => {
  const { user } = await open({ recordVaccination: rabiesDose });
  await fillDate(user, /Date given/, '03022026');
  await chooseVaccine(user, 1, 'Zyvac', /Other vaccine/);
  expect(screen.getByLabelText('Vaccine name')).toHaveProperty('value', 'Zyvac');
  await fill(user, 'Vaccine name', '');
  await press(user, 'Save vaccination');
  expect(await screen.findByText('Enter the name of the vaccine.')).toBeTruthy();
  expect(sentTo('recordVaccination')).toEqual([]);
  await fill(user, 'Vaccine name', 'Zyvac 3');
  await press(user, 'Save vaccination');
  await screen.findByText('Vaccination saved');
  expect(sentTo('recordVaccination')).toEqual([
    expect.objectContaining({ vaccine: 'custom', vaccineName: 'Zyvac 3' }),
  ]);
});

test('a shot that ends before it was given is not sent', async () => {
  const { user } = await open();
  await fillDate(user, /Date given/, '03022026');
  await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await fillDate(user, /^Expires/, '03022025');
  await press(user, 'Save vaccination');
  await waitFor(() => expect(screen.getAllByText(/before/i).length).toBeGreaterThan(0));
  expect(sentTo('recordVaccination')).toEqual([]);
});

test('a day before the pet was born is not sent', async () => {
  const { user } = await open();
  await fillDate(user, /Date given/, '03022019');
  await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await press(user, 'Save vaccination');
  await waitFor(() => expect(screen.getAllByText(/born/i).length).toBeGreaterThan(0));
  expect(sentTo('recordVaccination')).toEqual([]);
});

test('an odd end is asked about; the date that is kept is sent', async () => {
  const { user } = await open({ recordVaccination: rabiesDose });
  await fillDate(user, /Date given/, '03022026');
  await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await fillDate(user, /^Expires/, '03022046');
  expect((await screen.findAllByText('Please double-check')).length).toBeGreaterThan(0);
  await press(user, 'Keep Mar 2, 2046');
  await waitFor(() => expect(screen.queryByText('Please double-check')).toBeNull());
  await press(user, 'Save vaccination');
  await screen.findByText('Vaccination saved');
  expect(sentTo('recordVaccination')).toEqual([expect.objectContaining({ expiresOn: '2046-03-02' })]);
});

test('everything on the certificate can be entered; a number that is none is refused beside its field', async () => {
  const { user } = await open({ recordVaccination: rabiesDose });
  await fillDate(user, /Date given/, '03022026');
  const row = await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await fill(user, /^Certificate no/, 'C-77');
  await user.click(within(row).getByText('More details'));
  await fill(user, /^Product/, 'Imrab 3');
  await fill(user, /^Manufacturer/, 'Boehringer');
  await fill(user, /^Tag number/, 'T-19');
  await chooseOption(user, /How it was given/, 'Injection, under the skin');
  await fill(user, /^Dose number/, '21');
  await press(user, 'Save vaccination');
  expect(await screen.findByText('Enter a whole number from 1 to 20, or leave it empty.')).toBeTruthy();
  expect(sentTo('recordVaccination')).toEqual([]);
  await fill(user, /^Dose number/, '2');
  await press(user, 'Save vaccination');
  await screen.findByText('Vaccination saved');
  expect(sentTo('recordVaccination')).toEqual([
    expect.objectContaining({
      certificateNumber: 'C-77',
      product: 'Imrab 3',
      manufacturer: 'Boehringer',
      tagNumber: 'T-19',
      route: 'subcutaneous',
      doseNumber: 2,
    }),
  ]);
});

test('what a business asks for is filled in, and saving it leads back to the pet', async () => {
  const { user, address: where } = await open({ recordVaccination: rabiesDose }, '?for=rabies');
  await fillDate(user, /Date given/, '03022026');
  const field = await screen.findByRole('combobox', { name: /Which vaccine/ });
  expect((field as HTMLInputElement).value).toMatch(/Rabies/);
  if ((field as HTMLInputElement).value === 'Rabies') await chooseVaccine(user, 1, 'rabies', /Rabies/);
  await press(user, 'Save vaccination');
  await waitFor(() => expect(where()).toBe(`/pets/${biscuit.id}`));
});

test('the draft is there again when the page is opened again', async () => {
  const { user } = await open();
  await fill(user, /^Clinic/, 'Elm Street Vets');
  expect(await screen.findByText('Draft saved on this device')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Biscuit' }));
  await user.click(await screen.findByRole('link', { name: 'Add vaccination' }));
  expect(await screen.findByLabelText(/^Clinic/)).toHaveProperty('value', 'Elm Street Vets');
});

test('a record without its own end says until when the label lasts', async () => {
  await open({ listVaccinations: listed({ ...rabiesDose, expiresOn: null, lotNumber: '41188B' }) });
  expect(await screen.findByText(/Given .*2, expires .* per the label|^Given Mar 2/)).toBeTruthy();
  expect(screen.getByText('Lot 41188B')).toBeTruthy();
});

test('a dose that a later one has replaced is an earlier dose, and has not expired', async () => {
  const first = {
    ...rabiesDose,
    vaccine: 'rabies-1y',
    administeredOn: '2023-03-02',
    expiresOn: '2024-03-02',
  };
  const lyme = { ...first, id: testId(8), vaccine: 'lyme' };
  await open({ listVaccinations: listed(rabiesDose, { ...first, id: testId(7) }, lyme) });
  const earlier = (await screen.findByText('Earlier doses')).closest('details') as HTMLElement;
  expect(within(earlier).getByText('Rabies (1 year)')).toBeTruthy();
  expect(within(earlier).queryByText('Expired')).toBeNull();
  expect(screen.getAllByText('Expired')).toHaveLength(1);
});

test('a rejected record can be looked at in its history alone', async () => {
  const { user } = await open({ listVaccinations: listed({ ...rabiesDose, state: 'rejected' as const }) });
  expect(await screen.findByText('Rejected')).toBeTruthy();
  await press(user, /More about Rabies/);
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['History']);
});

test('a history that cannot be read is asked for again', async () => {
  const { user } = await open({
    listVaccinations: listed(rabiesDose),
    listVaccinationHistory: () => refuseCall('PERMISSION_DENIED'),
  });
  await press(user, /More about Rabies/);
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const alert = await alertOf('You don’t have access to this.');
  const version = { version: 1, at: rabiesDose.createdAt, by: 'u-maya', reason: null };
  answerFromNow({ listVaccinationHistory: listed({ ...version, vaccination: rabiesDose }) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Version 1')).toBeTruthy();
});

test('a record that cannot be removed says why and stays', async () => {
  const { user } = await open({
    listVaccinations: listed(rabiesDose),
    withdrawVaccination: () => refuseCall('FAILED_PRECONDITION', 'rejected'),
  });
  await press(user, /More about Rabies/);
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await press(user, 'Remove', { in: await screen.findByRole('alertdialog') });
  expect(await screen.findByText(/This record was rejected and can’t be changed/)).toBeTruthy();
});

test.each([
  ['2099-03-02', 'Next to expire: Rabies on Mar 2, 2099'],
  ['2024-03-02', 'Nothing is current.'],
])('with a shot that ends on %s the page of the pet says: %s', async (expiresOn, words) => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listVaccinations: listed({ ...rabiesDose, administeredOn: '2023-03-02', expiresOn }),
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
