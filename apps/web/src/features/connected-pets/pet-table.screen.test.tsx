import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';
import { petOfBusiness } from '../../../test/records.ts';

const biscuit = petOfBusiness(2, 'Biscuit');
const pepper = petOfBusiness(3, 'Pepper');
const rabies = {
  ...{ id: 'rabies', level: 'required' as const },
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const answers: FakeAnswers = {
  listConnections: listed(biscuit, pepper),
  getRequirements: { version: 1, rules: [rabies], publishedAt: at, effectiveFrom: '2026-01-05' },
  watchConnections: [],
};
const open = (more: FakeAnswers = {}) =>
  openScreen('/business/pets', staff('manager'), { ...answers, ...more });
const missing = {
  ...{ kind: 'open' as const, ruleId: 'rabies', status: 'missing' as const, reason: 'missing', params: {} },
  ...{ message: 'Rabies: nothing on record.', validUntil: null, title: 'Rabies shot', lastDay: null },
  ...{ compliantFrom: null, others: 2 },
};
const described = listed(
  { petId: biscuit.petId, ownerName: 'Maya Okafor', next: missing },
  { petId: pepper.petId, ownerName: null, next: null },
);
const rowOf = async (name: RegExp) => {
  const [row] = await screen.findAllByRole('row', { name });
  if (!row) throw new Error(`No row ${name}`);
  return row;
};

test('each pet is listed with its owner and with what changes next', async () => {
  await open({ listConnectionDetails: described });
  const row = await rowOf(/Biscuit/);
  expect(await within(row).findAllByText('Maya Okafor')).toHaveLength(2);
  expect(within(row).getByText('Rabies shot')).toBeTruthy();
  expect(within(row).getByText('nothing on record, plus 2 more')).toBeTruthy();
  const other = await rowOf(/Pepper/);
  expect(within(other).getByText('Not shared')).toBeTruthy();
  expect(within(other).getByText('dates are not shared')).toBeTruthy();
  expect(sentTo('listConnectionDetails')).toEqual([
    { businessId: meadow.id, petIds: [biscuit.petId, pepper.petId] },
  ]);
});

test('the list is shown before it is known what changes, and stays if that cannot be read', async () => {
  const waiting = Promise.withResolvers<void>();
  const { user } = await open({
    listConnectionDetails: async () => {
      await waiting.promise;
      return refuseCall('PERMISSION_DENIED');
    },
  });
  const row = await rowOf(/Biscuit/);
  expect(within(row).getByText('Good to go')).toBeTruthy();
  expect(within(row).queryByText('Not shared')).toBeNull();
  waiting.resolve();
  const alert = await alertOf('You don’t have access to this.');
  expect(within(await rowOf(/Biscuit/)).getByText('Good to go')).toBeTruthy();
  answerFromNow({ listConnectionDetails: described });
  await press(user, 'Try again', { in: alert });
  expect(await within(await rowOf(/Biscuit/)).findByText('Rabies shot')).toBeTruthy();
});

test('each page of the list is described once', async () => {
  const { user } = await open({
    listConnections: ({ cursor }) =>
      cursor === undefined ? { items: [biscuit], nextCursor: 'next' } : listed(pepper),
    listConnectionDetails: described,
  });
  await press(user, 'Show more');
  expect(await within(await rowOf(/Pepper/)).findByText('Not shared')).toBeTruthy();
  const asked = sentTo('listConnectionDetails').map(({ petIds }) => petIds);
  expect(asked).toEqual([[biscuit.petId], [pepper.petId]]);
});

test('the pets that need attention come first, until another order is chosen', async () => {
  const { user } = await open();
  await screen.findAllByText('Biscuit');
  expect(sentTo('listConnections').at(-1)).toMatchObject({ sort: 'attention' });
  await press(user, 'Filters');
  await chooseOption(user, /Sort by/, 'Date added');
  await waitFor(() => expect(sentTo('listConnections').at(-1)).toMatchObject({ sort: 'added' }));
});

test('a verdict that changes has the reasons read again', async () => {
  await open({ listConnectionDetails: described });
  await within(await rowOf(/Biscuit/)).findByText('Rabies shot');
  const before = sentTo('listConnectionDetails').length;
  say('watchConnections', { petId: biscuit.petId, verdict: 'non_compliant' });
  await waitFor(() => expect(sentTo('listConnectionDetails').length).toBeGreaterThan(before));
});
