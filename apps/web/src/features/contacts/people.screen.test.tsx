import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { owner, staff } from '../../../test/people.ts';

const blank = { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] };
const entered = {
  ...blank,
  phone: '+1 555 0199',
  emergency: { name: 'Noor', phone: '555 01012' },
  pickups: [{ name: 'Ada', phone: '555 01018' }],
};
const signIn = {
  'GET /sessions': { sessions: [] },
  'GET /get-session?disableCookieCache=true': null,
  'GET /passkey/list-user-passkeys': [],
};
const { watchEntitlements = [] } = staff('owner', { plan: false }).answers;
const open = (answers: FakeAnswers = {}) =>
  openScreen('/settings', owner(), { watchEntitlements, getContact: blank, ...answers }, signIn);
const panel = () => screen.findByRole('region', { name: 'Contact details' });

test('what was entered before is in the fields', async () => {
  await open({ getContact: entered });
  const region = await panel();
  expect(await within(region).findByLabelText(/^Your phone number/)).toHaveProperty('value', '+1 555 0199');
  const emergency = within(region).getByRole('group', { name: 'Emergency contact' });
  expect(within(emergency).getByLabelText('Name')).toHaveProperty('value', 'Noor');
  expect(within(region).getByLabelText('Name of person 1')).toHaveProperty('value', 'Ada');
  expect(within(region).queryByText('Only you, so far.')).toBeNull();
});

test('a person who may no longer pick up is removed, and the others move up', async () => {
  const more = { ...entered, pickups: [...entered.pickups, { name: 'Ben', phone: '555 01019' }] };
  const { user } = await open({ getContact: more, setContact: entered });
  const region = await panel();
  await press(user, 'Remove Ada', { in: region });
  expect(within(region).getByLabelText('Name of person 1')).toHaveProperty('value', 'Ben');
  await press(user, 'Save', { in: region });
  await waitFor(() =>
    expect(sentTo('setContact')).toEqual([{ ...entered, pickups: [{ name: 'Ben', phone: '555 01019' }] }]),
  );
});

test('an emergency contact without a number is said at its field; emptied, it is none', async () => {
  const { user } = await open({ getContact: entered, setContact: { ...entered, emergency: null } });
  const region = await panel();
  const emergency = await within(region).findByRole('group', { name: 'Emergency contact' });
  await fill(user, 'Phone number', '', { in: emergency });
  await press(user, 'Save', { in: region });
  expect(await within(emergency).findByText('Enter a phone number.')).toBeTruthy();
  expect(sentTo('setContact')).toEqual([]);
  await fill(user, 'Name', '', { in: emergency });
  await press(user, 'Save', { in: region });
  await waitFor(() => expect(sentTo('setContact')[0]).toMatchObject({ emergency: null }));
});

test('a name is needed, because businesses call by it', async () => {
  const { user } = await open({ getContact: entered });
  const region = await panel();
  await fill(user, 'Your name', '  ', { in: region });
  await press(user, 'Save', { in: region });
  expect(await within(region).findByText('Enter a name.')).toBeTruthy();
  expect(sentTo('setContact')).toEqual([]);
});

test('two presses save once', async () => {
  const { user } = await open({ getContact: entered, setContact: entered });
  const region = await panel();
  await user.dblClick(await within(region).findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contact details saved')).toBeTruthy();
  expect(sentTo('setContact')).toHaveLength(1);
});

test('contact details that cannot be read are not shown as empty', async () => {
  const { user } = await open({ getContact: () => refuseCall('PERMISSION_DENIED') });
  const region = await panel();
  const alert = await alertOf('You don’t have access to this.');
  expect(within(region).queryByRole('button', { name: 'Save' })).toBeNull();
  answerFromNow({ getContact: entered });
  await press(user, 'Try again', { in: alert });
  expect(await within(region).findByLabelText('Name of person 1')).toBeTruthy();
});
