import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import type { FakeAnswers } from '../../../test/fake-server.ts';
import { refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import { keepSampleScanned, setUpKey } from './set-up-state.ts';

const sam = {
  uid: testId(20),
  email: 'sam@example.test',
  displayName: 'Sam Ode',
  role: 'owner' as 'owner' | 'staff',
  joinedAt: at,
};
const ada: typeof sam = { ...sam, uid: testId(21), email: 'ada@example.test', role: 'staff' };
const customer = {
  ...{ id: testId(9), name: 'Maya Okafor', phone: null, email: null, hasAccount: true },
  ...{ contactShared: false, pets: [], lastVisitAt: at },
};
const visit = {
  ...{ id: testId(40), businessId: meadow.id, petId: testId(2), petName: 'Biscuit', species: 'dog' as const },
  ...{ colour: null, photoPath: null, alerts: [], service: 'daycare', arrivedAt: at, departedAt: at },
  ...{ method: 'manual' as const, decision: 'admitted' as const, verdict: 'compliant' as const },
  ...{ overrideReason: null, recordedBy: testId(20), requirementsVersion: 1 },
};
const nothing: FakeAnswers = {
  ...{ listVisits: listed(), watchVisits: [{ since: at }], watchCheckIns: [{ present: [] }] },
  getRequirements: { version: 0, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  ...{ listCheckIns: listed(), listConnections: listed(), listCustomers: listed() },
  ...{ listMembers: listed(sam), listInvitations: listed() },
};

async function open(more: FakeAnswers = {}, { role = 'owner', plan = true, place = {} } = {}) {
  localStorage.setItem(setUpKey(meadow.id), '');
  const person = staff(role as 'owner', { plan });
  const business = { ...meadow, selfCheckIn: 'off' as const, ...place, role: role as 'owner' };
  const answers = { ...person.answers, listMyBusinesses: listed(business) };
  return openScreen('/business', { ...person, answers }, { ...nothing, ...more });
}
const steps = () => screen.findByRole('region', { name: 'Ready for your first pet' });

test('a new business is shown six steps, each of which leads to where it is done', async () => {
  await open();
  const list = await steps();
  expect(within(list).getByText('0 of 6 steps done')).toBeTruthy();
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose your requirements', '/business/requirements'],
    ['Say how many pets you take', '/business/settings'],
    ['Check in a first pet', '/business/scan'],
    ['Print your poster', '/business/poster'],
    ['Import your customers', '/business/customers/import'],
    ['Invite your team', '/business/team'],
    ['Open the camera', '/business/scan'],
    ['Scan it here', '/business/scan?sample=1'],
  ]);
});

test('a step is done as soon as its thing exists', async () => {
  await open(
    {
      getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
      listMembers: listed(sam, ada),
    },
    { place: { services: [{ code: 'daycare', name: 'Daycare', capacity: 20 }] } },
  );
  const list = await steps();
  expect(within(list).getByText('3 of 6 steps done')).toBeTruthy();
  const done = within(list).getAllByRole('link', { name: /, Done$/ });
  expect(done.map((link) => link.getAttribute('href'))).toEqual([
    '/business/requirements',
    '/business/settings',
    '/business/team',
  ]);
});

test('hidden steps are one line, also after a reload, and can be shown again', async () => {
  const { user } = await open();
  await steps();
  await press(user, 'Hide the steps');
  expect(screen.queryByText('Ready for your first pet')).toBeNull();
  expect(screen.getByText('0 of 6 steps done')).toBeTruthy();
  expect(localStorage.getItem(setUpKey(meadow.id))).toBe('hidden');
  await press(user, 'Show the steps');
  await steps();
});

test('after the first check-in the steps are one line, and can be shown', async () => {
  const { user } = await open({ listCheckIns: listed(visit) });
  expect(await screen.findByText('1 of 6 steps done')).toBeTruthy();
  expect(screen.queryByText('Ready for your first pet')).toBeNull();
  const next = screen.getByRole('link', { name: 'Choose your requirements' });
  expect(next.getAttribute('href')).toBe('/business/requirements');
  await press(user, 'Show the steps');
  await steps();
});

test('once everything is set up the steps are gone, and nothing is read for them again', async () => {
  await open(
    {
      getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
      listCheckIns: listed(visit),
      listCustomers: listed(customer),
      listMembers: listed(sam, ada),
    },
    { place: { services: [{ code: 'daycare', name: 'Daycare', capacity: 20 }], selfCheckIn: 'auto' } },
  );
  await waitFor(() => expect(localStorage.getItem(setUpKey(meadow.id))).toBe('done'));
  expect(screen.queryByText('Ready for your first pet')).toBeNull();
});

test.each([
  ['staff, who cannot set up anything', { role: 'staff' }],
  ['a business whose plan has ended', { plan: false }],
])('%s: no steps, and nothing is read for them', async (_, options) => {
  await open({}, options);
  await screen.findByText('No pets checked in');
  expect(screen.queryByText('Ready for your first pet')).toBeNull();
  expect(sentTo('listMembers')).toEqual([]);
});

test('without all answers nothing is claimed', async () => {
  await open({ listCustomers: () => refuseCall('PERMISSION_DENIED') });
  await waitFor(() => expect(sentTo('listCustomers').length).toBeGreaterThan(0));
  await screen.findByText('No pets checked in');
  expect(screen.queryByText('Ready for your first pet')).toBeNull();
});

test('the sample badge of the steps opens the scanner with a sample, and asks the server nothing', async () => {
  const { user, address } = await open();
  await steps();
  expect(screen.queryByText('Done: this device has scanned it.')).toBeNull();
  expect(screen.getByRole('img', { name: 'QR code of a sample badge' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Scan it here' }));
  await screen.findByText('A sample badge for testing. It never counts as a visit.');
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(sentTo('scanBadge')).toEqual([]);
  expect(sentTo('checkIn')).toEqual([]);
  // A reload opens the camera instead.
  await waitFor(() => expect(address()).toBe('/business/scan'));
  expect(screen.getByText('A sample badge for testing. It never counts as a visit.')).toBeTruthy();
});

test('a sample that this device has scanned is marked as done', async () => {
  keepSampleScanned(meadow.id);
  await open();
  await steps();
  expect(screen.getByText('Done: this device has scanned it.')).toBeTruthy();
});
