import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogOf, fill, fillDate, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const weighed = (number: number, on: string, kg: number) => ({
  id: testId(number),
  petId: biscuit.id,
  state: 'active' as 'active' | 'withdrawn',
  createdAt: at,
  updatedAt: at,
  documentIds: [],
  evidence: 'owner' as const,
  on,
  kg,
});
const spring = weighed(11, '2025-03-01', 24);
const autumn = weighed(12, '2025-10-01', 26);
const open = (answers = {}, pet = biscuit) =>
  openScreen(`/pets/${biscuit.id}/record?kind=weight`, owner(), {
    ...petAnswers(pet),
    listWeights: listed(),
    ...answers,
  });

async function addWeight(user: Awaited<ReturnType<typeof open>>['user'], figure: string, unit: 'kg' | 'lb') {
  await press(user, 'Add weight');
  const dialog = await dialogOf('Add a weight');
  await user.click(within(dialog).getByRole('radio', { name: unit }));
  await fill(user, 'Weight', figure, { in: dialog });
  await fillDate(user, /Weighed on/, '10012025');
  await press(user, 'Save', { in: dialog });
  return dialog;
}

test('a weight in pounds is kept in kilograms', async () => {
  const { user } = await open({ recordWeight: autumn });
  await addWeight(user, '57.3', 'lb');
  await screen.findByText(/No weights on record/);
  const [sent] = sentTo('recordWeight');
  expect(sent).toEqual(expect.objectContaining({ petId: biscuit.id, on: '2025-10-01' }));
  expect(sent?.kg).toBeCloseTo(25.99, 2);
});

test('a comma stands for the point, as many write it', async () => {
  const { user } = await open({ recordWeight: autumn });
  answerFromNow({ listWeights: listed(autumn) });
  await addWeight(user, '25,99', 'kg');
  await screen.findByRole('button', { name: 'See the weight' });
  expect(sentTo('recordWeight')).toEqual([expect.objectContaining({ kg: 25.99 })]);
});

test.each(['', 'heavy', '0', '-3', '1501', '1e3'])('"%s" is no weight and is not sent', async (typed) => {
  const { user } = await open();
  const dialog = await addWeight(user, typed, 'kg');
  expect(await within(dialog).findByText('Enter a weight, such as 27.4.')).toBeTruthy();
  expect(sentTo('recordWeight')).toEqual([]);
});

test('the lead compares the last two weights, in the unit chosen', async () => {
  const { user } = await open({ listWeights: listed(autumn, spring) });
  expect(await screen.findByText(/^57\.3 lb on Oct 1, 2025\. Up 4\.4 lb since Mar 1, 2025\.$/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'kg' }));
  expect(await screen.findByText('26 kg on Oct 1, 2025. Up 2 kg since Mar 1, 2025.')).toBeTruthy();
});

test('a pet that became lighter, or stayed the same, is said so', async () => {
  const { user } = await open({ listWeights: listed(weighed(13, '2025-11-01', 23), spring) });
  await user.click(await screen.findByRole('radio', { name: 'kg' }));
  expect(await screen.findByText(/Down 1 kg since Mar 1, 2025\.$/)).toBeTruthy();
  const same = weighed(14, '2025-12-01', 23);
  answerFromNow({ listWeights: listed(same, weighed(13, '2025-11-01', 23)), recordWeight: same });
  await addWeight(user, '23', 'kg');
  expect(await screen.findByText(/The same as on Nov 1, 2025\.$/)).toBeTruthy();
});

test('the chart is a table for those who do not see it, the earliest first', async () => {
  const { user } = await open({ listWeights: listed(autumn, spring) });
  await user.click(await screen.findByRole('radio', { name: 'kg' }));
  const table = screen.getByRole('table', { name: 'Weight over time' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['March 1, 202524 kg', 'October 1, 202526 kg']);
});

test('a removed weight stays in the list and leaves the chart', async () => {
  const { user } = await open({ listWeights: listed(autumn, { ...spring, state: 'withdrawn' as const }) });
  await press(user, 'All 2 weights');
  expect(screen.getByText('Removed')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Weight over time' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  await press(user, 'Show fewer');
  expect(screen.queryByText('Removed')).toBeNull();
});

test('a correction begins with the figure as it is shown, and a cut keeps it', async () => {
  const { user } = await open({ listWeights: listed(autumn), correctWeight: cutNetwork });
  await press(user, 'See the weight');
  await pickItem(user, 'More about 57.3 lb', 'Correct');
  const dialog = await dialogOf('Correct Weight?');
  expect(within(dialog).getByLabelText('Weight')).toHaveProperty('value', '57.32');
  await fill(user, 'Weight', '57', { in: dialog });
  await press(user, 'Correct', { in: dialog });
  expect(await within(dialog).findByText('Not saved yet.')).toBeTruthy();
  expect(within(dialog).getByLabelText('Weight')).toHaveProperty('value', '57');
  answerFromNow({ correctWeight: autumn });
  await press(user, 'Correct', { in: dialog });
  await screen.findByRole('button', { name: 'Show fewer' });
  expect(sentTo('correctWeight')).toHaveLength(2);
});

test('who may only view chooses the unit and adds nothing', async () => {
  await open({ listWeights: listed(autumn) }, { ...biscuit, access: 'read' });
  expect(await screen.findByRole('radio', { name: 'kg' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add weight' })).toBeNull();
});
