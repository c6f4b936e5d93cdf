import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, type SignedInPerson, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

type Role = 'owner' | 'staff' | 'manager';
const member = (number: number, displayName: string, role: Role) => ({
  uid: testId(number),
  email: `${displayName.toLowerCase()}@example.test`,
  displayName,
  role,
  joinedAt: at,
});
const ada = member(21, 'Ada', 'staff');
const ben = member(22, 'Ben', 'manager');
const invitation = {
  id: testId(30),
  businessId: meadow.id,
  email: 'kim@example.test',
  role: 'staff' as 'staff' | 'manager',
  createdAt: at,
  expiresAt: '2099-01-01T10:00:00.000Z',
};
const forManager = { ...invitation, id: testId(31), email: 'lou@example.test', role: 'manager' as const };
const openTeam = (answers = {}, person = staff('owner')) =>
  openScreen('/business/team', person, {
    listMembers: listed(ada, ben),
    listInvitations: listed<typeof invitation>(),
    ...answers,
  });

test('who was invited is named with the role and the end of the invitation, which can be canceled', async () => {
  const { user } = await openTeam({ listInvitations: listed(invitation), withdrawInvitation: {} });
  expect(await screen.findByText('kim@example.test')).toBeTruthy();
  expect(screen.getByText(/^Staff, Until Jan 1/)).toBeTruthy();
  answerFromNow({ listInvitations: listed<typeof invitation>() });
  await press(user, 'Cancel invitation: kim@example.test');
  expect(await screen.findByText('No pending invitations.')).toBeTruthy();
  expect(sentTo('withdrawInvitation')).toEqual([{ businessId: meadow.id, invitationId: invitation.id }]);
});

test('an invitation that cannot be canceled is said and stays', async () => {
  const { user } = await openTeam({ listInvitations: listed(invitation), withdrawInvitation: cutNetwork });
  await press(user, 'Cancel invitation: kim@example.test');
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByText('kim@example.test')).toBeTruthy();
});

test('invitations that cannot be read are not called none', async () => {
  const { user } = await openTeam({ listInvitations: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  expect(screen.queryByText('No pending invitations.')).toBeNull();
  answerFromNow({ listInvitations: listed(invitation) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('kim@example.test')).toBeTruthy();
});

test('a manager cancels invitations of staff, and invites staff alone', async () => {
  const { user } = await openTeam({ listInvitations: listed(invitation, forManager) }, staff('manager'));
  expect(await screen.findByRole('button', { name: 'Cancel invitation: kim@example.test' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel invitation: lou@example.test' })).toBeNull();
  await press(user, 'Invite a team member');
  const dialog = await dialogOf('Invite a team member?');
  expect(within(dialog).getByRole('radio', { name: /Staff/ })).toBeTruthy();
  expect(within(dialog).queryByRole('radio', { name: /Manager/ })).toBeNull();
});

test('an address that is none cannot be invited; each role says what it may do', async () => {
  const { user } = await openTeam();
  await press(user, 'Invite a team member');
  const dialog = await dialogOf('Invite a team member?');
  const send = within(dialog).getByRole('button', { name: 'Invite a team member' });
  expect(send).toHaveProperty('disabled', true);
  await fill(user, 'Email address', 'kim');
  expect(send).toHaveProperty('disabled', true);
  await fill(user, 'Email address', 'kim@example.test');
  expect(send).toHaveProperty('disabled', false);
  await user.click(within(dialog).getByRole('radio', { name: /Manager/ }));
  expect(within(dialog).getAllByText(/Can also override, review records/).length).toBeGreaterThan(0);
});

test('ownership is transferred only after it was asked', async () => {
  const { user } = await openTeam({ transferOwnership: { ...ben, role: 'owner' as const } });
  await pickItem(user, 'Actions for Ben', 'Transfer ownership');
  const dialog = await dialogOf('Transfer ownership to Ben?');
  expect(within(dialog).getByText(/They become the owner and you become a manager/)).toBeTruthy();
  expect(sentTo('transferOwnership')).toEqual([]);
  await press(user, 'Transfer ownership', { in: dialog });
  await waitFor(() => expect(sentTo('transferOwnership')).toEqual([{ businessId: meadow.id, uid: ben.uid }]));
});

test('a role that cannot be changed says why, and stays', async () => {
  const { user } = await openTeam({
    changeMemberRole: () => refuseCall('FAILED_PRECONDITION', 'last_owner'),
  });
  await pickItem(user, 'Actions for Ben', 'Make staff');
  expect(await screen.findByText('A business needs an owner. Transfer ownership first.')).toBeTruthy();
  expect(screen.getAllByText('Manager').length).toBeGreaterThan(0);
});

const token = 'abc';
const teamInvitation = {
  email: 'sam@example.test',
  invitation: {
    kind: 'team' as const,
    businessId: meadow.id,
    businessName: meadow.name,
    role: 'manager' as const,
  },
};
const transfer = {
  email: 'maya@example.test',
  invitation: { kind: 'transfer' as const, petId: biscuit.id, petName: 'Biscuit', keep: 'read' as const },
};
const openInvitation = (person: SignedInPerson | null, answers: FakeAnswers = {}) =>
  openScreen(`/join/${token}`, person, answers);

test('who has no account reads the invitation and which address it is for', async () => {
  await openInvitation(null, { previewInvitation: teamInvitation });
  expect(await screen.findByRole('heading', { name: 'Join Meadow Daycare' })).toBeTruthy();
  expect(screen.getByText(/You were invited as Manager/)).toBeTruthy();
  expect(screen.getByText(/sam@example.test/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /account/i }).length).toBeGreaterThan(0);
});

test('a preview that fails can be tried again; one that is gone leads to the login', async () => {
  const { user } = await openInvitation(null, { previewInvitation: cutNetwork });
  const button = await screen.findByRole('button', { name: 'Try again' });
  answerFromNow({ previewInvitation: () => refuseCall('NOT_FOUND') });
  await user.click(button);
  expect((await screen.findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Join Meadow Daycare' })).toBeNull();
});

test('an invitation for another address is not accepted by this account', async () => {
  await openInvitation(owner(), { previewInvitation: { ...transfer, email: 'noor@example.test' } });
  expect(await screen.findByRole('heading', { name: 'Biscuit is being given to you' })).toBeTruthy();
  expect(screen.getByText(/noor@example.test/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept Biscuit' })).toBeNull();
});

test('a pet is accepted from its former owner, who may still read it', async () => {
  const { user, address } = await openInvitation(owner(), {
    ...petAnswers(),
    previewInvitation: transfer,
    acceptTransfer: biscuit,
  });
  expect(await screen.findByText(/The former owner can still read the record/)).toBeTruthy();
  await user.dblClick(await screen.findByRole('button', { name: 'Accept Biscuit' }));
  await waitFor(() => expect(address()).not.toBe(`/join/${token}`));
  expect(sentTo('acceptTransfer')).toEqual([{ token }]);
});

test('an invitation can be left for later', async () => {
  const { user, address } = await openInvitation(owner(), {
    ...petAnswers(),
    previewInvitation: transfer,
  });
  await press(user, 'Not now');
  await waitFor(() => expect(address()).not.toBe(`/join/${token}`));
  expect(sentTo('acceptTransfer')).toEqual([]);
});
