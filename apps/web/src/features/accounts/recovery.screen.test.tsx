import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { cutNetwork, refuseSignIn, sentToSignIn } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';

const ask = 'POST /request-password-reset';
const reset = 'POST /reset-password';
const restore = 'POST /restore-email';

test('a link is asked for once, and the words do not tell whether there is an account', async () => {
  const { user } = await openScreen('/forgot-password', null, {}, { [ask]: {} });
  await fill(user, 'Email', ' maya@example.test ');
  await user.dblClick(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If there is an account for maya@example.test/)).toBeTruthy();
  expect(sentToSignIn(ask)).toEqual([{ email: 'maya@example.test' }]);
});

test.each([
  ['too many attempts', refuseSignIn(429, 'TOO_MANY'), 'Too many attempts. Wait a minute and try again.'],
  ['a cut', cutNetwork, 'The link couldn’t be sent. Please try again.'],
])('%s: the form stays and says so', async (_name, answer, words) => {
  const { user } = await openScreen('/forgot-password', null, {}, { [ask]: answer });
  await fill(user, 'Email', 'maya@example.test');
  await press(user, 'Send the link');
  await alertOf(words);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.test');
});

test('a new password is saved with the token of the link', async () => {
  const { user } = await openScreen('/reset-password?token=abc', null, {}, { [reset]: {} });
  await fill(user, 'New password', 'new-secret');
  await fill(user, 'Confirm new password', 'new-secret');
  await press(user, 'Save the new password');
  expect(await screen.findByText('Log in with your new password.')).toBeTruthy();
  expect(sentToSignIn(reset)).toEqual([{ token: 'abc', newPassword: 'new-secret' }]);
});

test('a link that was used leads to a new one', async () => {
  const used = refuseSignIn(400, 'INVALID_TOKEN');
  const { user } = await openScreen('/reset-password?token=abc', null, {}, { [reset]: used });
  await fill(user, 'New password', 'new-secret');
  await fill(user, 'Confirm new password', 'new-secret');
  await press(user, 'Save the new password');
  await alertOf(/This link has been used or has expired/);
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

test('an account goes back to its old address and chooses a password', async () => {
  const { user, address } = await openScreen(
    '/restore-email?token=abc',
    null,
    {},
    {
      [restore]: { resetToken: 'def' },
    },
  );
  await press(user, 'Recover my account');
  await screen.findByLabelText('New password');
  expect(address()).toBe('/reset-password?token=def');
  expect(sentToSignIn(restore)).toEqual([{ token: 'abc' }]);
});
