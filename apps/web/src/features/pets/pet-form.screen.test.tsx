import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const add = '/pets/new';
const edit = `/pets/${biscuit.id}/edit`;

test('a pet is added with what was typed, and its page opens', async () => {
  const { user, address } = await openScreen(add, owner(), { ...petAnswers(), createPet: biscuit });
  await fill(user, 'Name', 'Biscuit');
  await user.click(screen.getByRole('radio', { name: 'Cat' }));
  await user.click(screen.getByText('Add more details'));
  await fill(user, /^Weight/, '4.5');
  await press(user, 'Add pet');
  expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
  expect(address()).toBe(`/pets/${biscuit.id}`);
  expect(sentTo('createPet')).toEqual([
    expect.objectContaining({
      name: 'Biscuit',
      species: 'cat',
      weightKg: 2.041,
      idempotencyKey: expect.any(String),
    }),
  ]);
});

test('a name that is missing and a chip that is too short are said beside their fields; nothing is sent', async () => {
  const { user } = await openScreen(add, owner());
  await fill(user, /^Microchip/, '123');
  await press(user, 'Add pet');
  await alertOf('Please fix these fields');
  expect(screen.getAllByText('Enter a name.').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/A microchip number has 15 digits/).length).toBeGreaterThan(0);
  expect(sentTo('createPet')).toEqual([]);
});

test('a refusal is said in words, and the draft stays', async () => {
  const { user } = await openScreen(add, owner(), {
    createPet: () => refuseCall('RESOURCE_EXHAUSTED', 'daily_limit'),
  });
  await fill(user, 'Name', 'Biscuit');
  await press(user, 'Add pet');
  await alertOf('You’ve reached today’s limit. Try again tomorrow.');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Biscuit');
  expect(screen.queryByText(/wire:/)).toBeNull();
});

test('after a cut the same press sends the same request again: one pet', async () => {
  const { user } = await openScreen(add, owner(), { ...petAnswers(), createPet: cutNetwork });
  await fill(user, 'Name', 'Biscuit');
  await press(user, 'Add pet');
  await alertOf('Can’t reach the server. Check your connection and try again.');
  answerFromNow({ createPet: biscuit });
  await press(user, 'Add pet');
  await screen.findByRole('heading', { name: 'Biscuit' });
  const keys = sentTo('createPet').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a double press sends once', async () => {
  const { user } = await openScreen(add, owner(), { ...petAnswers(), createPet: biscuit });
  await fill(user, 'Name', 'Biscuit');
  await user.dblClick(await screen.findByRole('button', { name: 'Add pet' }));
  await screen.findByRole('heading', { name: 'Biscuit' });
  expect(sentTo('createPet')).toHaveLength(1);
});

test('an edit is refused when someone else was quicker, and says what to do', async () => {
  const { user } = await openScreen(edit, owner(), {
    ...petAnswers(),
    updatePet: () => refuseCall('ABORTED', 'changed_meanwhile'),
  });
  await fill(user, 'Name', 'Biscuit II');
  await press(user, 'Save changes');
  await alertOf(/Someone else changed this at the same time/);
  expect(sentTo('updatePet')).toEqual([
    expect.objectContaining({ petId: biscuit.id, name: 'Biscuit II', ifUpdatedAt: biscuit.updatedAt }),
  ]);
});

test('a weight is shown in the unit of the reader, and stays to the gram while it is not changed', async () => {
  const heavy = { ...biscuit, weightKg: 28.4, bornOn: '2022-10-18', bornOnPrecision: 'day' as const };
  const { user } = await openScreen(edit, owner(), { ...petAnswers(heavy), updatePet: heavy });
  const weight = await screen.findByLabelText(/^Weight/);
  expect(weight).toHaveProperty('value', '62.6');
  expect(screen.getByText('lb')).toBeTruthy();
  // An exact date asks for no more, until someone says that it is not.
  expect(screen.queryByText('How exact is it?')).toBeNull();
  await press(user, 'I know it only roughly');
  expect(screen.getByText('How exact is it?')).toBeTruthy();
  await press(user, 'Save changes');
  await waitFor(() => expect(sentTo('updatePet')).toMatchObject([{ weightKg: 28.4 }]));
});

test('who may only read a pet is led away from its form', async () => {
  const { address } = await openScreen(edit, owner(), petAnswers({ ...biscuit, access: 'read' }));
  await waitFor(() => expect(address()).toBe(`/pets/${biscuit.id}`));
  await screen.findByText(/Biscuit is shared with you to view/);
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a pet that is gone says so and leads back', async () => {
  await openScreen(edit, owner(), { ...petAnswers(), getPet: () => refuseCall('NOT_FOUND') });
  expect(await screen.findByText('Pet not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my pets' }).getAttribute('href')).toBe('/dashboard');
});

test('while the service is away the page says so, and shows the pet by itself once it is back', async () => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    getPet: () => refuseCall('UNAVAILABLE'),
  });
  const said = 'Clearpaw is temporarily unavailable. Try again in a few seconds.';
  expect(await screen.findByText(said, undefined, { timeout: 20_000 })).toBeTruthy();
  answerFromNow({ getPet: biscuit });
  expect(await screen.findByRole('heading', { name: 'Biscuit' }, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByText(said)).toBeNull();
}, 60_000);
