import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';

const biscuit = {
  id: testId(40),
  businessId: meadow.id,
  petId: testId(2),
  petName: 'Biscuit',
  species: 'dog' as const,
  colour: null,
  photoPath: null,
  alerts: ['Shy'],
  service: 'daycare',
  arrivedAt: new Date().toISOString(),
  departedAt: null,
  method: 'door' as const,
  decision: 'waiting' as 'waiting' | 'admitted' | 'denied' | 'undone',
  verdict: 'compliant' as 'compliant' | 'non_compliant',
  overrideReason: null,
  recordedBy: testId(20),
  requirementsVersion: 1,
};
const here = { ...biscuit, decision: 'admitted' as const };
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const answers = {
  listVisits: listed(),
  watchVisits: [{ since: at }],
  watchCheckIns: [{ present: [biscuit] }],
  listCheckIns: listed(biscuit),
  getRequirements: rules,
  listConnections: listed(),
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business', person, { ...answers, ...more });

test('a pet that waits is checked in, once by a double press', async () => {
  const { user } = await open({ decideArrival: here });
  await user.dblClick(await screen.findByRole('button', { name: 'Check in Biscuit' }));
  await waitFor(() => expect(document.body.textContent).toContain('Biscuit is checked in'));
  expect(sentTo('decideArrival')).toEqual([
    expect.objectContaining({ businessId: meadow.id, checkInId: biscuit.id, decision: 'admit' }),
  ]);
});

test('a pet that waits is declined', async () => {
  const { user } = await open({ decideArrival: { ...biscuit, decision: 'denied' } });
  await press(user, 'Decline Biscuit');
  await waitFor(() =>
    expect(sentTo('decideArrival')).toEqual([expect.objectContaining({ decision: 'deny' })]),
  );
});

test('a teammate who was quicker is named as the reason, and the list is read again', async () => {
  const { user } = await open({ decideArrival: () => refuseCall('FAILED_PRECONDITION', 'not_waiting') });
  const button = await screen.findByRole('button', { name: 'Check in Biscuit' });
  await waitFor(() => expect(sentTo('listCheckIns').length).toBeGreaterThan(0));
  const before = sentTo('listCheckIns').length;
  await user.click(button);
  expect(await screen.findByText('A teammate already handled this pet.')).toBeTruthy();
  await waitFor(() => expect(sentTo('listCheckIns').length).toBeGreaterThan(before));
});

test('after a cut nothing is claimed, and the repetition has the same key', async () => {
  const { user } = await open({ decideArrival: cutNetwork });
  await press(user, 'Check in Biscuit');
  expect(await screen.findByText(/Nothing is decided yet; try again/)).toBeTruthy();
  answerFromNow({ decideArrival: here });
  await press(user, 'Check in Biscuit');
  await waitFor(() => expect(document.body.textContent).toContain('Biscuit is checked in'));
  const keys = sentTo('decideArrival').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('who arrives by the stream is shown at once', async () => {
  await open({ watchCheckIns: [{ present: [] }], listCheckIns: listed() });
  await screen.findByText('No pets checked in');
  say('watchCheckIns', biscuit);
  expect(await screen.findByRole('button', { name: 'Check in Biscuit' })).toBeTruthy();
});

test('after the plan has ended nothing can be decided', async () => {
  await open({}, staff('owner', { plan: false }));
  expect(await screen.findByText(/Read-only since/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in Biscuit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Scan badge' })).toBeNull();
});
