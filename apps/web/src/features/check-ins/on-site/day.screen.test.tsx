import { calendarDateIn } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  say,
  sentTo,
} from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';
import { petOfBusiness } from '../../../../test/records.ts';

const now = new Date().toISOString();
const here = {
  id: testId(40),
  businessId: meadow.id,
  petId: testId(2),
  petName: 'Biscuit',
  species: 'dog' as const,
  colour: null,
  photoPath: null,
  alerts: ['Bites when startled'],
  service: 'daycare',
  arrivedAt: now,
  departedAt: null as string | null,
  method: 'badge' as const,
  decision: 'admitted' as 'admitted' | 'waiting' | 'denied' | 'undone',
  verdict: 'compliant' as 'compliant' | 'non_compliant',
  overrideReason: null as string | null,
  recordedBy: testId(20),
  requirementsVersion: 1,
};
const pepper = { ...here, id: testId(41), petId: testId(3), petName: 'Pepper', alerts: [] };
const waiting = { ...pepper, decision: 'waiting' as const, verdict: 'non_compliant' as const };
const today = calendarDateIn(Date.now(), meadow.timeZone);
const visit = {
  id: testId(70),
  petId: testId(4),
  petName: 'Momo',
  species: 'cat' as const,
  colour: null,
  photoPath: null,
  businessId: meadow.id,
  businessName: meadow.name,
  service: 'daycare',
  arrival: today,
  departure: '2098-12-31',
  note: 'Needs drops at noon',
  state: 'expected' as const,
  verdict: 'non_compliant' as const,
  plannedBy: 'owner' as const,
  checkInId: null,
  createdAt: at,
  updatedAt: at,
};
const known = {
  petId: here.petId,
  petName: 'Biscuit',
  species: 'dog' as const,
  breed: null,
  colour: null,
  photoPath: null,
  alerts: here.alerts,
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  connectedAt: at,
  lastVisitAt: at,
  lastService: null,
  contact: { name: 'Maya', phone: null, emergency: null, pickups: [{ name: 'Grace', phone: '555 0100' }] },
  contactShared: true,
  customerId: testId(9),
  note: '',
  flags: [],
  visits: 3,
  turnedAway: 0,
  services: [],
};
const answers: FakeAnswers = {
  listVisits: listed(),
  watchVisits: [{ since: at }],
  watchCheckIns: [{ present: [here] }],
  listCheckIns: listed(here),
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  listConnections: listed(),
};
const open = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business', person, { ...answers, ...more });
const toast = (words: RegExp | string) => waitFor(() => expect(document.body.textContent).toMatch(words));

test('who is here is shown by service, with the count', async () => {
  await open({ watchCheckIns: [{ present: [here, { ...pepper, service: null }] }] });
  const services = await screen.findByRole('list', { name: 'Here by service' });
  expect(within(services).getByText('Daycare')).toBeTruthy();
  expect(within(services).getByText('Visit')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Biscuit, care alert, Here since/ })).toBeTruthy();
});

test('a full service says so', async () => {
  const person = staff('manager');
  const services = [{ code: 'daycare', name: 'Daycare', capacity: 1 }];
  const business = { ...meadow, services, role: 'manager' as const };
  await open({}, { ...person, answers: { ...person.answers, listMyBusinesses: listed(business) } });
  expect(await screen.findByText(/1 of 1 here, at capacity/)).toBeTruthy();
});

test('a pet is checked out by a tap, and comes back by undo', async () => {
  const { user } = await open({
    checkOut: { ...here, departedAt: now },
    undoCheckOut: here,
  });
  await press(user, 'Check out');
  await user.dblClick(await screen.findByRole('button', { name: 'Check out Biscuit' }));
  await toast('Biscuit is checked out');
  expect(sentTo('checkOut')).toEqual([
    { businessId: meadow.id, checkInId: here.id, idempotencyKey: expect.any(String) },
  ]);
  await press(user, 'Undo');
  await toast('Biscuit is checked in again');
  expect(sentTo('undoCheckOut')).toEqual([expect.objectContaining({ checkInId: here.id })]);
});

test('after a cut the pet is still here, and checking out again has the same key', async () => {
  const { user } = await open({ checkOut: cutNetwork });
  await press(user, 'Check out');
  await press(user, 'Check out Biscuit');
  await toast('Can’t reach the server. Biscuit is still checked in.');
  answerFromNow({ checkOut: { ...here, departedAt: now } });
  await press(user, 'Check out Biscuit');
  await toast('Biscuit is checked out');
  expect(new Set(sentTo('checkOut').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('only a pet that left on another device is said to have left', async () => {
  const { user } = await open({ checkOut: () => refuseCall('PERMISSION_DENIED') });
  await press(user, 'Check out');
  await press(user, 'Check out Biscuit');
  await toast('You don’t have access to this.');
  expect(document.body.textContent).not.toMatch(/checked out on another device/);
  answerFromNow({ checkOut: () => refuseCall('FAILED_PRECONDITION', 'not_here') });
  await press(user, 'Check out Biscuit');
  await toast('Biscuit was checked out on another device.');
});

test('an undo that fails says what still is, and why', async () => {
  const { user } = await open({
    checkOut: { ...here, departedAt: now },
    undoCheckOut: () => refuseCall('FAILED_PRECONDITION', 'too_late'),
  });
  await press(user, 'Check out');
  await press(user, 'Check out Biscuit');
  await press(user, 'Undo');
  await toast('Biscuit is still checked out. This can be undone for 10 minutes only.');
});

test('a press on a pet shows its care alerts, who may pick it up, and where to go on', async () => {
  const { user } = await open({ getConnectedPet: known });
  await press(user, /^Biscuit, care alert/);
  const alerts = await screen.findByRole('list', { name: 'Care alerts' });
  expect(within(alerts).getByText('Bites when startled')).toBeTruthy();
  expect(await screen.findByText(/Grace/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe(
    `/business/pets/${here.petId}`,
  );
  expect(screen.getByRole('link', { name: 'Report an incident' }).getAttribute('href')).toMatch(
    /^\/business\/incidents\/new\?pet=/,
  );
  expect((await screen.findByRole('link', { name: 'Open customer' })).getAttribute('href')).toBe(
    `/business/customers/${testId(9)}`,
  );
});

test('a pet that waits and is not cleared can be let in by a manager with a reason', async () => {
  const { user } = await open({
    watchCheckIns: [{ present: [] }],
    listCheckIns: listed(waiting),
    decideArrival: { ...waiting, decision: 'admitted' },
  });
  await press(user, 'Override for Pepper');
  const dialog = await screen.findByRole('dialog');
  await fill(user, /Reason/, 'Vet called');
  await press(user, 'Check in', { in: dialog });
  await waitFor(() =>
    expect(sentTo('decideArrival')).toEqual([
      expect.objectContaining({ decision: 'admit', overrideReason: 'Vet called' }),
    ]),
  );
});

test('staff can decline such a pet, and read who could let it in', async () => {
  await open({ watchCheckIns: [{ present: [] }], listCheckIns: listed(waiting) }, staff('staff'));
  expect(await screen.findByRole('button', { name: 'Decline Pepper' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Override for Pepper' })).toBeNull();
  expect(screen.getByText('Only a manager or the owner can override.')).toBeTruthy();
});

test('who is expected is listed with the note, and can be checked in from there', async () => {
  const { user, address } = await open({
    listVisits: listed(visit),
    listCheckIns: listed(),
    listConnections: listed(petOfBusiness(4, 'Momo')),
    getCompliance: { verdict: 'compliant', checks: [], compliantFrom: null, changesOn: null },
    listRejectedDoses: () => refuseCall('PERMISSION_DENIED'),
  });
  await user.click(await screen.findByRole('tab', { name: /^Expected/ }));
  expect(await screen.findByText(/Daycare · Stay until .* · Needs drops at noon/)).toBeTruthy();
  await press(user, 'Check in Momo');
  expect(await screen.findByRole('button', { name: /^Check in/ })).toBeTruthy();
  expect(address()).toMatch(/^\/business\/scan\?pet=/);
});

test('who leaves today is listed, and is checked out from there', async () => {
  const { user } = await open({ checkOut: { ...here, departedAt: now } });
  await user.click(await screen.findByRole('tab', { name: /^Leaving today/ }));
  await press(user, 'Check out Biscuit');
  await toast('Biscuit is checked out');
});

test('a day without visits says so in its lists', async () => {
  const { user } = await open({
    watchCheckIns: [{ present: [] }],
    listCheckIns: listed({ ...pepper, decision: 'denied' as const }),
  });
  await user.click(await screen.findByRole('tab', { name: /^Expected/ }));
  expect(await screen.findByText('No more pets are expected today.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Leaving today/ }));
  expect(await screen.findByText('No pets leave today.')).toBeTruthy();
});

test('before the first pet of the day there are no counts of zero and no empty lists', async () => {
  await open({ watchCheckIns: [{ present: [] }], listCheckIns: listed() });
  expect(await screen.findByText('No pets checked in')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  expect(screen.queryByText('pets here')).toBeNull();
  say('watchCheckIns', here);
  expect(await screen.findByText('pet here')).toBeTruthy();
});

test('what happened today is listed in its order, overrides with their reason', async () => {
  await open({
    listCheckIns: listed(
      { ...here, overrideReason: 'Vet called' },
      { ...pepper, decision: 'denied' as const },
    ),
  });
  expect(await screen.findByText('checked in with override: Vet called')).toBeTruthy();
  expect(screen.getByText('declined')).toBeTruthy();
});

test('arrivals that cannot be loaded are asked for again', async () => {
  const { user } = await open({ listCheckIns: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('Today’s arrivals couldn’t be loaded.');
  answerFromNow({ listCheckIns: listed({ ...pepper, decision: 'denied' as const }) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('declined')).toBeTruthy();
});

test('a pet is found by name; nothing found and a failed search are told apart', async () => {
  const { user } = await open({ listConnections: () => refuseCall('PERMISSION_DENIED') });
  await fill(user, 'Pet, owner, phone or chip', 'mo');
  await alertOf('The search didn’t work. Try again.');
  answerFromNow({ listConnections: listed() });
  await fill(user, 'Pet, owner, phone or chip', 'mom');
  expect(await screen.findByText('No connected pet found. Scan the badge instead.')).toBeTruthy();
  answerFromNow({ listConnections: listed(petOfBusiness(4, 'Momo')) });
  await fill(user, 'Pet, owner, phone or chip', 'momo');
  expect(await screen.findByRole('button', { name: /^Check Momo’s status: / })).toBeTruthy();
});

test('a pet that leaves on another device disappears by itself', async () => {
  await open();
  await screen.findByRole('button', { name: /^Biscuit, care alert/ });
  say('watchCheckIns', { ...here, departedAt: now });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Biscuit, care alert/ })).toBeNull());
});

test('a new business is led to its requirements first', async () => {
  await open({
    watchCheckIns: [{ present: [] }],
    listCheckIns: listed(),
    getRequirements: { version: 0, rules: [], publishedAt: null, effectiveFrom: null },
  });
  const link = await screen.findByRole('link', { name: 'Set your requirements' });
  expect(link.getAttribute('href')).toBe('/business/requirements');
});
