import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner } from '../../../test/people.ts';
import { biscuit, petAnswers, type TestPet } from '../../../test/records.ts';

const archived: TestPet = { ...biscuit, state: 'archived', endedAt: '2026-03-01T10:00:00.000Z' };
const deceased: TestPet = { ...biscuit, state: 'deceased', endedAt: '2026-03-01T10:00:00.000Z' };
const open = (answers = {}, pet: TestPet = biscuit) =>
  openScreen(`/pets/${biscuit.id}`, owner(), { ...petAnswers(pet), ...answers });
const more = 'More';

test('a pet is archived after it was asked, and its page says what ended', async () => {
  const { user } = await open({ updatePet: archived });
  await pickItem(user, more, /^Archive/);
  const dialog = await dialogOf('Archive Biscuit?');
  expect(sentTo('updatePet')).toEqual([]);
  answerFromNow({ getPet: archived });
  await press(user, 'Archive Biscuit', { in: dialog });
  expect(await screen.findByText('Biscuit was archived')).toBeTruthy();
  expect(
    await screen.findByText(/businesses no longer see Biscuit. Everything on record stays/),
  ).toBeTruthy();
  expect(sentTo('updatePet')).toEqual([{ petId: biscuit.id, state: 'archived' }]);
});

test('canceling the question changes nothing', async () => {
  const { user } = await open();
  await pickItem(user, more, /^Archive/);
  await press(user, 'Cancel', { in: await dialogOf('Archive Biscuit?') });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('updatePet')).toEqual([]);
});

test('a refusal is said in the question, which stays open', async () => {
  const { user } = await open({ updatePet: cutNetwork });
  await pickItem(user, more, /In memory of Biscuit/);
  const dialog = await dialogOf('In memory of Biscuit');
  await press(user, 'Keep in memory', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  answerFromNow({ updatePet: deceased, getPet: deceased });
  await press(user, 'Keep in memory', { in: dialog });
  expect(await screen.findByText('Biscuit’s page is kept in memory')).toBeTruthy();
  expect(await screen.findByText('We’re sorry for your loss.')).toBeTruthy();
});

test('the page of a pet that died names its years and offers no archive', async () => {
  const { user } = await open({}, deceased);
  expect(await screen.findByText('2021 to 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View record' }).getAttribute('href')).toBe(
    `/pets/${biscuit.id}/record`,
  );
  expect(screen.queryByRole('link', { name: 'Show badge' })).toBeNull();
  await press(user, more);
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  expect(items.filter((item) => /^Archive|In memory/.test(item))).toEqual([]);
});

test('a death that was set by mistake is taken back', async () => {
  const { user } = await open({ updatePet: biscuit }, deceased);
  await screen.findByText('We’re sorry for your loss.');
  answerFromNow({ getPet: biscuit });
  await press(user, 'Undo');
  expect(await screen.findByText('Biscuit is active again')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Show badge' })).toBeTruthy();
  expect(sentTo('updatePet')).toEqual([{ petId: biscuit.id, state: 'active' }]);
});

test('an archived pet that cannot be restored says why and stays archived', async () => {
  const { user } = await open({ updatePet: () => refuseCall('PERMISSION_DENIED') }, archived);
  await press(user, 'Restore Biscuit');
  expect(await screen.findByText('You don’t have access to this.')).toBeTruthy();
  expect(screen.getByText('Archived')).toBeTruthy();
});

test('a deleted pet leads to the pets that are left, where it can be restored', async () => {
  const { user, address } = await open({ deletePet: {} });
  await pickItem(user, more, /^Delete/);
  const dialog = await dialogOf('Delete Biscuit?');
  expect(within(dialog).getByText(/You can restore Biscuit for 30 days/)).toBeTruthy();
  const deleted = { ...biscuit, state: 'deleted' as const, deletedAt: new Date().toISOString() };
  answerFromNow({
    listPets: ({ state }) => (state === 'all' ? listed(deleted) : listed()),
    restorePet: biscuit,
  });
  await press(user, 'Delete Biscuit', { in: dialog });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(await screen.findByText(/30 days left to restore, then it’s erased for good/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View Biscuit' })).toBeNull();
  answerFromNow({ listPets: listed(biscuit) });
  await press(user, 'Restore Biscuit');
  expect(await screen.findByText('Biscuit is active again')).toBeTruthy();
  expect(sentTo('deletePet')).toEqual([{ petId: biscuit.id }]);
  expect(sentTo('restorePet')).toEqual([{ petId: biscuit.id }]);
});

test('pets that ended are listed below the others, each with what can be done', async () => {
  const cookie: TestPet = { ...archived, name: 'Cookie' };
  await openScreen('/dashboard', owner(), {
    ...petAnswers(),
    listPets: ({ state }) => (state === 'all' ? listed(cookie) : listed()),
  });
  const panel = (await screen.findByRole('heading', { name: 'Not active' })).closest('section');
  if (!panel) throw new Error('No panel');
  expect(within(panel).getByText(/^Archived Mar 1.* No reminders, no badge.$/)).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'View Cookie' }).getAttribute('href')).toBe(
    `/pets/${cookie.id}`,
  );
  expect(within(panel).getByRole('button', { name: 'Restore Cookie' })).toBeTruthy();
});

test('a co-owner who only views can neither restore nor end a pet', async () => {
  const { user } = await open({}, { ...archived, access: 'read' });
  await screen.findByText('Archived');
  expect(screen.queryByRole('button', { name: 'Restore Biscuit' })).toBeNull();
  await press(user, more);
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  expect(items).toHaveLength(1);
  expect(items[0]).toMatch(/Download PDF record/);
});

test('a co-owner who edits may archive a pet, and neither give it away nor delete it', async () => {
  const { user } = await open({}, { ...biscuit, access: 'full' });
  await press(user, more);
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  expect(items.some((item) => item.startsWith('Archive'))).toBe(true);
  expect(items.some((item) => /Give to a new owner|Delete/.test(item))).toBe(false);
});

test('a pet is offered to a new owner by email, with what its owner keeps', async () => {
  const { user } = await open({ transferPet: { expiresAt: at } });
  await pickItem(user, more, /Give to a new owner/);
  const dialog = await dialogOf('Give Biscuit to a new owner');
  await press(user, 'Send offer', { in: dialog });
  expect(await within(dialog).findByText('Enter the new owner’s email address.')).toBeTruthy();
  expect(sentTo('transferPet')).toEqual([]);
  await fill(user, 'New owner’s email', 'noor@example.test');
  await user.click(within(dialog).getByRole('radio', { name: /View the record/ }));
  const transfer = { email: 'noor@example.test', keep: 'read' as const, expiresAt: at };
  answerFromNow({ findTransfer: { transfer } });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('Offer sent to noor@example.test')).toBeTruthy();
  expect(await screen.findByText(/You offered Biscuit to noor@example.test/)).toBeTruthy();
  expect(sentTo('transferPet')).toEqual([{ petId: biscuit.id, email: 'noor@example.test', keep: 'read' }]);
});

test('an offer that is refused says why beside the address, which stays', async () => {
  const { user } = await open({ transferPet: () => refuseCall('RESOURCE_EXHAUSTED', 'daily_limit') });
  await pickItem(user, more, /Give to a new owner/);
  const dialog = await dialogOf('Give Biscuit to a new owner');
  await fill(user, 'New owner’s email', 'noor@example.test');
  await press(user, 'Send offer', { in: dialog });
  expect(await within(dialog).findByText(/You’ve reached today’s limit/)).toBeTruthy();
  expect(screen.getByLabelText('New owner’s email')).toHaveProperty('value', 'noor@example.test');
});

test('an open offer is withdrawn', async () => {
  const transfer = { email: 'noor@example.test', keep: 'nothing' as const, expiresAt: at };
  const { user } = await open({ findTransfer: { transfer }, withdrawTransfer: {} });
  const button = await screen.findByRole('button', { name: 'Withdraw offer' });
  answerFromNow({ findTransfer: { transfer: null } });
  await user.click(button);
  expect(await screen.findByText('The offer was withdrawn')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/You offered Biscuit/)).toBeNull());
  expect(sentTo('withdrawTransfer')).toEqual([{ petId: biscuit.id }]);
});

test('the pets that ended cannot be read: it is said and asked for again', async () => {
  const { user } = await openScreen('/dashboard', owner(), {
    ...petAnswers(),
    listPets: ({ state }) => (state === 'all' ? refuseCall('PERMISSION_DENIED') : listed()),
  });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ listPets: ({ state }) => (state === 'all' ? listed(archived) : listed()) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('button', { name: 'Restore Biscuit' })).toBeTruthy();
});
