import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertOf, dialogOf, fill, press } from '../../../test/acts.ts';
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
import { at, listed, owner, staff, testId } from '../../../test/people.ts';

const maya = owner();
const free: FakeAnswers = {
  watchEntitlements: [
    { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null, updatedAt: null },
  ],
};
const signIn = {
  'GET /get-session?disableCookieCache=true': { user: { twoFactorEnabled: false } },
  'GET /sessions': { sessions: [] },
  'GET /passkey/list-user-passkeys': [],
  'GET /identity-confirmed': { password: true, passkey: false, confirmed: true },
};
const contact = { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] };
const open = (answers = {}, more = {}) =>
  openScreen('/settings', maya, { ...free, getContact: contact, ...answers }, { ...signIn, ...more });

async function panelOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title });
  const panel = heading.closest('section');
  if (!panel) throw new Error(`No panel ${title}`);
  return panel;
}

test('the name of an owner is saved once, for the businesses and for the account', async () => {
  const { user } = await open({
    setContact: { ...contact, name: 'Maya L.' },
    updateProfile: { ...maya.profile, displayName: 'Maya L.' },
  });
  await fill(user, 'Your name', 'Maya L.');
  await user.dblClick(within(await panelOf('Contact details')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('updateProfile')).toEqual([{ displayName: 'Maya L.' }]));
  expect(sentTo('setContact')).toEqual([{ ...contact, name: 'Maya L.' }]);
  expect(screen.queryByLabelText('Full name')).toBeNull();
});

test('a name that is not saved for the account says so', async () => {
  const { user } = await open({
    setContact: { ...contact, name: 'Maya L.' },
    updateProfile: cutNetwork,
  });
  await fill(user, 'Your name', 'Maya L.');
  await press(user, 'Save', { in: await panelOf('Contact details') });
  await alertOf('Your contact details were not saved');
});

test('the name of a person at a business is saved once, and one that cannot be saved says so', async () => {
  const lena = staff('owner');
  const { user } = await openScreen('/settings', lena, { updateProfile: cutNetwork }, signIn);
  await fill(user, 'Full name', 'Lena K.');
  const panel = await panelOf('Your name');
  await press(user, 'Save', { in: panel });
  await waitFor(() => expect(panel.textContent).toMatch(/Couldn’t save|reach the server/));
  answerFromNow({ updateProfile: { ...lena.profile, displayName: 'Lena K.' } });
  await user.dblClick(within(panel).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('updateProfile')).toHaveLength(2));
});

test('a password is changed only where both new ones agree', async () => {
  const { user } = await open();
  await press(user, 'Change: Password');
  await fill(user, 'Current password', 'old-secret');
  await fill(user, 'New password', 'new-secret');
  await fill(user, 'Confirm new password', 'other-secret');
  await press(user, 'Change password');
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(sentToSignIn('POST /change-password')).toEqual([]);
});

test('a wrong current password is said beside it', async () => {
  const { user } = await open({}, { 'POST /change-password': refuseSignIn(400, 'INVALID_PASSWORD') });
  await press(user, 'Change: Password');
  await fill(user, 'Current password', 'wrong');
  await fill(user, 'New password', 'new-secret');
  await fill(user, 'Confirm new password', 'new-secret');
  await press(user, 'Change password');
  expect(await screen.findByText('Incorrect password.')).toBeTruthy();
  expect(sentToSignIn('POST /change-password')).toHaveLength(1);
});

test('an address that is one’s own, or none, is not sent', async () => {
  const { user } = await open();
  await press(user, 'Change: Email address');
  await press(user, 'Change address');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  await fill(user, 'New email', maya.profile.email);
  await press(user, 'Change address');
  expect(await screen.findByText('This is already your address.')).toBeTruthy();
  expect(sentToSignIn('POST /change-email')).toEqual([]);
});

test('the account is deleted only when its address was typed', async () => {
  const { user } = await open({ deleteMyAccount: {} });
  await press(user, 'Delete account');
  const dialog = await dialogOf(/Delete your Clearpaw account/);
  await fill(user, 'Email address of this account', 'someone@example.test');
  const confirm = within(dialog).getByRole('button', { name: 'Delete account' });
  if (!(confirm as HTMLButtonElement).disabled) await user.click(confirm);
  expect(sentTo('deleteMyAccount')).toEqual([]);
});

test('the account type is changed after it was asked', async () => {
  const { user } = await open({ setUserType: () => refuseCall('INTERNAL') });
  await press(user, 'Change to Business Owner');
  const dialog = await dialogOf(/Change to a business account/);
  expect(sentTo('setUserType')).toEqual([]);
  await press(user, 'Change to Business Owner', { in: dialog });
  await alertOf('Failed to save your selection. Please try again.');
  expect(sentTo('setUserType')).toEqual([{ userType: 'business' }]);
});

test('an owner sees which apps are connected, and disconnects one', async () => {
  const app = {
    ...{ id: testId(90), name: 'Pawbook', registeredBy: 'Pawbook Inc.', scopes: ['pets:read' as const] },
    ...{ connectedBy: null, createdAt: at, lastUsedAt: null, state: 'active' as const },
  };
  const { user } = await open({ listMyConnectedApps: listed(app), disconnectApp: {} });
  await screen.findByText('See your pets and their profiles');
  await press(user, 'Disconnect Pawbook');
  await press(user, 'Disconnect', { in: await screen.findByRole('alertdialog') });
  expect(sentTo('disconnectApp')).toEqual([{ connectedAppId: app.id }]);
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const isShown = (panel: HTMLElement) => panel.closest('.hidden') === null;

  test('one section is shown at a time, and what was typed in another stays', async () => {
    const { user } = await open();
    await fill(user, 'Your name', 'Maya L.');
    expect(isShown(await panelOf('Contact details'))).toBe(true);
    expect(isShown(await panelOf('Delete account'))).toBe(false);
    const nav = within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
    await user.click(nav.getByRole('link', { name: 'Your data' }));
    expect(isShown(await panelOf('Delete account'))).toBe(true);
    expect(isShown(await panelOf('Contact details'))).toBe(false);
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Maya L.');
  });
});
