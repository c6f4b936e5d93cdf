import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { owner, staff } from '../../../test/people.ts';

const blank = { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] };
const entered = { ...blank, phone: '+1 555 0199', pickups: [{ name: 'Ada', phone: '555 01018' }] };
const signIn = {
  'GET /sessions': { sessions: [] },
  'GET /get-session?disableCookieCache=true': null,
  'GET /passkey/list-user-passkeys': [],
};
const { watchEntitlements = [] } = staff('owner', { plan: false }).answers;
const open = (answers = {}) =>
  openScreen('/settings', owner(), { watchEntitlements, getContact: blank, ...answers }, signIn);

/** Passkeys and sessions have forms of their own. */
async function panel(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Contact details' });
}

test('an owner enters a phone number and who may pick up; what was left blank is not sent', async () => {
  const { user } = await open({ setContact: entered });
  const region = await panel();
  await within(region).findByLabelText('Your name');
  await fill(user, /^Your phone number/, '+1 555 0199');
  await press(user, 'Add a person', { in: region });
  await fill(user, 'Name of person 1', 'Ada');
  await fill(user, 'Phone number of person 1', '555 01018');
  await press(user, 'Add a person', { in: region });
  await press(user, 'Save', { in: region });
  expect(await screen.findByText('Contact details saved')).toBeTruthy();
  expect(sentTo('setContact')).toEqual([entered]);
});

test('a number that cannot be dialed and a person without a number are said at their fields', async () => {
  const { user } = await open();
  const region = await panel();
  await within(region).findByLabelText('Your name');
  await fill(user, /^Your phone number/, 'at work');
  await press(user, 'Add a person', { in: region });
  await fill(user, 'Name of person 1', 'Ada');
  await press(user, 'Save', { in: region });
  expect(await screen.findByText('Enter a phone number with 5 to 15 digits.')).toBeTruthy();
  expect(screen.getByText('Enter a phone number.')).toBeTruthy();
  expect(sentTo('setContact')).toEqual([]);
  await press(user, 'Remove Ada', { in: region });
  expect(screen.queryByText('Enter a phone number.')).toBeNull();
});

test('a refusal is said in words, and what was typed stays', async () => {
  const { user } = await open({ setContact: () => refuseCall('UNAVAILABLE') });
  const region = await panel();
  await within(region).findByLabelText('Your name');
  await fill(user, /^Your phone number/, '555 0199');
  await press(user, 'Save', { in: region });
  await alertOf('Your contact details were not saved');
  expect(screen.getByLabelText(/^Your phone number/)).toHaveProperty('value', '555 0199');
});

test('a business account has no contact details of a pet owner', async () => {
  await openScreen('/settings', staff('owner'), {}, signIn);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryByRole('region', { name: 'Contact details' })).toBeNull();
});
