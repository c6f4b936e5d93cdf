import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, type SignedInPerson, staff } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const today: FakeAnswers = {
  listVisits: listed(),
  watchVisits: [{ since: at }],
  watchCheckIns: [{ present: [] }],
  listCheckIns: listed(),
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  listConnections: listed(),
};
/** Someone who has an account and has not chosen what kind. */
function undecided(): SignedInPerson {
  const { profile, answers } = owner();
  const own = { ...profile, userType: null };
  return { profile: own, answers: { ...answers, getProfile: own } };
}

test.each([
  ['/dashboard'],
  ['/docs'],
  ['/pets/new'],
  [`/pets/${biscuit.id}/vaccinations`],
  ['/settings'],
  ['/alerts'],
  ['/billing'],
  ['/business'],
  ['/business/requirements'],
])('%s asks who is not signed in for the login', async (address) => {
  const opened = await openScreen(address, null);
  await waitFor(() => expect(opened.address()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});

test('after the login the page that was wanted opens', async () => {
  const maya = owner();
  const { user, address } = await openScreen(
    '/docs',
    null,
    { ...maya.answers, ...petAnswers() },
    {
      'POST /sign-in/email': { user: { id: maya.profile.uid, email: maya.profile.email }, token: 'test' },
    },
  );
  await waitFor(() => expect(address()).toBe('/login'));
  await fill(user, 'Email', maya.profile.email);
  await fill(user, 'Password', 'long-enough-secret');
  await press(user, 'Log in');
  await waitFor(() => expect(address()).toBe('/docs'));
});

test.each([['/login'], ['/register']])('%s leads who is signed in to their own pages', async (from) => {
  const { address } = await openScreen(from, owner(), petAnswers());
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('the pages of owners lead a business to its day', async () => {
  const { address } = await openScreen('/dashboard', staff(), today);
  await waitFor(() => expect(address()).toBe('/business'));
  expect(sentTo('listPets')).toEqual([]);
});

test('the pages of a business lead an owner to their pets', async () => {
  const { address } = await openScreen('/business/requirements', owner(), petAnswers());
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(sentTo('listMyBusinesses')).toEqual([]);
});

test('who has not chosen a kind of account is asked first, and then goes on', async () => {
  const person = undecided();
  const chosen = { ...person.profile, userType: 'owner' as const };
  const { user, address } = await openScreen('/dashboard', person, {
    ...petAnswers(),
    setUserType: chosen,
    createProfile: chosen,
    updateProfile: chosen,
  } as never);
  await waitFor(() => expect(address()).toBe('/select-user-type'));
  answerFromNow({ getProfile: chosen });
  await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await user.click(screen.getAllByRole('button', { name: /Continue/ })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('an account that cannot be read is asked for again, and the page stays the same', async () => {
  const maya = owner();
  const { user, address } = await openScreen('/dashboard', maya, {
    ...petAnswers(),
    getProfile: () => refuseCall('PERMISSION_DENIED'),
  });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ getProfile: maya.profile });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('link', { name: 'Biscuit' })).toBeTruthy();
  expect(address()).toBe('/dashboard');
});

test('an address that leads nowhere leads to the first page', async () => {
  const { address } = await openScreen('/no-such-page', null);
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
