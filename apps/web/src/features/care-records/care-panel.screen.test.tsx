import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, fillDate, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const address = `/pets/${biscuit.id}`;
const open = (answers = {}) => openScreen(address, owner(), { ...petAnswers(), ...answers });
const fecal = {
  id: testId(10),
  petId: biscuit.id,
  state: 'active' as const,
  createdAt: at,
  updatedAt: at,
  test: 'fecal',
  target: null,
  takenOn: '2026-02-01',
  result: 'negative' as const,
  documentIds: [],
  evidence: 'owner' as const,
};

test('a test result is added with kind, day and result', async () => {
  const { user } = await open({ recordTest: fecal });
  await pickItem(user, 'Add a record', /Test result/);
  const dialog = await screen.findByRole('dialog');
  await chooseOption(user, /Type/, /Fecal/i);
  await fillDate(user, /Sample taken on/, '02012026');
  await chooseOption(user, /^Negative|Result/, 'Negative');
  answerFromNow({ listTests: listed(fecal) });
  await press(user, 'Save', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('recordTest')).toEqual([
    expect.objectContaining({ petId: biscuit.id, test: 'fecal', takenOn: '2026-02-01', result: 'negative' }),
  ]);
  expect(await screen.findByRole('button', { name: /More about .*test/ })).toBeTruthy();
});

test('what is missing is said; nothing is sent', async () => {
  const { user } = await open();
  await pickItem(user, 'Add a record', /Treatment/);
  const dialog = await screen.findByRole('dialog');
  await press(user, 'Save', { in: dialog });
  expect(await within(dialog).findByText('Enter the date.')).toBeTruthy();
  expect(sentTo('recordTreatment')).toEqual([]);
});

test('a cut keeps the dialog and says so; the repetition is the same request', async () => {
  const { user } = await open({ recordTreatment: cutNetwork });
  await pickItem(user, 'Add a record', /Treatment/);
  const dialog = await screen.findByRole('dialog');
  await chooseOption(user, /Type/, /Flea/);
  await fillDate(user, /Given on/, '02012026');
  await press(user, 'Save', { in: dialog });
  await alertOf('Not saved yet.');
  await press(user, 'Save', { in: dialog });
  await waitFor(() => expect(sentTo('recordTreatment')).toHaveLength(2));
  const [first, second] = sentTo('recordTreatment');
  expect(second).toEqual(first);
});

test('a record is removed after it was asked; a refusal is said', async () => {
  const { user } = await open({
    listTests: listed(fecal),
    withdrawTest: () => refuseCall('FAILED_PRECONDITION', 'withdrawn'),
  });
  await pickItem(user, /More about .*test/, 'Remove');
  const dialog = await screen.findByRole('alertdialog');
  await press(user, 'Remove', { in: dialog });
  await alertOf('This record was removed and can’t be changed. Add a new one.');
  expect(sentTo('withdrawTest')).toEqual([expect.objectContaining({ testId: fecal.id })]);
});

test('one list that cannot be read is asked for again, the others stay', async () => {
  const { user } = await open({
    listTests: listed(fecal),
    listTreatments: () => refuseCall('PERMISSION_DENIED'),
  });
  const alert = await alertOf('You don’t have access to this.');
  const before = sentTo('listTests').length;
  answerFromNow({ listTreatments: listed() });
  await press(user, 'Try again', { in: alert });
  await waitFor(() => expect(screen.queryByText('You don’t have access to this.')).toBeNull());
  expect(sentTo('listTests')).toHaveLength(before);
});

test('a co-owner who may only read can open the history alone', async () => {
  const { user } = await openScreen(address, owner(), {
    ...petAnswers({ ...biscuit, access: 'read' }),
    listTests: listed(fecal),
  });
  await screen.findByText(/test$/);
  expect(screen.queryByRole('button', { name: 'Add a record' })).toBeNull();
  const more = screen.queryByRole('button', { name: /More about .*test/ });
  if (more) await user.click(more);
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
});
