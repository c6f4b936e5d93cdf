import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { petAnswers } from '../../../test/records.ts';

const sam = {
  uid: testId(20),
  email: 'sam@example.test',
  displayName: 'Sam Ode',
  role: 'owner' as 'owner' | 'staff' | 'manager',
  joinedAt: at,
};
const ada: typeof sam = {
  ...sam,
  uid: testId(21),
  email: 'ada@example.test',
  displayName: 'Ada Wren',
  role: 'staff' as const,
};
const invitation = {
  id: testId(22),
  businessId: meadow.id,
  email: 'kim@example.test',
  role: 'staff' as const,
  createdAt: at,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const boss = staff('owner');
const team = { listMembers: listed(sam, ada), listInvitations: listed<typeof invitation>() };
const open = (answers = {}, person = boss) => openScreen('/business/team', person, { ...team, ...answers });
const ofBusiness = { businessId: meadow.id };

test('everyone who works here is named', async () => {
  await open();
  expect(await screen.findByText('Ada Wren')).toBeTruthy();
  expect(screen.getByText('No pending invitations.')).toBeTruthy();
});

test('someone is invited by address; the list is read again', async () => {
  const { user } = await open({ inviteMember: invitation });
  await press(user, 'Invite a team member');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Email address/, 'kim@example.test');
  answerFromNow({ listInvitations: listed(invitation) });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Invite a team member' }));
  expect(await screen.findByText('kim@example.test')).toBeTruthy();
  expect(sentTo('inviteMember')).toEqual([
    expect.objectContaining({ ...ofBusiness, email: 'kim@example.test', role: 'staff' }),
  ]);
});

test('an invitation that is refused says why', async () => {
  const { user } = await open({ inviteMember: () => refuseCall('ALREADY_EXISTS', 'already_member') });
  await press(user, 'Invite a team member');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Email address/, 'ada@example.test');
  await press(user, 'Invite a team member', { in: dialog });
  await waitFor(() => expect(dialog.textContent).toContain('This person is already on your team.'));
  expect(sentTo('inviteMember')).toEqual([
    expect.objectContaining({ ...ofBusiness, email: 'ada@example.test' }),
  ]);
});

test('a role is changed from the menu of a member', async () => {
  const { user } = await open({ changeMemberRole: { ...ada, role: 'manager' } });
  await pickItem(user, 'Actions for Ada Wren', 'Make manager');
  await waitFor(() =>
    expect(sentTo('changeMemberRole')).toEqual([{ ...ofBusiness, uid: ada.uid, role: 'manager' }]),
  );
});

test('someone is removed only after it was asked', async () => {
  const { user } = await open({ removeMember: {} });
  await pickItem(user, 'Actions for Ada Wren', 'Remove from the team');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Remove Ada Wren from the team?');
  expect(sentTo('removeMember')).toEqual([]);
  await press(user, 'Remove from the team', { in: dialog });
  await waitFor(() => expect(sentTo('removeMember')).toEqual([{ ...ofBusiness, uid: ada.uid }]));
});

test('the team cannot be read: it says so, and is asked for again', async () => {
  const { user } = await open({ listMembers: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The team couldn’t be loaded.');
  answerFromNow(team);
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Ada Wren')).toBeTruthy();
});

test('staff may read who works here, and change nothing', async () => {
  await open({}, staff('staff'));
  expect(await screen.findByText('Ada Wren')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Actions for Ada Wren' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite a team member' })).toBeNull();
});

const toPet = { kind: 'pet' as const, petId: testId(2), petName: 'Biscuit', access: 'read' as const };
const preview = { email: 'maya@example.test', invitation: toPet };

test('an invitation to a pet is accepted once and opens the pet', async () => {
  const { user, address } = await openScreen('/join/abc', owner(), {
    ...petAnswers(),
    previewInvitation: preview,
    getInvitation: toPet,
    acceptInvitation: toPet,
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(address()).toBe(`/pets/${testId(2)}`));
  expect(sentTo('acceptInvitation')).toEqual([{ token: 'abc' }]);
});

test('an invitation that is used up says so', async () => {
  await openScreen('/join/abc', owner(), {
    previewInvitation: () => refuseCall('NOT_FOUND'),
    getInvitation: () => refuseCall('NOT_FOUND'),
  });
  expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy();
});

test('a cut while accepting is said, and the invitation stays', async () => {
  const { user } = await openScreen('/join/abc', owner(), {
    previewInvitation: preview,
    getInvitation: toPet,
    acceptInvitation: cutNetwork,
  });
  await press(user, 'Accept invitation');
  await alertOf('Can’t reach the server. Check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeTruthy();
});

test('owners see who logs in with a password only; who is not told sees nothing', async () => {
  const protectedSam = { ...sam, signIn: { passkey: true, secondStep: true } };
  await open({
    listMembers: listed(protectedSam, { ...ada, signIn: { passkey: false, secondStep: false } }),
  });
  expect(await screen.findByText('Ada Wren logs in with a password only')).toBeTruthy();
  const rowOf = (email: string) => screen.getByText(email).closest('li')?.textContent;
  expect(rowOf('sam@example.test')).toContain('PasskeyTwo-step login');
  expect(rowOf('ada@example.test')).toContain('Password only');
});

test('without that information nothing is said about logins', async () => {
  await open({}, staff('manager'));
  expect(await screen.findByText('Ada Wren')).toBeTruthy();
  expect(screen.queryByText(/assword only/)).toBeNull();
});

test('a table says what each role can do, as the server allows it', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'What each role can do' }));
  const answersTo = (words: string) =>
    within(table.getByRole('row', { name: new RegExp(words) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(answersTo('Scan badges')).toEqual(['YesEveryone', 'Yes', 'Yes']);
  expect(answersTo('Publish requirements')).toEqual(['No', 'YesManagers and owners', 'Yes']);
  expect(answersTo('Manage API keys')).toEqual(['No', 'No', 'YesOwners only']);
  expect(table.queryByText(/clinic’s patients/)).toBeNull();
});
