import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  say,
  sentTo,
  sentToSignIn,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, type SignedInPerson, staff, testId } from '../../../test/people.ts';

const harbor = { ...meadow, id: testId(5), slug: 'harbor', name: 'Harbor Groomer', kind: 'groomer' as const };
const today: FakeAnswers = {
  listVisits: listed(),
  watchVisits: [{ since: at }],
  watchCheckIns: [{ present: [] }],
  listCheckIns: listed(),
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  listConnections: listed(),
  watchConnections: [],
};
const open = (person: SignedInPerson, answers: FakeAnswers = {}, address = '/business') =>
  openScreen(address, person, { ...today, ...answers }, { 'POST /sign-out': {} });

/** What someone has who works for a business that pays. */
const ofTeam = {
  ...{ businessConnect: true, tier: 'business' as const, source: 'team' as const, updatedAt: at },
  currentPeriodEnd: '2099-01-01T00:00:00.000Z',
};

/** The entries of the rail, which is the first of the two navigations. */
async function railOf(): Promise<string[]> {
  const [rail] = await screen.findAllByRole('navigation', { name: 'Business' });
  if (!rail) throw new Error('There is no rail');
  return within(rail)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
}

afterEach(() => vi.restoreAllMocks());

test('an owner finds every page in the rail, billing last', async () => {
  await open(staff('owner'));
  const words = await railOf();
  expect(words).toEqual(
    expect.arrayContaining(['Today', 'Scan', 'Care', 'Calendar', 'Requirements', 'Waivers', 'Team']),
  );
  expect(words.at(-1)).toBe('Billing');
});

test('staff find the pages of the day, and neither the activity log nor billing', async () => {
  await open(staff('staff'), { watchEntitlements: [ofTeam] });
  const words = await railOf();
  expect(words).toEqual(expect.arrayContaining(['Today', 'Scan', 'Pets']));
  for (const page of ['Activity log', 'Business settings', 'Billing']) expect(words).not.toContain(page);
});

test('the page at hand is the current one, also below it', async () => {
  await open(
    staff('owner'),
    { getConnectedPet: () => refuseCall('NOT_FOUND'), getCompliance: () => refuseCall('NOT_FOUND') },
    '/business/pets',
  );
  const [rail] = await screen.findAllByRole('navigation', { name: 'Business' });
  const here = within(rail as HTMLElement).getByRole('link', { name: 'Pets' });
  expect(here.getAttribute('aria-current')).toBe('page');
  expect(
    within(rail as HTMLElement)
      .getByRole('link', { name: 'Today' })
      .getAttribute('aria-current'),
  ).toBeNull();
});

test('a page that only managers read says so to staff, and leads back', async () => {
  const { user, address } = await open(staff('staff'), {}, '/business/trail');
  expect(await screen.findByRole('heading', { name: 'Ask a manager' })).toBeTruthy();
  expect(sentTo('listAuditEntries')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Back to Today' }));
  await waitFor(() => expect(address()).toBe('/business'));
});

test('another business is chosen from the menu, and the choice stays on this device', async () => {
  const { user } = await open(staff('owner'), { listMyBusinesses: listed(meadow, harbor) });
  await screen.findAllByText('Meadow Daycare');
  const [switcher] = screen.getAllByRole('button', { name: /Switch business/ });
  await user.click(switcher as HTMLElement);
  await user.click(await screen.findByRole('menuitemradio', { name: /Harbor Groomer/ }));
  await waitFor(() => expect(sentTo('listVisits').at(-1)).toMatchObject({ businessId: harbor.id }));
  expect((await screen.findAllByText('Harbor Groomer')).length).toBeGreaterThan(0);
  expect(Object.values({ ...localStorage })).toContain(harbor.id);
});

test('one business alone has nothing to switch', async () => {
  await open(staff('owner'));
  await screen.findAllByText('Meadow Daycare');
  expect(screen.queryByRole('button', { name: /Switch business/ })).toBeNull();
});

test('on a phone the rest of the pages is behind More, which closes when one is chosen', async () => {
  const { user, address } = await open(staff('owner'), { listWaivers: listed() });
  await press(user, 'More');
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  expect(within(sheet).queryByRole('link', { name: 'Today' })).toBeNull();
  expect(within(sheet).getByRole('link', { name: 'Help' })).toBeTruthy();
  await user.click(within(sheet).getByRole('link', { name: 'Waivers' }));
  await waitFor(() => expect(address()).toBe('/business/waivers'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull());
});

test('after the plan has ended pages can be read, what only writes is gone, and renewing is one press away', async () => {
  await open(staff('owner', { plan: false }));
  expect(await screen.findByText(/^Read-only since /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe('/billing');
  const words = await railOf();
  expect(words).toContain('Pets');
  expect(words).not.toContain('Scan');
});

test('a plan that ends while the page is open closes what writes', async () => {
  await open(staff('owner'));
  await screen.findAllByRole('link', { name: 'Scan' });
  say('watchEntitlements', {
    ...{ businessConnect: false, tier: 'business', source: 'stripe', updatedAt: at },
    currentPeriodEnd: '2026-01-01T00:00:00.000Z',
  });
  expect(await screen.findByText(/^Read-only since /)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Scan' })).toEqual([]));
});

test('everything is exported after the plan has ended; a link that fails is said', async () => {
  const { user } = await open(staff('owner', { plan: false }), { exportBusiness: cutNetwork } as never);
  await pickItem(user, 'Export', /All records/);
  expect(await screen.findByText('The export couldn’t be finished. Try again.')).toBeTruthy();
});

test('connected pets are exported page by page into one file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await open(staff('owner', { plan: false }), {
    listConnections: ({ cursor }) => (cursor === undefined ? { items: [], nextCursor: 'next' } : listed()),
  });
  await pickItem(user, 'Export', /Connected pets/);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(sentTo('listConnections').map(({ cursor }) => cursor)).toContain('next');
});

test('businesses that fail to load after a sign-in leave the way to one’s own account open', async () => {
  const { user } = await open(staff('owner'), { listMyBusinesses: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('Your businesses couldn’t be loaded.');
  answerFromNow({ listMyBusinesses: listed(meadow) });
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByText('Meadow Daycare')).length).toBeGreaterThan(0);
});

test('the menu of the person names who it is, and logs out', async () => {
  const { user, address } = await open(staff('manager'));
  await pickItem(user, /, SO$/, 'Log out');
  await waitFor(() => expect(address()).toMatch(/^\/(login)?/));
  await waitFor(() => expect(sentToSignIn('POST /sign-out')).toHaveLength(1));
});

test('help opens beside the work, on the page that belongs to it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open(staff('manager'));
  await pickItem(user, /, SO$/, 'Help');
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^\/help/), '_blank', 'noopener');
});

test('unread alerts are counted at the bell', async () => {
  await open(staff('manager'), { watchAlerts: [{ unread: 3, items: [] }] });
  const bell = await screen.findByRole('link', { name: /Alerts.*3|3.*unread/i });
  expect(bell.getAttribute('href')).toBe('/alerts');
  say('watchAlerts', { unread: 0, items: [] });
  await waitFor(() => expect(screen.queryByRole('link', { name: /3/ })).toBeNull());
});
