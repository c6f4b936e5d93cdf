import type { apps, OutputOf } from '@clearpaw/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, pickItem, press } from '../../../test/acts.ts';
import { sentTo, sentToSignIn } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';

const connected: OutputOf<typeof apps.listConnectedApps>['items'][number] = {
  id: testId(90),
  name: 'Pawbook',
  registeredBy: 'Pawbook Inc.',
  scopes: ['connections:read'],
  connectedBy: 'Sam Ode',
  createdAt: at,
  lastUsedAt: null,
  state: 'stopped',
};
const registered: OutputOf<typeof apps.listApps>['items'][number] = {
  id: testId(91),
  name: 'Pawbook',
  clientId: testId(92),
  redirectUris: ['https://booking.example/clearpaw'],
  scopes: ['visits:read', 'pets:read'],
  createdAt: at,
  connections: 2,
};
const page = '/business/settings/developers';
const answers = {
  listConnectedApps: listed(connected),
  listApps: listed(registered),
  registerApp: { id: testId(93), clientId: testId(94), clientSecret: 'cps_new' },
  updateApp: {},
  rotateAppSecret: { clientSecret: 'cps_next' },
  deleteApp: {},
  disconnectApp: {},
  getApp: { name: 'Pawbook', registeredBy: 'Pawbook Inc.' },
};
const requestFor = (scope: string) => {
  const request = new URLSearchParams({
    ...{ client_id: testId(92), redirect_uri: 'https://booking.example/clearpaw', scope, state: '1e9' },
    sig: 'a+b/c=',
  });
  return { signed: `${request}`, address: `/connect-app?${new URLSearchParams({ request: `${request}` })}` };
};

test('an owner registers an app and sees its secret once', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await press(user, 'Register app');
  const dialog = await screen.findByRole('dialog');
  await fill(user, 'Name', 'Pawbook');
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Redirect addresses' }),
    'https://booking.example/a\nhttps://booking.example/b',
  );
  await user.click(within(dialog).getByRole('checkbox', { name: 'See visits' }));
  await press(user, 'Register app', { in: dialog });
  const shown = await screen.findByRole('region', { name: 'Pawbook: copy the secret now' });
  expect(within(shown).getByRole('textbox', { name: 'Client secret' })).toHaveProperty('value', 'cps_new');
  expect(sentTo('registerApp')).toEqual([
    {
      ...{ businessId: meadow.id, name: 'Pawbook' },
      redirectUris: ['https://booking.example/a', 'https://booking.example/b'],
      scopes: ['visits:read'],
    },
  ]);
  await press(user, 'I saved it', { in: shown });
  expect(screen.queryByDisplayValue('cps_new')).toBeNull();
});

test('a secret is replaced, and an app deleted', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await screen.findByText('2 connections');
  await screen.findByText('May ask for: See visits · See pets');
  await pickItem(user, 'Actions for Pawbook', 'Replace secret');
  await press(user, 'Replace secret', { in: await screen.findByRole('dialog') });
  await screen.findByDisplayValue('cps_next');
  await pickItem(user, 'Actions for Pawbook', 'Delete app');
  await press(user, 'Delete app', { in: await screen.findByRole('alertdialog') });
  expect(sentTo('deleteApp')).toEqual([{ businessId: meadow.id, appId: registered.id }]);
});

test('the addresses of an app are changed', async () => {
  const { user } = await openScreen(page, staff('owner'), answers);
  await pickItem(user, 'Actions for Pawbook', 'Change addresses');
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: 'Redirect addresses' });
  expect(field).toHaveProperty('value', 'https://booking.example/clearpaw');
  await user.type(field, '\nhttps://booking.example/next');
  await press(user, 'Save', { in: dialog });
  expect(sentTo('updateApp')).toEqual([
    {
      ...{ businessId: meadow.id, appId: registered.id },
      redirectUris: ['https://booking.example/clearpaw', 'https://booking.example/next'],
    },
  ]);
  await screen.findByText('The addresses of Pawbook were changed');
});

test('a manager sees what is connected, why it stopped, and ends it', async () => {
  const { user } = await openScreen(page, staff('manager'), answers);
  await screen.findByText('Stopped: the person who connected it no longer manages this business');
  expect(screen.queryByRole('heading', { name: 'Apps you develop' })).toBeNull();
  await press(user, 'Disconnect Pawbook');
  await press(user, 'Disconnect', { in: await screen.findByRole('alertdialog') });
  expect(sentTo('disconnectApp')).toEqual([{ connectedAppId: connected.id }]);
});

test('a manager allows an app for their business; the request goes back as it was signed', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { address, signed } = requestFor('connections:read visits:write offline_access');
  const url = 'https://booking.example/clearpaw?code=c';
  const { user } = await openScreen(address, staff('manager'), answers, {
    'POST /oauth2/consent': { redirect: true, url },
  });
  await screen.findByRole('heading', { name: 'Connect Pawbook?' });
  await screen.findByText('An app by Pawbook Inc.');
  await screen.findByText('Plan, change and cancel visits');
  await screen.findByText('It keeps this access until you disconnect it.');
  await press(user, 'Allow');
  expect(sentToSignIn('POST /oauth2/consent')).toEqual([
    { accept: true, businessId: meadow.id, oauth_query: signed },
  ]);
  expect(leave).toHaveBeenCalledWith(url);
  leave.mockRestore();
});

test('staff cannot allow it, and are told who can', async () => {
  const { address } = requestFor('connections:read');
  await openScreen(address, staff('staff'), answers);
  await screen.findByText(/Only owners and managers of a business can connect an app/);
  expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', true);
});

test('a pet owner is asked about their own pets only', async () => {
  const { address } = requestFor('visits:write');
  const other = await openScreen(address, owner(), answers);
  await screen.findByText(/This app asks for access to a business/);
  expect(other.address()).toContain('/connect-app');
});

test('what an app did wrong is said without a login', async () => {
  await openScreen('/connect-app?error=invalid_redirect', null, answers);
  await screen.findByText(/an address that it hasn’t registered/);
});
