import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, dialogOf, fill, press } from '../../../test/acts.ts';
import {
  cutNetwork,
  type FakeAnswers,
  refuseSignIn,
  sentTo,
  sentToSignIn,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, owner } from '../../../test/people.ts';

const maya = owner();
const free: FakeAnswers = {
  getContact: { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] },
  watchEntitlements: [
    { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null, updatedAt: null },
  ],
};
const identity = 'GET /get-session?disableCookieCache=true';
const passkeys = 'GET /passkey/list-user-passkeys';
const signIn = {
  [identity]: { user: { twoFactorEnabled: false } },
  'GET /sessions': { sessions: [] },
  [passkeys]: [] as unknown,
  'GET /identity-confirmed': { password: true, passkey: false, confirmed: true },
};
const laptop = {
  id: 's-laptop',
  current: true,
  signedInAt: at,
  lastUsedAt: at,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36',
};
const phone = {
  ...laptop,
  id: 's-phone',
  current: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1',
};
const key = { id: 'k-1', name: 'Old phone', createdAt: at };
const open = (more: Record<string, unknown> = {}, answers: FakeAnswers = {}, query = '') =>
  openScreen(`/settings${query}`, maya, { ...free, ...answers }, { ...signIn, ...more });

async function panelOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title });
  const panel = heading.closest('section');
  if (!panel) throw new Error(`No panel ${title}`);
  return panel;
}

afterEach(() => vi.restoreAllMocks());

test('each device that is signed in is named, and one of them is signed out', async () => {
  let sessions = [laptop, phone];
  const { user } = await open({
    'GET /sessions': () => ({ sessions }),
    'POST /sessions/end': {},
  });
  expect(await screen.findByText('Chrome on Mac')).toBeTruthy();
  expect(screen.getByText(/This device/)).toBeTruthy();
  sessions = [laptop];
  await press(user, /^Sign out: Safari on iPhone/);
  expect(await screen.findByText('The device is signed out')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(sentToSignIn('POST /sessions/end')).toEqual([{ id: 's-phone' }]);
});

test('all other devices are signed out by one press', async () => {
  let sessions = [laptop, phone];
  const { user } = await open({
    'GET /sessions': () => ({ sessions }),
    'POST /sessions/end-others': {},
  });
  const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
  sessions = [laptop];
  await user.click(button);
  expect(await screen.findByText('All other devices are signed out')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
});

test('a device that could not be signed out is still listed, and the words say so', async () => {
  const { user } = await open({
    'GET /sessions': { sessions: [laptop, phone] },
    'POST /sessions/end': cutNetwork,
  });
  await press(user, /^Sign out: Safari on iPhone/);
  await alertOf('Couldn’t save. Please try again.');
  expect(screen.getByText('Safari on iPhone')).toBeTruthy();
});

test('devices that cannot be listed are asked for again', async () => {
  let answer: unknown = refuseSignIn(500, 'INTERNAL');
  const { user } = await open({
    'GET /sessions': () => (typeof answer === 'function' ? answer() : answer),
  });
  await alertOf('The list couldn’t be loaded.');
  answer = { sessions: [laptop] };
  await press(user, 'Try again', { in: await panelOf('Where you’re signed in') });
  expect(await screen.findByText('Chrome on Mac')).toBeTruthy();
});

test('two-step login is turned on with the password, a code and the backup codes', async () => {
  let enabled = false;
  const { user } = await open({
    [identity]: () => ({ user: { twoFactorEnabled: enabled } }),
    'POST /two-factor/enable': {
      totpURI: 'otpauth://totp/Clearpaw:maya?secret=ABCDEFGH&issuer=Clearpaw',
      backupCodes: ['aaaa-1111', 'bbbb-2222'],
    },
    'POST /two-factor/verify-totp': {},
  });
  const panel = await panelOf('Two-step login');
  const turnOn = await within(panel).findByRole('button', { name: 'Turn on' });
  await waitFor(() => expect(turnOn).toHaveProperty('disabled', false));
  await user.click(turnOn);
  const dialog = await dialogOf('Turn on two-step login?');
  await fill(user, 'Current password', 'secret-1', { in: dialog });
  await press(user, 'Continue', { in: dialog });
  expect(await within(panel).findByText('ABCD EFGH')).toBeTruthy();
  await fill(user, 'Code from the app', '123 456');
  enabled = true;
  await press(user, 'Turn on', { in: panel });
  expect(await screen.findByText('aaaa-1111')).toBeTruthy();
  expect(sentToSignIn('POST /two-factor/verify-totp')).toEqual([{ code: '123456' }]);
  await press(user, 'I’ve saved them');
  expect(await within(panel).findByRole('button', { name: 'Turn off' })).toBeTruthy();
});

test.each([
  ['a wrong code', refuseSignIn(401, 'INVALID_CODE'), 'Incorrect code. Use the one the app shows now.'],
  ['a cut', cutNetwork, 'Couldn’t save. Please try again.'],
  ['too many codes', refuseSignIn(429, 'TOO_MANY'), /Too many attempts/],
])('%s while turning two-step login on is said for what it is', async (_name, answer, words) => {
  const { user } = await open({
    'POST /two-factor/enable': { totpURI: 'otpauth://totp/a?secret=ABCDEFGH', backupCodes: [] },
    'POST /two-factor/verify-totp': answer,
  });
  const panel = await panelOf('Two-step login');
  const turnOn = await within(panel).findByRole('button', { name: 'Turn on' });
  await waitFor(() => expect(turnOn).toHaveProperty('disabled', false));
  await user.click(turnOn);
  const dialog = await dialogOf('Turn on two-step login?');
  await fill(user, 'Current password', 'secret-1', { in: dialog });
  await press(user, 'Continue', { in: dialog });
  await fill(user, 'Code from the app', '111111');
  await press(user, 'Turn on', { in: panel });
  expect(await within(panel).findByText(words)).toBeTruthy();
});

test('two-step login is turned off only with the right password', async () => {
  const { user } = await open({
    [identity]: { user: { twoFactorEnabled: true } },
    'POST /two-factor/disable': refuseSignIn(400, 'INVALID_PASSWORD'),
  });
  await press(user, 'Turn off');
  const dialog = await dialogOf('Turn off two-step login?');
  expect(within(dialog).getByRole('button', { name: 'Turn off' })).toHaveProperty('disabled', true);
  await fill(user, 'Current password', 'wrong', { in: dialog });
  await press(user, 'Turn off', { in: dialog });
  expect(await within(dialog).findByText('Incorrect password.')).toBeTruthy();
});

test('a browser without passkeys says so', async () => {
  await open();
  const panel = await panelOf('Passkeys');
  expect(await within(panel).findByText('This browser doesn’t support passkeys.')).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a passkey is removed after it was asked', async () => {
  let keys = [key];
  const { user } = await open({ [passkeys]: () => keys, 'POST /passkey/delete-passkey': {} });
  await press(user, 'Remove: Old phone');
  const dialog = await dialogOf('Remove Old phone?');
  keys = [];
  await press(user, 'Remove', { in: dialog });
  expect(await screen.findByText('No passkeys yet.')).toBeTruthy();
  expect(sentToSignIn('POST /passkey/delete-passkey')).toEqual([{ id: 'k-1' }]);
});

test('a passkey that could not be removed says so in the question', async () => {
  const { user } = await open({ [passkeys]: [key], 'POST /passkey/delete-passkey': cutNetwork });
  await press(user, 'Remove: Old phone');
  const dialog = await dialogOf('Remove Old phone?');
  await press(user, 'Remove', { in: dialog });
  expect(await within(dialog).findByText('Couldn’t save. Please try again.')).toBeTruthy();
});

test('passkeys that cannot be read are not called none', async () => {
  await open({ [passkeys]: refuseSignIn(500, 'INTERNAL') });
  const panel = await panelOf('Passkeys');
  expect(await within(panel).findByText('The list couldn’t be loaded.')).toBeTruthy();
  expect(within(panel).queryByText('No passkeys yet.')).toBeNull();
});

test('who has not just proven who they are is asked for the password first, and may break off', async () => {
  const { user } = await open({
    'GET /identity-confirmed': { confirmed: false, orSignedIn: false },
    'POST /confirm-identity': {},
    'POST /change-email': {},
  });
  await press(user, 'Change: Email address');
  await fill(user, 'New email', 'new@example.test');
  await press(user, 'Change address');
  let dialog = await dialogOf('Confirm it’s you');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentToSignIn('POST /change-email')).toEqual([]);
  expect(within(await panelOf('Email address')).queryByRole('alert')).toBeNull();
  await press(user, 'Change address');
  dialog = await dialogOf('Confirm it’s you');
  await fill(user, 'Current password', 'secret-1', { in: dialog });
  await press(user, 'Continue', { in: dialog });
  expect(await screen.findByText(/We sent a link to new@example.test/)).toBeTruthy();
  expect(sentToSignIn('POST /change-email')).toEqual([
    { newEmail: 'new@example.test', callbackURL: '/settings?email=confirmed' },
  ]);
});

test('another device is signed out only by who has just proven who they are', async () => {
  const { user } = await open({
    'GET /sessions': { sessions: [laptop, phone] },
    'GET /identity-confirmed': { confirmed: false, orSignedIn: false },
    'POST /confirm-identity': {},
    'POST /sessions/end-others': {},
  });
  await press(user, 'Sign out everywhere else');
  const dialog = await dialogOf('Confirm it’s you');
  expect(sentToSignIn('POST /sessions/end-others')).toEqual([]);
  await fill(user, 'Current password', 'secret-1', { in: dialog });
  await press(user, 'Continue', { in: dialog });
  expect(await screen.findByText('All other devices are signed out')).toBeTruthy();
  expect(sentToSignIn('POST /sessions/end-others')).toEqual([{}]);
});

test.each([
  ['?email=confirmed', 'Your address is confirmed.'],
  ['?email=confirmed&error=INVALID_USER', /This link belongs to another account/],
  ['?email=confirmed&error=TOKEN_EXPIRED', /This link has been used or has expired/],
])('who comes from the mail with %s reads what became of it', async (query, words) => {
  await open({}, {}, query);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('one’s data is downloaded without leaving the page; a failure is said', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const url = 'http://localhost:3000/exports/abc';
  const { user } = await open({}, { exportMyData: { url } });
  await press(user, 'Download data and files (ZIP)');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/abc'));
  expect(sentTo('exportMyData')).toEqual([{ format: 'zip' }]);
});

test('data that cannot be prepared is said, and can be asked for again', async () => {
  const { user } = await open({}, { exportMyData: cutNetwork });
  await press(user, 'Download data (JSON)');
  await alertOf('The file couldn’t be prepared. Please try again.');
  await press(user, 'Download data (JSON)');
  await waitFor(() => expect(sentTo('exportMyData')).toHaveLength(2));
});

test('the theme is chosen for this device', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await user.click(screen.getByRole('radio', { name: 'System' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
});

test('an account is deleted with its address typed, and the person is signed out', async () => {
  const { user, address } = await open({}, { deleteMyAccount: {} });
  await press(user, 'Delete account');
  const dialog = await dialogOf(/Delete your Clearpaw account/);
  await fill(user, 'Email address of this account', maya.profile.email.toUpperCase());
  await press(user, 'Delete account', { in: dialog });
  await waitFor(() => expect(address()).toBe('/'));
  expect(sentTo('deleteMyAccount')).toHaveLength(1);
});
