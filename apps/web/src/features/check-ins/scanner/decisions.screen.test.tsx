import { badgeCodeFrom } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { alertOf, fill, fillDate, press } from '../../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';
import { openOfflineStore } from '../offline/offline-store.ts';

const code = badgeCodeFrom(new Uint8Array(16).fill(7));
const petId = testId(2);
const scanned = {
  pet: { id: petId, name: 'Biscuit', species: 'dog' as const, colour: null, photoPath: null, alerts: [] },
  badge: { kind: 'code' as const, specimen: false, countsHere: true },
  report: { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null },
  connection: { scope: 'verdict' as const },
  openCheckIn: null,
  contact: null,
  customer: null,
  staffNote: null,
  visit: null,
  departure: '2026-01-05',
};
const check = (ruleId: string, status: 'expired' | 'missing' | 'pending') => ({
  ...{
    ruleId,
    status,
    reason: status,
    level: 'required' as const,
    params: {},
    recordIds: [],
    validUntil: null,
  },
  message: `${ruleId} is ${status}.`,
});
const reportOf = (verdict: 'non_compliant' | 'pending', ...checks: ReturnType<typeof check>[]) => ({
  ...{ verdict, checks, compliantFrom: null as string | null, changesOn: null },
});
const arrived = {
  ...{ id: testId(40), businessId: meadow.id, petId, petName: 'Biscuit', species: 'dog' as const },
  ...{ colour: null, photoPath: null, alerts: [], service: 'daycare', arrivedAt: at, departedAt: null },
  ...{ method: 'badge' as const, decision: 'admitted' as const, verdict: 'compliant' as const },
  ...{ overrideReason: null, recordedBy: testId(20), requirementsVersion: 1 },
};
const lists: FakeAnswers = {
  listVisits: listed(),
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  listCheckIns: listed(),
  // Without it this device keeps no lists for the time without a network, and answers online alone.
  listRejectedDoses: () => refuseCall('PERMISSION_DENIED'),
  listConnections: listed(),
};
const open = (answers: object = {}, person = staff('manager')) =>
  openScreen('/business/scan', person, { ...lists, scanBadge: scanned, ...answers } as FakeAnswers);

async function typeCode(user: UserEvent) {
  await press(user, /Enter code/);
  await fill(user, 'Code', code);
  await press(user, 'Check');
}

afterEach(async () => {
  const store = await openOfflineStore();
  await Promise.all([store.clear('kits'), store.clear('queue'), store.clear('places')]);
});

test('a check-in is taken back for a moment after it', async () => {
  const { user } = await open({ checkIn: arrived, undoCheckIn: { ...arrived, decision: 'undone' } });
  await typeCode(user);
  await press(user, 'Check in');
  expect(await screen.findByText('Biscuit is checked in')).toBeTruthy();
  expect(screen.getByText(/^Last: Biscuit, /)).toBeTruthy();
  expect(screen.getByText(/(^| · )(Leaves today|Stay until .+)$/)).toBeTruthy();
  await press(user, 'Undo');
  expect(await screen.findByText('Biscuit’s check-in was undone')).toBeTruthy();
  expect(sentTo('undoCheckIn')).toEqual([
    { businessId: meadow.id, checkInId: arrived.id, idempotencyKey: expect.any(String) },
  ]);
});

test('an undo whose answer is lost is asked once more with the same key, and then said to have failed', async () => {
  const { user } = await open({ checkIn: arrived, undoCheckIn: cutNetwork });
  await typeCode(user);
  await press(user, 'Check in');
  await press(user, 'Undo');
  expect(await screen.findByText(/^Biscuit is still checked in\./)).toBeTruthy();
  const keys = sentTo('undoCheckIn').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a declined pet is no longer marked as declined after undo', async () => {
  const { user } = await open({
    scanBadge: { ...scanned, report: reportOf('non_compliant', check('Rabies', 'expired')) },
    checkIn: { ...arrived, decision: 'denied' },
    undoCheckIn: { ...arrived, decision: 'undone' },
  });
  await typeCode(user);
  await press(user, 'Decline entry');
  expect(await screen.findByText('Biscuit’s entry was declined')).toBeTruthy();
  await press(user, 'Undo');
  expect(await screen.findByText('Biscuit is no longer marked as declined')).toBeTruthy();
});

test('a pet that is here is checked out, and comes back by undo', async () => {
  const { user } = await open({
    scanBadge: { ...scanned, openCheckIn: arrived },
    checkOut: { ...arrived, departedAt: at },
    undoCheckOut: arrived,
  });
  await typeCode(user);
  expect(await screen.findByText(/^Here since /)).toBeTruthy();
  await user.dblClick(await screen.findByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Biscuit is checked out')).toBeTruthy();
  expect(sentTo('checkOut')).toEqual([
    { businessId: meadow.id, checkInId: arrived.id, idempotencyKey: expect.any(String) },
  ]);
  await press(user, 'Undo');
  expect(await screen.findByText('Biscuit is checked in again')).toBeTruthy();
});

test('a decision without an answer is not saved here without lists; trying again keeps its key', async () => {
  const { user } = await open({ checkIn: cutNetwork });
  await typeCode(user);
  await press(user, 'Check in');
  expect(await screen.findByText('Nothing has been saved for Biscuit yet.')).toBeTruthy();
  const alert = await alertOf('Can’t reach the server. You can safely try again.');
  answerFromNow({ checkIn: arrived });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Biscuit is checked in')).toBeTruthy();
  const [first, second] = sentTo('checkIn').map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
});

test('a role that is too low for an override is said with no way to repeat it', async () => {
  const { user } = await open({
    scanBadge: { ...scanned, report: reportOf('non_compliant', check('Rabies', 'missing')) },
    checkIn: () => refuseCall('PERMISSION_DENIED', 'insufficient_role'),
  });
  await typeCode(user);
  await press(user, 'Override');
  await fill(user, /Reason/, 'Vet called');
  await press(user, 'Check in', { in: await screen.findByRole('dialog') });
  const alert = await alertOf('Overriding needs a manager or the owner.');
  expect(within(alert).queryByRole('button')).toBeNull();
});

test('a verdict that changed meanwhile is read again', async () => {
  const { user } = await open({ checkIn: () => refuseCall('FAILED_PRECONDITION', 'already_here') });
  await typeCode(user);
  await press(user, 'Check in');
  answerFromNow({ scanBadge: { ...scanned, openCheckIn: arrived } } as FakeAnswers);
  await press(user, 'Scan again');
  expect(await screen.findByRole('button', { name: 'Check out' })).toBeTruthy();
  expect(sentTo('scanBadge')).toHaveLength(2);
});

test('of many reasons three are named and the rest counted; the earliest date stands below', async () => {
  const report = {
    ...reportOf('non_compliant', ...['A', 'B', 'C', 'D', 'E'].map((id) => check(id, 'missing'))),
    compliantFrom: '2099-02-03',
  };
  const { user } = await open({ scanBadge: { ...scanned, report } });
  await typeCode(user);
  expect(await screen.findByText('and 2 more')).toBeTruthy();
  expect(screen.getByText('Earliest date with these records')).toBeTruthy();
  expect(screen.getByText(/Feb 3/)).toBeTruthy();
});

test('what the pet needs care with, what the team noted and whom to call stand with the verdict', async () => {
  const { user } = await open({
    scanBadge: {
      ...scanned,
      pet: { ...scanned.pet, alerts: ['Bites when startled'] },
      staffNote: { note: 'Use the side gate', flags: ['Shy'] },
      contact: { name: 'Maya', phone: '(555) 010-0188', emergency: null, pickups: [] },
      openCheckIn: arrived,
    },
  });
  await typeCode(user);
  const alerts = await screen.findByRole('region', { name: 'Care alert' });
  expect(within(alerts).getByText('Bites when startled')).toBeTruthy();
  const note = screen.getByRole('region', { name: 'Note from your team' });
  expect(note.textContent).toMatch(/Shy.*Use the side gate/);
  expect(screen.getByText('Owner: Maya')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call (555) 010-0188' }).getAttribute('href')).toMatch(
    /^tel:\+?\d+$/,
  );
  expect(screen.getByText(/Only the owner may pick up/)).toBeTruthy();
});

test('a specimen badge decides nothing', async () => {
  const badge = { kind: 'live' as const, specimen: true, countsHere: false };
  const { user } = await open({ scanBadge: { ...scanned, badge } });
  await typeCode(user);
  expect((await screen.findAllByRole('button', { name: 'Next badge' })).length).toBeGreaterThan(0);
  expect(screen.getByText('A sample badge for testing. It never counts as a visit.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});

test('a planned stay is judged until another day before check-in', async () => {
  const visit = {
    ...{ id: testId(70), petId, petName: 'Biscuit', species: 'dog' as const, colour: null, photoPath: null },
    ...{ businessId: meadow.id, businessName: meadow.name, service: 'daycare', arrival: '2026-01-05' },
    ...{ departure: '2099-01-05', note: null, state: 'expected' as const, verdict: 'compliant' as const },
    ...{ plannedBy: 'owner' as const, checkInId: null, createdAt: at, updatedAt: at },
  };
  const { user } = await open({
    scanBadge: { ...scanned, visit, departure: '2099-01-05' },
    checkIn: arrived,
  });
  await typeCode(user);
  await press(user, /^Change/);
  const dialog = await screen.findByRole('dialog', { name: 'Until when does Biscuit stay?' });
  await fillDate(user, 'Stay until', '02082099');
  answerFromNow({ scanBadge: { ...scanned, visit, departure: '2099-02-08' } } as FakeAnswers);
  await press(user, 'Check this stay', { in: dialog });
  await waitFor(() => expect(sentTo('scanBadge').at(-1)).toMatchObject({ departure: '2099-02-08' }));
  await press(user, 'Check in');
  await waitFor(() => expect(sentTo('checkIn')[0]).toMatchObject({ departure: '2099-02-08' }));
});

test('a device without a camera says what to do instead, and an empty code is asked for', async () => {
  const { user } = await open();
  expect(
    await screen.findByText(/Enter the code below the QR code on the badge|browser settings/),
  ).toBeTruthy();
  await press(user, /Enter code/);
  await press(user, 'Check');
  expect(await screen.findByText('Enter the code on the badge.')).toBeTruthy();
  await fill(user, 'Code', `${code.slice(0, 25)}9`);
  expect(await screen.findByText('The code doesn’t match. Compare it with the badge.')).toBeTruthy();
  expect(sentTo('scanBadge')).toEqual([]);
});

test('sound is turned off, and stays off on this device', async () => {
  const { user } = await open();
  await press(user, 'Turn off sound');
  expect(await screen.findByRole('button', { name: 'Turn on sound' })).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).toMatch(/sound/);
});

test.each([
  ['PERMISSION_DENIED', 'not_member', 'You no longer have access', 'Back to Today'],
  ['PERMISSION_DENIED', 'upgrade_required', 'Scanning needs Business Connect', 'Open Billing'],
  ['NOT_FOUND', undefined, 'Badge not found', 'Back to Today'],
] as const)('a reading refused with %s %s leads on', async (status, reason, title, way) => {
  const { user } = await open({ scanBadge: () => refuseCall(status, reason) });
  await typeCode(user);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});
