import type { apps, OutputOf } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, chooseOption, dialogOf, fill, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  refuseSignIn,
  sentTo,
  sentToSignIn,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, type SignedInPerson, staff, testId } from '../../../test/people.ts';

type ConnectedApp = OutputOf<typeof apps.listConnectedApps>['items'][number];
type RegisteredApp = OutputOf<typeof apps.listApps>['items'][number];

const harbor = { ...meadow, id: testId(5), slug: 'harbor', name: 'Harbor Groomer', role: 'manager' as const };
const app = { name: 'Pawbook', registeredBy: 'Pawbook Inc.' };
const consent = 'POST /oauth2/consent';
const back = 'https://booking.example/clearpaw';
const requestOf = (scope: string) =>
  `${new URLSearchParams({ client_id: testId(92), redirect_uri: back, scope, sig: 'a+b=' })}`;
const addressFor = (scope: string) => `/connect-app?${new URLSearchParams({ request: requestOf(scope) })}`;
const openRequest = (
  scope: string,
  person: SignedInPerson,
  { answers = {}, signIn = {} }: { answers?: FakeAnswers; signIn?: Record<string, unknown> } = {},
) => openScreen(addressFor(scope), person, { getApp: app, ...answers }, signIn);

afterEach(() => vi.restoreAllMocks());

test('a manager of two businesses chooses the one that the app is for', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openRequest('connections:read', staff('manager'), {
    answers: { listMyBusinesses: listed(meadow, harbor) },
    signIn: { [consent]: { url: back } },
  });
  expect(await screen.findByText('Pawbook asks for access to a business.')).toBeTruthy();
  const allow = screen.getByRole('button', { name: 'Allow' });
  expect(allow).toHaveProperty('disabled', true);
  await chooseOption(user, /Business/, 'Harbor Groomer');
  await user.click(allow);
  await waitFor(() =>
    expect(sentToSignIn(consent)).toEqual([
      { accept: true, businessId: harbor.id, oauth_query: requestOf('connections:read') },
    ]),
  );
});

test('an app that only reads says so, and for how long it may', async () => {
  await openRequest('connections:read', staff('owner'));
  expect(
    await screen.findByText(/It can’t change anything\. It gets this access for one hour\./),
  ).toBeTruthy();
  expect(screen.getByText(/you return to booking\.example/)).toBeTruthy();
  expect(screen.getByText('You are logged in as sam@example.test.')).toBeTruthy();
});

test('refusing an app names no business and goes back to it', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const denied = `${back}?error=access_denied`;
  const { user } = await openRequest('connections:read', staff('owner'), {
    signIn: { [consent]: { url: denied } },
  });
  await press(user, 'Don’t allow');
  await waitFor(() => expect(leave).toHaveBeenCalledWith(denied));
  expect(sentToSignIn(consent)).toEqual([{ accept: false, oauth_query: requestOf('connections:read') }]);
});

test('a pet owner allows an app to read about their pets', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openRequest('pets:read', owner(), { signIn: { [consent]: { url: back } } });
  expect(await screen.findByText('Pawbook asks for access to your pets.')).toBeTruthy();
  expect(screen.getByText(/You get an email/)).toBeTruthy();
  await press(user, 'Allow');
  await waitFor(() =>
    expect(sentToSignIn(consent)).toEqual([{ accept: true, oauth_query: requestOf('pets:read') }]),
  );
});

test.each([
  ['out of date', refuseSignIn(400, 'invalid_request'), /This request has expired/],
  ['cut off', cutNetwork, /Couldn’t save your choice/],
  ['failed on the server', refuseSignIn(500, 'INTERNAL'), /Couldn’t save your choice/],
])('a decision that is %s is said, and can be made again', async (_name, answer, words) => {
  const { user } = await openRequest('pets:read', owner(), { signIn: { [consent]: answer } });
  await press(user, 'Allow');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Don’t allow' })).toHaveProperty('disabled', false);
});

test('the account of a business cannot give access to a pet owner’s record', async () => {
  await openRequest('pets:read', staff('owner'));
  expect(await screen.findByText(/Log in with the account of a pet owner/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', true);
});

test('another account can be used: the login comes back to the request', async () => {
  const { user, address } = await openRequest('pets:read', staff('owner'), {
    signIn: { 'POST /sign-out': {} },
  });
  await press(user, 'Use another account');
  await waitFor(() => expect(address()).toMatch(/^\/login/));
  expect(sentToSignIn('POST /sign-out')).toHaveLength(1);
});

test('an app that cannot be loaded is asked for again', async () => {
  const { user } = await openRequest('pets:read', owner(), {
    answers: { getApp: () => refuseCall('NOT_FOUND') },
  });
  const alert = await alertOf('The app couldn’t be loaded.');
  answerFromNow({ getApp: app });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('heading', { name: 'Connect Pawbook?' })).toBeTruthy();
});

test.each([
  ['/connect-app', /The app sent an invalid request/],
  ['/connect-app?error=invalid_client', /The app isn’t registered here/],
  ['/connect-app?error=anything', /The app sent an invalid request/],
])('%s says what the app did wrong', async (address, words) => {
  await openScreen(address, owner(), {});
  await alertOf(words);
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

const connected: ConnectedApp = {
  ...{ id: testId(90), name: 'Pawbook', registeredBy: 'Pawbook Inc.', scopes: ['pets:read'] },
  ...{ connectedBy: null, createdAt: at, lastUsedAt: at, state: 'active' },
};
const settings = '/settings';
const settingsAnswers: FakeAnswers = {
  getAlertPreferences: () => refuseCall('NOT_FOUND'),
  getCalendarFeed: { url: 'https://clearpaw.test/calendar/abc.ics' },
  getContact: { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] },
  watchEntitlements: [
    { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null, updatedAt: null },
  ],
  listMyConnectedApps: listed(connected),
  disconnectApp: {},
};
const signIn = {
  'GET /get-session?disableCookieCache=true': { user: { twoFactorEnabled: false } },
  'GET /sessions': { sessions: [] },
  'GET /passkey/list-user-passkeys': [],
  'GET /identity-confirmed': { password: true, passkey: false, confirmed: true },
};

test('an owner sees what an app reads and disconnects it', async () => {
  const { user } = await openScreen(settings, owner(), settingsAnswers, signIn);
  const button = await screen.findByRole('button', { name: 'Disconnect Pawbook' });
  expect(screen.getByText('By Pawbook Inc.')).toBeTruthy();
  expect(screen.getByText(/^Connected .* by you/)).toBeTruthy();
  await user.click(button);
  const dialog = await dialogOf('Disconnect Pawbook?');
  expect(sentTo('disconnectApp')).toEqual([]);
  answerFromNow({ listMyConnectedApps: listed<ConnectedApp>() });
  await press(user, 'Disconnect', { in: dialog });
  expect(await screen.findByText('Pawbook was disconnected')).toBeTruthy();
  expect(await screen.findByText(/No connected apps\./)).toBeTruthy();
});

test('an app that could not be disconnected stays, and the screen says why', async () => {
  const { user } = await openScreen(
    settings,
    owner(),
    { ...settingsAnswers, disconnectApp: cutNetwork },
    signIn,
  );
  await press(user, 'Disconnect Pawbook');
  await press(user, 'Disconnect', { in: await dialogOf('Disconnect Pawbook?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Disconnect Pawbook' })).toBeTruthy();
});

const registered: RegisteredApp = {
  ...{ id: testId(91), name: 'Pawbook', clientId: testId(92), redirectUris: [back], createdAt: at },
  connections: 0,
  scopes: null,
};
const developers = '/business/settings/developers';
const openDevelopers = (answers: FakeAnswers = {}, person = staff('owner')) =>
  openScreen(developers, person, {
    listConnectedApps: listed<ConnectedApp>(),
    listApps: listed(registered),
    ...answers,
  });

test('an app that is refused keeps what was typed; the next try begins without the words of the last', async () => {
  const { user } = await openDevelopers({
    registerApp: () => refuseCall('FAILED_PRECONDITION', 'too_many_apps' as never),
  });
  await press(user, 'Register app');
  const dialog = await dialogOf('Register an app');
  const send = within(dialog).getByRole('button', { name: 'Register app' });
  expect(send).toHaveProperty('disabled', true);
  await fill(user, 'Name', 'Pawbook', { in: dialog });
  await fill(user, /Redirect addresses/, 'https://booking.example/a', { in: dialog });
  await user.click(send);
  const isWrong = (part: HTMLElement) =>
    within(part)
      .getByLabelText(/Redirect addresses/)
      .getAttribute('aria-invalid') === 'true';
  await waitFor(() => expect(isWrong(dialog)).toBe(true));
  expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'Pawbook');
  await press(user, 'Cancel', { in: dialog });
  await press(user, 'Register app');
  const again = await dialogOf('Register an app');
  expect(
    within(again)
      .getByLabelText(/Redirect addresses/)
      .getAttribute('aria-invalid'),
  ).not.toBe('true');
});

test('a secret that could not be replaced is said, and no secret is shown', async () => {
  const { user } = await openDevelopers({ rotateAppSecret: cutNetwork });
  await pickItem(user, 'Actions for Pawbook', 'Replace secret');
  await press(user, 'Replace secret', { in: await dialogOf('Replace the secret of Pawbook?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.queryByLabelText('Client secret')).toBeNull();
});

test('addresses that are refused are said at their field, and stay as typed', async () => {
  const { user } = await openDevelopers({ updateApp: cutNetwork });
  expect(await screen.findByText('Not connected yet')).toBeTruthy();
  await pickItem(user, 'Actions for Pawbook', 'Change addresses');
  const dialog = await dialogOf('Redirect addresses of Pawbook');
  await fill(user, /Redirect addresses/, 'https://booking.example/next', { in: dialog });
  await press(user, 'Save', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  expect(within(dialog).getByLabelText(/Redirect addresses/)).toHaveProperty(
    'value',
    'https://booking.example/next',
  );
});

test('deleting an app that no business connected says that it cannot be undone', async () => {
  const { user } = await openDevelopers({ deleteApp: {} });
  await pickItem(user, 'Actions for Pawbook', 'Delete app');
  const dialog = await dialogOf('Delete Pawbook?');
  expect(within(dialog).getByText('This can’t be undone.')).toBeTruthy();
  answerFromNow({ listApps: listed<RegisteredApp>() });
  await press(user, 'Delete app', { in: dialog });
  expect(await screen.findByText('Pawbook was deleted')).toBeTruthy();
  expect(await screen.findByText(/No apps registered\./)).toBeTruthy();
});

test('lists that cannot be read are asked for again, each by itself', async () => {
  const { user } = await openDevelopers({
    listApps: () => refuseCall('PERMISSION_DENIED'),
    listConnectedApps: () => refuseCall('PERMISSION_DENIED'),
  });
  await screen.findByText('The connected apps couldn’t be loaded.');
  await screen.findByText('Your apps couldn’t be loaded.');
  const own = await alertOf('Your apps couldn’t be loaded.');
  answerFromNow({ listApps: listed(registered) });
  await press(user, 'Try again', { in: own });
  expect(await screen.findByText('Not connected yet')).toBeTruthy();
  expect(screen.getByText('The connected apps couldn’t be loaded.')).toBeTruthy();
});
