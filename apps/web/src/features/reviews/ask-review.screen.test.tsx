import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseOption, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose, type TestDose } from '../../../test/records.ts';

const connection = (number: number, businessName: string, scope: 'verdict' | 'records') => ({
  petId: biscuit.id,
  businessId: testId(number),
  businessName,
  businessSlug: businessName.toLowerCase(),
  businessKind: meadow.kind,
  scope,
  verdict: 'compliant' as const,
  changesOn: null,
  compliantFrom: null,
  connectedAt: at,
  until: null,
  blockedAt: null,
  contactShared: false,
  emailShared: false,
});
const requested = { businessId: testId(1), businessName: 'Meadow', at };
const open = (answers: FakeAnswers = {}, dose: TestDose = rabiesDose, pet = biscuit) =>
  openScreen(`/pets/${biscuit.id}/vaccinations`, owner(), {
    ...petAnswers(pet),
    listVaccinations: listed(dose),
    listPetConnections: listed(connection(1, 'Meadow', 'verdict')),
    ...answers,
  });

test('the one connected business is asked; the words say what it will see', async () => {
  const { user } = await open();
  await pickItem(user, /More about Rabies/, 'Ask Meadow to review');
  const dialog = await dialogOf(/^Request a review of Rabies/);
  expect(within(dialog).getByText(/Meadow sees only the status so far/)).toBeTruthy();
  expect(within(dialog).getByText('No document is attached')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('requestReview')).toEqual([]);
});

test('with several businesses one is chosen', async () => {
  const { user } = await open({
    listPetConnections: listed(connection(1, 'Meadow', 'verdict'), connection(5, 'Harbor', 'records')),
    requestReview: () => refuseCall('RESOURCE_EXHAUSTED', 'daily_limit'),
  });
  await pickItem(user, /More about Rabies/, 'Ask a business to review');
  const dialog = await dialogOf(/^Request a review of Rabies/);
  await chooseOption(user, /Business/, 'Harbor');
  expect(await within(dialog).findByText(/Harbor can already see this record/)).toBeTruthy();
  await press(user, 'Request review', { in: dialog });
  expect(await within(dialog).findByText(/You’ve reached today’s limit/)).toBeTruthy();
  expect(sentTo('requestReview')).toEqual([
    { businessId: testId(5), kind: 'vaccination', recordId: rabiesDose.id },
  ]);
});

test('after a cut the same request can be sent again', async () => {
  const { user } = await open({ requestReview: cutNetwork });
  await pickItem(user, /More about Rabies/, 'Ask Meadow to review');
  const dialog = await dialogOf(/^Request a review of Rabies/);
  await press(user, 'Request review', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  await press(user, 'Request review', { in: dialog });
  await waitFor(() => expect(sentTo('requestReview')).toHaveLength(2));
});

test('a business that was asked is waited for, and is not asked again', async () => {
  const { user } = await open({}, { ...rabiesDose, reviewRequests: [requested] });
  expect(await screen.findByText('Waiting for Meadow to review it.')).toBeTruthy();
  await press(user, /More about Rabies/);
  await screen.findByRole('menuitem', { name: 'History' });
  expect(screen.queryByRole('menuitem', { name: /review/ })).toBeNull();
});

const waiting = {
  kind: 'vaccination' as const,
  vaccination: rabiesDose,
  pet: {
    id: biscuit.id,
    name: 'Biscuit',
    species: biscuit.species,
    bornOn: biscuit.bornOn,
    microchip: null,
  },
  askedBy: 'rule' as const,
  since: at,
};
const second = {
  ...waiting,
  vaccination: { ...rabiesDose, id: testId(13), lotNumber: 'LOT-2' },
  pet: { ...waiting.pet, id: testId(14), name: 'Pepper' },
};
const answered = {
  kind: 'vaccination' as const,
  recordId: rabiesDose.id,
  decision: 'verify' as const,
  note: null,
  at,
};
const openQueue = (answers: FakeAnswers = {}) =>
  openScreen('/business/reviews', staff('manager'), {
    listReviewQueue: listed(waiting, second),
    ...answers,
  });

test('the queue says how many wait, and why; another record is opened by its row', async () => {
  const { user } = await openQueue();
  expect(await screen.findByText('2 waiting')).toBeTruthy();
  expect(screen.getByText(/Required by a rule/)).toBeTruthy();
  await press(user, /^Pepper, /);
  expect(await screen.findByText('LOT-2')).toBeTruthy();
});

test('the keyboard goes through the queue and decides', async () => {
  const { user } = await openQueue({ reviewRecord: answered });
  await screen.findByText('2 waiting');
  await user.keyboard('j');
  expect(await screen.findByText('LOT-2')).toBeTruthy();
  await user.keyboard('k');
  await waitFor(() => expect(screen.queryByText('LOT-2')).toBeNull());
  await user.keyboard('v');
  expect(await screen.findByText('Biscuit’s record was verified.')).toBeTruthy();
  expect(sentTo('reviewRecord')).toMatchObject([{ recordId: rabiesDose.id, decision: 'verify' }]);
});

test('keys that are typed as a reason decide nothing', async () => {
  const { user } = await openQueue({ reviewRecord: answered });
  await screen.findByText('2 waiting');
  await user.keyboard('r');
  const dialog = await dialogOf('Reject this record of Biscuit?');
  expect(within(dialog).getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', true);
  await fill(user, 'Reason', '');
  await user.type(within(dialog).getByLabelText('Reason'), 'very blurry');
  expect(sentTo('reviewRecord')).toEqual([]);
  await press(user, 'Reject', { in: dialog });
  expect(await screen.findByText(/record was rejected, and the owner was notified/)).toBeTruthy();
  expect(sentTo('reviewRecord')).toMatchObject([{ decision: 'reject', note: 'very blurry' }]);
});

test('a record that was corrected meanwhile is not decided, and the queue is read again', async () => {
  const { user } = await openQueue({ reviewRecord: () => refuseCall('ABORTED', 'changed_meanwhile') });
  await screen.findByText('2 waiting');
  answerFromNow({ listReviewQueue: listed(second) });
  await press(user, 'Verify');
  expect(await screen.findByText(/Someone else changed this at the same time/)).toBeTruthy();
  expect(await screen.findByText('1 waiting')).toBeTruthy();
});
