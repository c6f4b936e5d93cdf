import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';

const { role: _role, ...made } = meadow;
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };
const today = {
  listVisits: listed(),
  watchVisits: [{ since: at }],
  watchCheckIns: [{ present: [] }],
  listCheckIns: listed(),
  getRequirements: rules,
  listConnections: listed(),
};
const open = (more = {}) =>
  openScreen('/business', staff(), { ...today, listMyBusinesses: listed<typeof meadow>(), ...more });

test('a first business is made once, and its day opens', async () => {
  const { user } = await open({ createBusiness: made });
  await fill(user, 'Business name', 'Meadow Daycare');
  await chooseOption(user, /Type of business/, 'Daycare');
  answerFromNow({ listMyBusinesses: listed(meadow) });
  await user.dblClick(screen.getByRole('button', { name: 'Create business' }));
  expect((await screen.findAllByRole('heading', { name: 'Today' })).length).toBeGreaterThan(0);
  expect(sentTo('createBusiness')).toEqual([
    expect.objectContaining({ name: 'Meadow Daycare', kind: 'daycare', idempotencyKey: expect.any(String) }),
  ]);
});

test('a name and a type that are missing are said; nothing is sent', async () => {
  const { user } = await open();
  await press(user, 'Create business');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Choose a type.')).toBeTruthy();
  expect(sentTo('createBusiness')).toEqual([]);
});

test('a cut keeps the answers and sends the same request again', async () => {
  const { user } = await open({ createBusiness: cutNetwork });
  await fill(user, 'Business name', 'Meadow Daycare');
  await chooseOption(user, /Type of business/, 'Daycare');
  await press(user, 'Create business');
  await alertOf(/Your answers are saved; try again/);
  await press(user, 'Create business');
  await waitFor(() => expect(sentTo('createBusiness')).toHaveLength(2));
  const [first, second] = sentTo('createBusiness');
  expect(second).toEqual(first);
});

test('businesses that cannot be read are asked for again', async () => {
  const { user } = await open({ listMyBusinesses: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('Your businesses couldn’t be loaded.');
  answerFromNow({ listMyBusinesses: listed(meadow) });
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByRole('heading', { name: 'Today' })).length).toBeGreaterThan(0);
});

test('who never had the plan reads what it costs instead of a form', async () => {
  const person = staff('owner', { plan: false });
  await openScreen('/business', person, {
    listMyBusinesses: listed<typeof meadow>(),
    watchEntitlements: [
      { businessConnect: false, tier: 'free', source: 'manual', currentPeriodEnd: null, updatedAt: null },
    ],
  });
  expect(await screen.findByText('Upgrade to Business Connect')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create business' })).toBeNull();
});
