import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  refuseCall,
  refuseSignIn,
  sentTo,
  sentToSignIn,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, owner, staff } from '../../../test/people.ts';
import { keepInvitation } from '../team/pending-invitation.ts';

const maya = owner();
const person = { id: maya.profile.uid, email: maya.profile.email };
const unchosen = { ...maya.profile, userType: null };

/** What Today of a business asks. */
const dayOfBusiness = {
  ...{ listCheckIns: listed(), listVisits: listed(), listConnections: listed() },
  ...{ watchVisits: [{ since: '2026-01-05T00:00:00.000Z' }], watchCheckIns: [{ present: [] }] },
  getRequirements: () => ({ version: 1, rules: [], publishedAt: null, effectiveFrom: null }),
};

async function fillForm(user: Parameters<typeof fill>[0]) {
  await fill(user, 'Full name', 'Maya Lindqvist');
  await fill(user, 'Email', person.email);
  await fill(user, 'Password', 'secret-1');
  await fill(user, 'Confirm password', 'secret-1');
  await user.click(screen.getByLabelText('I accept the terms and conditions'));
}

test('an account is made with the name, and its type is asked for', async () => {
  const { user, address } = await openScreen(
    '/register',
    null,
    { ...maya.answers, getProfile: unchosen, updateProfile: unchosen },
    { 'POST /sign-up/email': { user: person } },
  );
  await fillForm(user);
  await press(user, 'Create an account');
  await screen.findByRole('heading', { name: 'How will you use Clearpaw?' });
  expect(address()).toBe('/select-user-type');
  expect(sentToSignIn('POST /sign-up/email')).toEqual([
    { email: person.email, password: 'secret-1', name: '' },
  ]);
  expect(sentTo('updateProfile')).toEqual([{ displayName: 'Maya Lindqvist', language: 'en' }]);
});

const toTeam = {
  kind: 'team' as const,
  ...{ businessId: meadow.id, businessName: 'Meadow', role: 'staff' as const },
};
test.each([
  ['is accepted with the account', toTeam, '/business'],
  ['that is refused leads to its page', () => refuseCall('FAILED_PRECONDITION'), '/join/abc'],
])('an invitation %s', async (_name, acceptInvitation, goal) => {
  const sam = staff();
  keepInvitation('abc');
  const { user, address } = await openScreen(
    '/register?join=1',
    null,
    {
      ...sam.answers,
      previewInvitation: { email: person.email, invitation: toTeam },
      updateProfile: sam.profile,
      setUserType: sam.profile,
      acceptInvitation,
      ...dayOfBusiness,
    } as never,
    { 'POST /sign-up/email': { user: { id: sam.profile.uid, email: person.email } } },
  );
  await screen.findByRole('button', { name: 'Create an account and accept' });
  await fillForm(user);
  await press(user, 'Create an account and accept');
  await waitFor(() => expect(address()).toBe(goal));
  expect(sentTo('setUserType')).toEqual([{ userType: 'business' }]);
  expect(sentTo('acceptInvitation')).toMatchObject([{ token: 'abc' }]);
});

test('everything that is missing is said once, at its field, and the first of them takes the focus', async () => {
  const { user } = await openScreen('/register', null);
  await press(user, 'Create an account');
  for (const words of [
    'Name is required',
    'Email is required',
    'Password is required',
    'You must accept the terms and conditions',
  ]) {
    expect(await screen.findAllByText(words)).toHaveLength(1);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  await fill(user, 'Full name', 'Maya Lindqvist');
  await press(user, 'Create an account');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(sentToSignIn('POST /sign-up/email')).toEqual([]);
});

test('passwords that differ are said beside the second', async () => {
  const { user } = await openScreen('/register', null);
  await fillForm(user);
  await fill(user, 'Confirm password', 'secret-2');
  await press(user, 'Create an account');
  expect((await screen.findAllByText('Passwords do not match')).length).toBeGreaterThan(0);
  expect(sentToSignIn('POST /sign-up/email')).toEqual([]);
});

test.each([
  ['a server that cannot be reached', cutNetwork],
  ['a refusal without a reason', refuseSignIn(500, 'INTERNAL')],
])('%s is said, and what was typed stays', async (_name, answer) => {
  const { user } = await openScreen('/register', null, {}, { 'POST /sign-up/email': answer });
  await fillForm(user);
  await press(user, 'Create an account');
  await screen.findAllByRole('alert');
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Maya Lindqvist');
  expect(screen.getByRole('button', { name: 'Create an account' })).toHaveProperty('disabled', false);
});

test('the type is chosen once and opens its side of the product', async () => {
  const sam = staff();
  const { user, address } = await openScreen(
    '/select-user-type',
    { ...sam, profile: { ...sam.profile, userType: null } },
    {
      getProfile: { ...sam.profile, userType: null },
      setUserType: sam.profile,
      ...dayOfBusiness,
    },
  );
  const go = await screen.findByRole('button', { name: 'Continue' });
  expect(go).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: /Business Owner/ }));
  answerFromNow({ getProfile: sam.profile });
  await user.dblClick(go);
  await waitFor(() => expect(sentTo('setUserType')).toEqual([{ userType: 'business' }]));
  await waitFor(() => expect(address()).not.toBe('/select-user-type'));
});

test.each([
  ['/?for=business', /pet owners/i, /Pet Owner/],
  ['/?for=business', null, /Business Owner/],
])(
  'the side that was chosen on %s (then %s) is the type that is preselected: %s',
  async (from, turn, type) => {
    const first = await openScreen(from, null);
    const [side] = await screen.findAllByRole('radio', { name: turn ?? /businesses/i });
    if (turn && side) await first.user.click(side);
    cleanup();
    const { user } = await openScreen(
      '/select-user-type',
      { ...maya, profile: unchosen },
      { getProfile: unchosen, setUserType: () => refuseCall('UNAVAILABLE') },
    );
    const go = await screen.findByRole('button', { name: 'Continue' });
    expect(screen.getByRole('radio', { name: type, checked: true })).toBeTruthy();
    await user.click(go);
    await waitFor(() => expect(sentTo('setUserType')).toHaveLength(1));
  },
);

test('a type that cannot be saved is said, and can be sent again', async () => {
  const { user } = await openScreen(
    '/select-user-type',
    { ...maya, profile: unchosen },
    {
      getProfile: unchosen,
      setUserType: () => refuseCall('INTERNAL'),
    },
  );
  await user.click(await screen.findByRole('radio', { name: /Pet Owner/ }));
  await press(user, 'Continue');
  await alertOf('Failed to save your selection. Please try again.');
  await press(user, 'Continue');
  await waitFor(() => expect(sentTo('setUserType')).toHaveLength(2));
});
