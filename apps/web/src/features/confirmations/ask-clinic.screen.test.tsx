import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose, type TestPet } from '../../../test/records.ts';

const withClinic: TestPet = {
  ...biscuit,
  clinic: { name: 'Lakeside', email: 'records@lakeside.example' },
};
const request = {
  id: testId(60),
  petId: biscuit.id,
  clinicName: 'Lakeside',
  clinicEmail: 'records@lakeside.example',
  state: 'sent' as const,
  requestedAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2026-02-02T10:00:00.000Z',
  remindFrom: '2026-01-05T10:00:00.000Z' as string | null,
  answeredAt: null as string | null,
  signerName: null,
  records: [
    {
      kind: 'vaccination' as const,
      recordId: rabiesDose.id,
      decision: null as 'decline' | null,
      note: null as string | null,
    },
  ],
};
const sent = { confirmationId: request.id, state: 'sent' as const };
const open = (answers: FakeAnswers = {}, pet: TestPet = withClinic) =>
  openScreen(`/pets/${biscuit.id}/vaccinations`, owner(), {
    ...petAnswers(pet),
    listVaccinations: listed(rabiesDose),
    findClinic: { name: null, location: null, isKnown: false },
    ...answers,
  });

async function ask(user: Awaited<ReturnType<typeof open>>['user']) {
  await pickItem(user, /More about Rabies/, 'Ask your clinic');
  return dialogOf('Ask your clinic to confirm?');
}

test('the clinic of the profile is filled in, and is asked once about the chosen record', async () => {
  const { user } = await open({ requestConfirmation: sent });
  const dialog = await ask(user);
  expect(screen.getByLabelText('Clinic’s email')).toHaveProperty('value', 'records@lakeside.example');
  expect(within(dialog).getByText(/The clinic sees Biscuit’s name, breed, color, sex/)).toBeTruthy();
  answerFromNow({ listConfirmations: listed(request) });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Ask about 1 record' }));
  expect(await screen.findByText('Lakeside was asked to confirm.')).toBeTruthy();
  expect(await screen.findByText(/^Asked Lakeside on Jan 2/)).toBeTruthy();
  expect(sentTo('requestConfirmation')).toEqual([
    {
      petId: biscuit.id,
      clinicName: 'Lakeside',
      clinicEmail: 'records@lakeside.example',
      records: [{ kind: 'vaccination', recordId: rabiesDose.id }],
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('a name, an address and a record are needed', async () => {
  const { user } = await open({}, biscuit);
  const dialog = await ask(user);
  await user.click(within(dialog).getByRole('checkbox', { name: /Rabies/ }));
  await press(user, /^Ask about 0 records/, { in: dialog });
  expect(await within(dialog).findByText('Enter the clinic’s name.')).toBeTruthy();
  expect(within(dialog).getByText('Enter the clinic’s email address.')).toBeTruthy();
  expect(within(dialog).getByText('Choose at least one record.')).toBeTruthy();
  await fill(user, 'Clinic’s email', 'lakeside');
  expect(await within(dialog).findByText(/Enter an email address such as/)).toBeTruthy();
  expect(sentTo('requestConfirmation')).toEqual([]);
});

test('the words say beforehand how the answer of this clinic will count', async () => {
  const { user } = await open({
    findClinic: { name: 'Lakeside Animal Clinic', location: null, isKnown: true },
  });
  const dialog = await ask(user);
  expect(await within(dialog).findByText(/Lakeside Animal Clinic is in the clinic directory/)).toBeTruthy();
  answerFromNow({ findClinic: { name: null, location: null, isKnown: false } });
  await fill(user, 'Clinic’s email', 'vet@elm.example');
  expect(await within(dialog).findByText(/This clinic isn’t in the directory/)).toBeTruthy();
});

test('an address that the server does not take is said beside it', async () => {
  const { user } = await open({
    requestConfirmation: () =>
      refuseCall('INVALID_ARGUMENT', undefined, [
        { path: 'clinicEmail', message: 'WIRE', reason: 'carer_address' },
      ]),
  });
  const dialog = await ask(user);
  await press(user, 'Ask about 1 record', { in: dialog });
  expect(await within(dialog).findByText(/address of someone who cares for the pet/)).toBeTruthy();
});

test('after a cut the same request is sent again', async () => {
  const { user } = await open({ requestConfirmation: cutNetwork });
  const dialog = await ask(user);
  await press(user, 'Ask about 1 record', { in: dialog });
  await alertOf(/Can’t reach the server/);
  answerFromNow({ requestConfirmation: sent });
  await press(user, 'Ask about 1 record', { in: dialog });
  await screen.findByText('Lakeside was asked to confirm.');
  const [first, second] = sentTo('requestConfirmation');
  expect(second).toEqual(first);
});

test('a clinic that was asked can be reminded, and is not asked again meanwhile', async () => {
  const { user } = await open({ listConfirmations: listed(request), remindClinic: request });
  await press(user, 'Remind Lakeside');
  expect(await screen.findByText('Lakeside was reminded.')).toBeTruthy();
  expect(sentTo('remindClinic')).toEqual([{ confirmationId: request.id }]);
  await press(user, /More about Rabies/);
  await screen.findByRole('menuitem', { name: 'History' });
  expect(screen.queryByRole('menuitem', { name: 'Ask your clinic' })).toBeNull();
});

test('a reminder that comes too early is refused in words', async () => {
  const { user } = await open({
    listConfirmations: listed(request),
    remindClinic: () => refuseCall('FAILED_PRECONDITION', 'too_early'),
  });
  await press(user, 'Remind Lakeside');
  expect(await screen.findByText('You can remind the clinic three days after the last email.')).toBeTruthy();
});

test('a clinic that may not be reminded yet is only waited for; the request can be withdrawn', async () => {
  const { user } = await open({
    listConfirmations: listed({ ...request, remindFrom: '2099-01-01T00:00:00.000Z' }),
    withdrawConfirmation: {},
  });
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the request to Lakeside' });
  expect(screen.queryByRole('button', { name: 'Remind Lakeside' })).toBeNull();
  answerFromNow({ listConfirmations: listed() });
  await user.click(withdraw);
  expect(await screen.findByText(/The request was withdrawn/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Asked Lakeside/)).toBeNull());
});

test('a record that the clinic did not confirm says why', async () => {
  const declined = { ...request.records[0], decision: 'decline' as const, note: 'Not our patient' };
  await open({
    listConfirmations: listed({
      ...request,
      state: 'answered' as never,
      remindFrom: null,
      answeredAt: '2026-01-09T10:00:00.000Z',
      records: [declined as never],
    }),
  });
  expect(
    await screen.findByText(/Lakeside did not confirm this record \(Jan 9.*\): “Not our patient”/),
  ).toBeTruthy();
});

test('who may only view the pet reads the request and changes nothing', async () => {
  await open({ listConfirmations: listed(request) }, { ...withClinic, access: 'read' });
  expect(await screen.findByText(/^Asked Lakeside on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remind Lakeside' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Withdraw the request/ })).toBeNull();
});

const dose = {
  vaccine: 'rabies-1y',
  vaccineName: null,
  product: null,
  manufacturer: null,
  lotNumber: '18844A',
  route: null,
  administeredOn: '2026-01-03',
  expiresOn: '2027-01-03',
  doseNumber: null,
  clinic: null,
  veterinarian: null,
  certificateNumber: null,
  tagNumber: null,
};
const asked = {
  pet: {
    id: testId(7),
    name: 'Biscuit',
    species: 'dog' as const,
    breed: null,
    colour: null,
    sex: 'female' as const,
    sterilized: true,
    bornOn: null,
    microchipEnd: null,
  },
  clinicName: 'Lakeside',
  clinicEmail: 'records@lakeside.example',
  requestedBy: 'Maya',
  records: [{ kind: 'vaccination' as const, recordId: testId(1), statedAt: at, facts: dose }],
  state: 'sent' as const,
  expiresAt: '2026-12-22T12:00:00.000Z',
  countsAs: 'clinic' as const,
};
const openClinic = (answers: object = {}) =>
  openScreen('/confirm/secret', null, { getConfirmation: asked, ...answers });
type ClinicUser = Awaited<ReturnType<typeof openClinic>>['user'];

async function sign(user: ClinicUser) {
  await fill(user, 'Your name', 'Dr. Ortiz');
  await user.click(screen.getByRole('checkbox', { name: /authorized/ }));
  await press(user, 'Send answers');
}

test('a clinic of the directory reads what the record will show', async () => {
  await openClinic();
  expect(await screen.findByText('Confirmed by clinic')).toBeTruthy();
  expect(screen.getByText(/Your license number stays private/)).toBeTruthy();
  expect(screen.getByText(/This link is for records@lakeside.example and works once/)).toBeTruthy();
});

test('a declined record carries its reason and the note to the owner', async () => {
  const { user } = await openClinic({ answerConfirmation: { confirmationId: testId(9), state: 'answered' } });
  await user.click(await screen.findByRole('radio', { name: 'Decline' }));
  await chooseOption(user, /Reason/, 'Other');
  await fill(user, /^Note to the owner/, 'We have no such record.');
  await sign(user);
  expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy();
  expect(sentTo('answerConfirmation')).toMatchObject([
    { answers: [{ recordId: testId(1), decision: 'decline' }], signer: { name: 'Dr. Ortiz' } },
  ]);
});

test('after a cut the answers stay, and are sent again under the same key', async () => {
  const { user } = await openClinic({ answerConfirmation: cutNetwork });
  await press(user, 'Confirm all as entered');
  await sign(user);
  await alertOf(/Can’t reach the server/);
  expect(screen.getByRole('radio', { name: 'Confirm' })).toHaveProperty('checked', true);
  await press(user, 'Send answers');
  await waitFor(() => expect(sentTo('answerConfirmation')).toHaveLength(2));
  const keys = sentTo('answerConfirmation').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('what the server finds wrong with a correction stands beside its field', async () => {
  const { user } = await openClinic({
    answerConfirmation: () =>
      refuseCall('INVALID_ARGUMENT', 'invalid_shape', [
        { path: 'answers.0.changes.lotNumber', message: 'Expected at most 40 characters.' },
      ]),
  });
  await user.click(await screen.findByRole('radio', { name: 'Correct' }));
  await fill(user, /^Lot number/, '9'.repeat(40));
  await sign(user);
  await alertOf('Please check these answers');
  expect(screen.getByText('Use at most 40 characters.')).toBeTruthy();
});

test('a page that cannot be read is asked for again', async () => {
  const { user } = await openClinic({ getConfirmation: cutNetwork });
  const button = await screen.findByRole('button', { name: 'Try again' });
  answerFromNow({ getConfirmation: asked });
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Please confirm Biscuit’s records' })).toBeTruthy();
});
