import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { refuseSignIn, sentToSignIn } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { owner } from '../../../test/people.ts';
import { petAnswers } from '../../../test/records.ts';

const maya = owner();
const user = { id: maya.profile.uid, email: maya.profile.email };
const answers = { ...maya.answers, ...petAnswers() };

test('signing in leads to where the person belongs', async () => {
  const opened = await openScreen('/login', null, answers, { 'POST /sign-in/email': { user } });
  await fill(opened.user, 'Email', ` ${user.email} `);
  await fill(opened.user, 'Password', 'secret-1');
  await press(opened.user, 'Log in');
  await waitFor(() => expect(opened.address()).toBe('/dashboard'));
  expect(sentToSignIn('POST /sign-in/email')).toEqual([
    { email: user.email, password: 'secret-1', rememberMe: true },
  ]);
});

test('a refusal says neither that the account exists nor that it does not', async () => {
  const refused = refuseSignIn(401, 'INVALID_EMAIL_OR_PASSWORD');
  const opened = await openScreen('/login', null, {}, { 'POST /sign-in/email': refused });
  await fill(opened.user, 'Email', user.email);
  await fill(opened.user, 'Password', 'wrong-1');
  await press(opened.user, 'Log in');
  await alertOf('Invalid email or password.');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong-1');
});

test.each([
  ['', 'x', 'Email is required'],
  ['maya', 'x', 'Invalid email address'],
  ['maya@example.test', '', 'Password is required'],
])('email %j with password %j is not sent: %s', async (email, password, words) => {
  const opened = await openScreen('/login', null);
  await fill(opened.user, 'Email', email);
  await fill(opened.user, 'Password', password);
  await press(opened.user, 'Log in');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sentToSignIn('POST /sign-in/email')).toEqual([]);
});

test('an account with a second step asks for its code, and says when it is wrong', async () => {
  const opened = await openScreen('/login', null, answers, {
    'POST /sign-in/email': { twoFactorRedirect: true },
    'POST /two-factor/verify-totp': refuseSignIn(401, 'INVALID_CODE'),
  });
  await fill(opened.user, 'Email', user.email);
  await fill(opened.user, 'Password', 'secret-1');
  await press(opened.user, 'Log in');
  await screen.findByRole('heading', { name: 'One more step' });
  await fill(opened.user, /code/i, '123 456');
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(sentToSignIn('POST /two-factor/verify-totp')).toEqual([{ code: '123456' }]));
  expect(await screen.findByText('This code is incorrect or was already used.')).toBeTruthy();
  expect(opened.address()).toBe('/login');
});
