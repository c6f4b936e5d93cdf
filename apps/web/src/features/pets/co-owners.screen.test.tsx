import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner, type SignedInPerson, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { CoOwner } from './co-owner.ts';

const ada: CoOwner & { uid: string } = {
  uid: testId(30),
  email: 'ada@example.test',
  displayName: 'Ada Berg',
  access: 'read',
};
const invited: CoOwner = { uid: null, email: 'noor@example.test', displayName: null, access: 'full' };
const sharingAnswers = {
  ...petAnswers(),
  listShareLinks: listed(),
  listConnections: listed(),
};
const open = (answers = {}, person: SignedInPerson = owner()) =>
  openScreen(`/pets/${biscuit.id}/share`, person, { ...sharingAnswers, ...answers });

/** Someone who was invited to the pet: the list of co-owners names their account. */
function coOwner(): SignedInPerson {
  const { profile, answers } = owner();
  const own = { ...profile, uid: ada.uid, email: ada.email, displayName: ada.displayName };
  return { profile: own, answers: { ...answers, getProfile: own } };
}

async function openInvitation(user: Awaited<ReturnType<typeof open>>['user']) {
  await press(user, 'Invite a co-owner');
  return dialogOf('Invite a co-owner for Biscuit?');
}

test('the owner sees who has the pet too, who has not answered yet, and what each may do', async () => {
  await open({ listCoOwners: listed(ada, invited) });
  expect(await screen.findByText('Ada Berg')).toBeTruthy();
  expect(screen.getByText('ada@example.test')).toBeTruthy();
  expect(screen.getByText('noor@example.test')).toBeTruthy();
  expect(screen.getByText('Invitation pending')).toBeTruthy();
  expect(screen.getByText('View')).toBeTruthy();
  expect(screen.getByText('View and edit')).toBeTruthy();
});

test('without co-owners the panel says so', async () => {
  await open();
  expect(await screen.findByText('No co-owners yet.')).toBeTruthy();
});

test('a list that cannot be read is asked for again', async () => {
  const { user } = await open({ listCoOwners: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  expect(screen.queryByRole('button', { name: 'Invite a co-owner' })).toBeNull();
  answerFromNow({ listCoOwners: listed(ada) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Ada Berg')).toBeTruthy();
});

test('an invitation is sent once with the access chosen, and is then in the list', async () => {
  const { user } = await open({ sharePet: biscuit });
  const dialog = await openInvitation(user);
  await fill(user, 'Email address', '  noor@example.test ');
  await user.click(within(dialog).getByRole('radio', { name: /View and edit/ }));
  answerFromNow({ listCoOwners: listed(invited) });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invitation sent to noor@example.test')).toBeTruthy();
  expect(await screen.findByText('Invitation pending')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo('sharePet')).toEqual([{ petId: biscuit.id, email: 'noor@example.test', access: 'full' }]);
});

test('an invitation without an address is not sent', async () => {
  const { user } = await open();
  const dialog = await openInvitation(user);
  await press(user, 'Send invitation', { in: dialog });
  expect(await within(dialog).findByText('Enter an email address.')).toBeTruthy();
  expect(sentTo('sharePet')).toEqual([]);
});

test('after a cut the invitation stays as it was typed and can be sent again', async () => {
  const { user } = await open({ sharePet: cutNetwork });
  const dialog = await openInvitation(user);
  await fill(user, 'Email address', 'noor@example.test');
  await press(user, 'Send invitation', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'noor@example.test');
  answerFromNow({ sharePet: biscuit });
  await press(user, 'Send invitation', { in: dialog });
  expect(await screen.findByText('Invitation sent to noor@example.test')).toBeTruthy();
  expect(sentTo('sharePet')).toHaveLength(2);
});

test('a co-owner may edit from now on, or only view again', async () => {
  const { user } = await open({ listCoOwners: listed(ada), sharePet: biscuit });
  await screen.findByText('View');
  answerFromNow({ listCoOwners: listed({ ...ada, access: 'full' }) });
  await pickItem(user, 'More about Ada Berg', 'Allow editing');
  expect(await screen.findByText('View and edit')).toBeTruthy();
  await pickItem(user, 'More about Ada Berg', 'Allow viewing only');
  await waitFor(() =>
    expect(sentTo('sharePet')).toEqual([
      { petId: biscuit.id, email: ada.email, access: 'full' },
      { petId: biscuit.id, email: ada.email, access: 'read' },
    ]),
  );
});

test('a change of access that is refused is said', async () => {
  const { user } = await open({
    listCoOwners: listed(ada),
    sharePet: () => refuseCall('RESOURCE_EXHAUSTED', 'daily_limit'),
  });
  await pickItem(user, 'More about Ada Berg', 'Allow editing');
  expect(await screen.findByText('You’ve reached today’s limit. Try again tomorrow.')).toBeTruthy();
  expect(screen.getByText('View')).toBeTruthy();
});

test('the access of a person who has not accepted cannot be changed; the invitation can be ended', async () => {
  const { user } = await open({ listCoOwners: listed(invited), unsharePet: {} });
  await press(user, 'More about noor@example.test');
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Stop sharing']);
  await user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
  const dialog = await dialogOf('Stop sharing with noor@example.test?');
  answerFromNow({ listCoOwners: listed() });
  await press(user, 'Stop sharing', { in: dialog });
  expect(await screen.findByText('No co-owners yet.')).toBeTruthy();
  expect(sentTo('unsharePet')).toEqual([{ petId: biscuit.id, email: invited.email }]);
});

test('sharing that was not ended because of a cut is still listed, and the reason is said', async () => {
  const { user } = await open({ listCoOwners: listed(ada), unsharePet: cutNetwork });
  await pickItem(user, 'More about Ada Berg', 'Stop sharing');
  const dialog = await dialogOf('Stop sharing with Ada Berg?');
  await press(user, 'Stop sharing', { in: dialog });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByText('ada@example.test')).toBeTruthy();
});

test('a co-owner leaves the pet, and is led to the pets that are left', async () => {
  const pet = { ...biscuit, access: 'full' as const };
  const answers = { ...petAnswers(pet), listCoOwners: listed(ada), unsharePet: {} };
  const { user, address } = await open(answers, coOwner());
  expect(await screen.findByText('Ada Berg')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite a co-owner' })).toBeNull();
  await pickItem(user, 'More about Ada Berg', 'Leave this pet');
  const dialog = await dialogOf('Leave Biscuit?');
  expect(within(dialog).getByText(/Only its owner can invite you again/)).toBeTruthy();
  answerFromNow({ listPets: listed() });
  await press(user, 'Leave this pet', { in: dialog });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(sentTo('unsharePet')).toEqual([{ petId: biscuit.id, email: ada.email }]);
});
