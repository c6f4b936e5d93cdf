import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { answerFromNow, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, staff } from '../../../test/people.ts';
import { localAnswers } from '../../platform/session/index.ts';
import { openOfflineStore } from '../check-ins/offline/offline-store.ts';
import { businessId } from './sample/sample-ids.ts';

const noPlan = {
  ...{ businessConnect: false, tier: 'free' as const, source: 'none' as const, updatedAt: null },
  currentPeriodEnd: null,
};

/** A business account that has never had the plan, and no business yet. */
function openUpgradePage() {
  const { profile, answers } = staff('owner');
  const free = { ...answers, listMyBusinesses: listed(), watchEntitlements: [noPlan] };
  return openScreen('/business', { profile, answers: free });
}

async function lookAround() {
  const opened = await openUpgradePage();
  await press(opened.user, 'Look around a sample business');
  await screen.findByRole('heading', { name: 'Today' });
  await screen.findByText('This is a sample business');
  return opened;
}

const upgradeTitle = () => screen.findByRole('heading', { name: 'Upgrade to Business Connect' });

/** An entry of the rail, which is the first of the two navigations. */
async function openFromRail(user: Awaited<ReturnType<typeof lookAround>>['user'], name: string) {
  const [rail] = await screen.findAllByRole('navigation', { name: 'Business' });
  await user.click(within(rail as HTMLElement).getByRole('link', { name }));
}

test('the sample is entered from the page that offers the plan, and left again', async () => {
  const { user } = await lookAround();
  expect((await screen.findAllByText('Willow Lane Daycare')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Start the free trial' })).toBeTruthy();
  await press(user, 'Leave the sample');
  await upgradeTitle();
  for (const words of ['This is a sample business', 'Willow Lane Daycare'])
    expect(screen.queryByText(words), words).toBeNull();
  expect(localAnswers()).toBeNull();
});

test('going back leads out of the sample, and forward into it again', async () => {
  const { user, address } = await lookAround();
  await openFromRail(user, 'Pets');
  await screen.findByRole('heading', { name: 'Pets' });
  history.back();
  await screen.findByRole('heading', { name: 'Today' });
  expect(screen.getByText('This is a sample business')).toBeTruthy();
  history.back();
  await upgradeTitle();
  history.forward();
  await screen.findByText('This is a sample business');
  expect(address()).toBe('/business');
});

test('a scanned badge is judged, checked in and out, and nothing of it is sent', async () => {
  const { user } = await lookAround();
  await user.click(await screen.findByRole('link', { name: 'Scan a sample badge' }));
  await press(user, 'Scan Biscuit’s badge');
  await screen.findByText('Good to go');
  await press(user, 'Check in');
  await user.click(await screen.findByRole('link', { name: /Back to Today|Close/ }));
  await screen.findByRole('heading', { name: 'Today' });
  await press(user, /^Biscuit/);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Check out' }).length).toBeGreaterThan(1));
  const panels = screen.getAllByRole('button', { name: 'Check out' });
  await user.click(panels.at(-1) as HTMLElement);
  await screen.findByText('checked out');
  for (const name of [
    'listCheckIns',
    'listVisits',
    'getRequirements',
    'scanBadge',
    'checkIn',
    'checkOut',
  ] as const)
    expect(sentTo(name), name).toEqual([]);
});

test('a pet that is not cleared has its reasons', async () => {
  const { user } = await lookAround();
  await user.click(await screen.findByRole('link', { name: 'Scan a sample badge' }));
  await press(user, 'Scan Otis’s badge');
  await screen.findByText('Not cleared');
  expect((await screen.findAllByText(/Rabies/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/Fecal/i)).length).toBeGreaterThan(0);
});

test('any other write is answered in one sentence', async () => {
  const { user } = await lookAround();
  await openFromRail(user, 'Pets');
  await press(user, /Invite/);
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Owner’s email address'), 'maya@example.test');
  await press(user, /Send/, { in: dialog });
  await screen.findByText(/^This is a sample: nothing is saved/);
  expect(sentTo('inviteOwner')).toEqual([]);
});

test('nothing of it stays on the device', async () => {
  const store = await openOfflineStore();
  const stored = async () => [await store.count('kits'), await store.count('places')];
  const before = await stored();
  const { user } = await lookAround();
  const kept = () => Object.keys(localStorage).filter((key) => key.includes(businessId));
  await openFromRail(user, 'Pets');
  const [row] = await screen.findAllByRole('link', { name: /Otis/ });
  await user.click(row as HTMLElement);
  await user.type(await screen.findByLabelText('Note'), 'Pulls');
  expect(kept()).toEqual([]);
  expect(screen.queryByText('Not sent yet; saved on this device')).toBeNull();
  await openFromRail(user, 'Scan');
  await user.click(await screen.findByRole('radio', { name: 'Grooming' }));
  await screen.findByRole('button', { name: 'Scan Otis’s badge' });
  await waitFor(() => expect(kept()).toHaveLength(1));
  await press(user, 'Leave the sample');
  await upgradeTitle();
  expect(kept()).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('a page that the sample does not have says so, and leads back', async () => {
  const { user } = await lookAround();
  const [rail] = await screen.findAllByRole('navigation', { name: 'Business' });
  const words = within(rail as HTMLElement).getAllByRole('link');
  expect(words.map(({ textContent }) => textContent)).toEqual([
    ...['Today', 'Scan', 'Calendar', 'Pets', 'Customers', 'Requirements'],
  ]);
  await openFromRail(user, 'Scan');
  await user.click(await screen.findByRole('link', { name: 'Guest' }));
  await screen.findByRole('heading', { name: 'Not part of the sample' });
  await user.click(screen.getByRole('link', { name: 'Back to Today' }));
  await screen.findByRole('heading', { name: 'Today' });
});

test('a plan that begins meanwhile ends the sample', async () => {
  await lookAround();
  answerFromNow({ listMyBusinesses: listed() });
  say('watchEntitlements', {
    ...{ businessConnect: true, tier: 'business', source: 'stripe', updatedAt: at },
    currentPeriodEnd: '2099-01-01T00:00:00.000Z',
  });
  await screen.findByRole('heading', { name: 'Set up your business' });
  await waitFor(() => expect(localAnswers()).toBeNull());
});
