import { badgeCodeFrom } from '@clearpaw/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fill, press } from '../../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';

const code = badgeCodeFrom(new Uint8Array(16).fill(7));
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const check = {
  ruleId: 'rabies',
  level: 'required' as const,
  status: 'expired' as const,
  reason: 'expired',
  message: 'Rabies ended.',
  params: {},
  recordIds: [],
  validUntil: null,
};
const scanned = {
  pet: { id: testId(2), name: 'Biscuit', species: 'dog' as const, colour: null, photoPath: null, alerts: [] },
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
const notCleared = {
  ...scanned,
  report: { verdict: 'non_compliant' as const, checks: [check], compliantFrom: null, changesOn: null },
};
const arrived = {
  id: testId(40),
  businessId: meadow.id,
  petId: testId(2),
  petName: 'Biscuit',
  species: 'dog' as const,
  colour: null,
  photoPath: null,
  alerts: [],
  service: 'daycare',
  arrivedAt: at,
  departedAt: null,
  method: 'badge' as const,
  decision: 'admitted' as const,
  verdict: 'compliant' as const,
  overrideReason: null,
  recordedBy: testId(20),
  requirementsVersion: 1,
};
const lists = {
  listVisits: listed(),
  getRequirements: rules,
  listCheckIns: listed(),
  // Without it this device keeps no lists for the time without a network, and answers online alone.
  listRejectedDoses: () => refuseCall('PERMISSION_DENIED'),
  listConnections: listed(),
};
const open = (answers = {}, person = staff('manager')) =>
  openScreen('/business/scan', person, { ...lists, scanBadge: scanned, ...answers });

async function typeCode(user: UserEvent, typed: string = code) {
  await press(user, /Enter code/);
  await fill(user, 'Code', typed);
  await press(user, 'Check');
}

test('a typed code is judged, and the pet is checked in once by a double press', async () => {
  const { user } = await open({ checkIn: arrived });
  await typeCode(user);
  await user.dblClick(await screen.findByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(document.body.textContent).toContain('Biscuit is checked in'));
  expect(sentTo('scanBadge')).toEqual([expect.objectContaining({ businessId: meadow.id, badge: code })]);
  expect(sentTo('checkIn')).toEqual([
    expect.objectContaining({ petId: testId(2), decision: 'admit', idempotencyKey: expect.any(String) }),
  ]);
});

test('a code with a slip is not sent; the words count what was typed', async () => {
  const { user } = await open();
  await typeCode(user, code.slice(0, 25));
  expect(await screen.findByText('25 of 26 characters entered.')).toBeTruthy();
  expect(sentTo('scanBadge')).toEqual([]);
});

test.each([
  ['badge_revoked', 'This badge is no longer valid'],
  ['badge_expired', 'This badge has expired'],
  ['badge_not_live', 'This is a photo of a badge'],
] as const)('a badge refused as %s says what it is and what to do', async (reason, words) => {
  const { user } = await open({ scanBadge: () => refuseCall('FAILED_PRECONDITION', reason) });
  await typeCode(user);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});

test('a pet that is not cleared is declined by the main button', async () => {
  const { user } = await open({
    scanBadge: notCleared,
    checkIn: { ...arrived, decision: 'denied', verdict: 'non_compliant' },
  });
  await typeCode(user);
  await press(user, 'Decline entry');
  await waitFor(() => expect(sentTo('checkIn')).toEqual([expect.objectContaining({ decision: 'deny' })]));
});

test('an override needs a reason, which is sent', async () => {
  const { user } = await open({ scanBadge: notCleared, checkIn: arrived });
  await typeCode(user);
  await press(user, 'Override');
  const dialog = await screen.findByRole('dialog');
  await press(user, 'Check in', { in: dialog });
  expect(await within(dialog).findByText('Enter a short reason.')).toBeTruthy();
  expect(sentTo('checkIn')).toEqual([]);
  await fill(user, /Reason/, 'Vet called');
  await press(user, 'Check in', { in: dialog });
  await waitFor(() =>
    expect(sentTo('checkIn')).toEqual([
      expect.objectContaining({ decision: 'admit', overrideReason: 'Vet called' }),
    ]),
  );
});

test('staff cannot override, and read who can', async () => {
  const { user } = await open({ scanBadge: notCleared }, staff('staff'));
  await typeCode(user);
  expect(await screen.findByText('Only a manager or the owner can override.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Override' })).toBeNull();
});

test('a check-in that is refused is said, and nothing is claimed', async () => {
  const { user } = await open({ checkIn: () => refuseCall('FAILED_PRECONDITION', 'override_required') });
  await typeCode(user);
  await press(user, 'Check in');
  await waitFor(() =>
    expect(document.body.textContent).toContain('The status has changed. Scan the badge again.'),
  );
  expect(document.body.textContent).not.toContain('Biscuit is checked in');
});

test('a cut while the badge is read is said, and it can be read again', async () => {
  const { user } = await open({ scanBadge: cutNetwork });
  await typeCode(user);
  await waitFor(() => expect(document.body.textContent).toMatch(/reach the server|offline|Try again/i));
  answerFromNow({ scanBadge: scanned });
  await press(user, 'Try again');
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeTruthy();
});

test('a scanned pet leads to its owner, and to their other pets at once', async () => {
  const { user } = await open({
    scanBadge: { ...scanned, customer: { id: testId(9), pets: 3 } },
    getCustomer: () => refuseCall('NOT_FOUND'),
    listVisits: listed(),
  });
  await typeCode(user);
  const link = await screen.findByRole('link', { name: 'Open customer' });
  expect(link.getAttribute('href')).toBe(`/business/customers/${testId(9)}`);
  const report = screen.getByRole('link', { name: 'Report an incident' });
  expect(report.getAttribute('href')).toBe(`/business/incidents/new?pet=${testId(2)}&name=Biscuit`);
  await press(user, '2 more pets of this owner');
  const dialog = await screen.findByRole('dialog', { name: 'Check in together' });
  expect(await within(dialog).findByText('The pets couldn’t be loaded.')).toBeTruthy();
});

test('at check-out the verdict names who may pick up, and a pet alone offers no group', async () => {
  const contact = {
    name: 'Maya',
    phone: null,
    emergency: null,
    pickups: [{ name: 'Ada', phone: '555 0101' }],
  };
  const customer = { id: testId(9), pets: 1 };
  const { user } = await open({ scanBadge: { ...scanned, contact, customer, openCheckIn: arrived } });
  await typeCode(user);
  const pickups = await screen.findByRole('region', { name: 'Authorized pick-ups' });
  expect(within(pickups).getByText('Ada, 555 0101')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /more pet/ })).toBeNull();
});

test('a pet found by name leads to its owner too', async () => {
  const { alerts, name: petName, ...pet } = scanned.pet;
  const found = {
    ...{ ...pet, petId: pet.id, petName, alerts, breed: null, scope: 'verdict' as const, connectedAt: at },
    ...{ verdict: 'compliant' as const, lastVisitAt: null, lastService: null },
    ...{ customer: { id: testId(9), pets: 1 }, isGuest: false },
  };
  const { id: _id, ...listedPet } = found;
  await openScreen(`/business/scan?pet=${testId(2)}&name=Biscuit`, staff('staff'), {
    ...{ ...lists, listConnections: listed(listedPet), getCompliance: scanned.report },
  });
  const link = await screen.findByRole('link', { name: 'Open customer' });
  expect(link.getAttribute('href')).toBe(`/business/customers/${testId(9)}`);
});

test('lists on their way while the scanner is closed are not read again', async () => {
  let cut = () => {};
  const onTheirWay = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await open({ listRejectedDoses: () => onTheirWay.then(cutNetwork) });
  await waitFor(() => expect(sentTo('listRejectedDoses')).toHaveLength(1));
  cleanup();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  cut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(timers.mock.calls.map(([, after]) => after)).toEqual([50]);
  timers.mockRestore();
});
