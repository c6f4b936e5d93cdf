import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const notice = { phone: '555 0100', email: null, note: null, since: at };
const open = (answers = {}, pet = biscuit) =>
  openScreen(`/pets/${biscuit.id}`, owner(), { ...petAnswers(pet), ...answers });

async function openDialog(user: Awaited<ReturnType<typeof open>>['user']) {
  await pickItem(user, 'More', /^Turn on lost mode/);
  return screen.findByRole('dialog');
}

test('lost mode is turned on once, with how to reach the owner', async () => {
  const { user } = await open({ setLostNotice: { notice } });
  const dialog = await openDialog(user);
  await fill(user, /Phone number/, '555 0100');
  await fill(user, /Email address/, '');
  answerFromNow({ getLostNotice: { notice } });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Show on the badge' }));
  expect(await screen.findByText('Biscuit is marked as lost')).toBeTruthy();
  expect(sentTo('setLostNotice')).toEqual([
    { petId: biscuit.id, notice: expect.objectContaining({ phone: '555 0100' }) },
  ]);
});

test('after a cut the dialog stays with what was typed', async () => {
  const { user } = await open({ setLostNotice: cutNetwork });
  const dialog = await openDialog(user);
  await fill(user, /Phone number/, '555 0100');
  await press(user, 'Show on the badge', { in: dialog });
  await waitFor(() => expect(dialog.textContent).toMatch(/reach the server/));
  expect(screen.getByLabelText(/Phone number/)).toHaveProperty('value', '555 0100');
});

test('the installed app begins with the badge of the one pet, or with the pets', async () => {
  await openScreen('/badge', owner(), { ...petAnswers(), getBadge: () => refuseCall('PERMISSION_DENIED') });
  await waitFor(() => expect(window.location.pathname).toBe(`/pets/${biscuit.id}/badge`));
  expect(await screen.findByText('You don’t have access to this.')).toBeTruthy();
});

test('a pet that was found is marked so', async () => {
  const { user } = await open({ getLostNotice: { notice }, setLostNotice: { notice: null } });
  const found = await screen.findByRole('button', { name: 'Mark Biscuit as found' });
  answerFromNow({ getLostNotice: { notice: null } });
  await user.click(found);
  await waitFor(() => expect(sentTo('setLostNotice')).toEqual([{ petId: biscuit.id, notice: null }]));
  await waitFor(() => expect(screen.queryByText('Biscuit is marked as lost')).toBeNull());
  await press(user, 'More');
  expect(await screen.findByRole('menuitem', { name: /^Turn on lost mode/ })).toBeTruthy();
});

test('who may only read cannot turn it on', async () => {
  const { user } = await open({}, { ...biscuit, access: 'read' });
  await press(user, 'More');
  await screen.findByRole('menuitem', { name: /^Travel/ });
  expect(screen.queryByRole('menuitem', { name: /^Turn on lost mode/ })).toBeNull();
});
