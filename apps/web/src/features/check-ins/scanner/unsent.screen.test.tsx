import { badgeCodeFrom } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fill, press } from '../../../../test/acts.ts';
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

/** Lists that this device has kept: it may decide without a network. */
const keepLists = async (readAt = Date.now()) =>
  (await openOfflineStore()).put(
    'kits',
    {
      ...{ businessId: meadow.id, keys: [], revoked: new Set<number>(), rules: [], acceptPaper: true },
      ...{ readAt, clockAheadMs: 0 },
    },
    meadow.id,
  );

afterEach(async () => {
  const store = await openOfflineStore();
  await Promise.all([store.clear('kits'), store.clear('queue'), store.clear('places')]);
});

test('with lists on this device a decision without an answer is kept, counted and sent later', async () => {
  await keepLists();
  const { user } = await open({ checkIn: cutNetwork });
  await typeCode(user);
  await press(user, 'Check in');
  expect(await screen.findByText(/^Biscuit: saved on this device/)).toBeTruthy();
  const queue = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(within(queue).getByText('1 check-in is waiting to be sent')).toBeTruthy();
  const [kept] = await (await openOfflineStore()).getAll('queue');
  expect(kept?.input).toMatchObject({ petId, decision: 'admit', occurredAt: expect.any(String) });
  answerFromNow({ checkIn: arrived });
  await press(user, 'Send now', { in: queue });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).toBeNull());
  const keys = new Set(sentTo('checkIn').map(({ idempotencyKey }) => idempotencyKey));
  expect(keys.size).toBe(1);
});

test('a kept check-in that the server refuses stays with the reason until it was seen', async () => {
  await (await openOfflineStore()).put('queue', {
    ...{ order: 1, refused: null, petName: 'Biscuit' },
    input: {
      ...{ businessId: meadow.id, petId, method: 'badge', decision: 'admit' },
      ...{ idempotencyKey: testId(50), occurredAt: at },
    },
  } as never);
  const { user } = await open({ checkIn: () => refuseCall('PERMISSION_DENIED', 'not_connected' as never) });
  const queue = await screen.findByRole('region', { name: 'Waiting to be sent' });
  const alert = await within(queue).findByRole('alert');
  expect(alert.textContent).toMatch(/^Biscuit, .*: the check-in was rejected\..*Open Today/);
  await press(user, 'Dismiss', { in: alert });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).toBeNull());
});

test('what waits for another business is counted, not named, and not sent from here', async () => {
  await (await openOfflineStore()).put('queue', {
    ...{ order: 1, refused: null, petName: 'Juniper' },
    input: {
      ...{ businessId: testId(99), petId: testId(98), method: 'badge', decision: 'admit' },
      ...{ idempotencyKey: testId(50), occurredAt: at },
    },
  } as never);
  await open();
  const queue = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(await within(queue).findByText(/1 check-in on this device is for another business/)).toBeTruthy();
  expect(within(queue).queryByText(/Juniper/)).toBeNull();
  expect(sentTo('checkIn')).toEqual([]);
});
