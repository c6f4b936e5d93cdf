import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pickItem } from '../../../test/acts.ts';
import { testDocument } from '../../../test/documents.ts';
import { type FakeAnswers, refuseCall, say, sentToSignIn } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const open = (answers: FakeAnswers = {}, address = '/dashboard') =>
  openScreen(address, owner(), { ...petAnswers(), ...answers }, { 'POST /sign-out': {} });
const document = (number: number, state: 'needs_review' | 'reviewed') =>
  testDocument({ id: testId(number), state });
const headerOf = async () => (await screen.findAllByRole('navigation', { name: 'Owner' }))[0] as HTMLElement;

afterEach(() => vi.restoreAllMocks());

test('an owner has four pages, and the one at hand is current', async () => {
  await open();
  const links = within(await headerOf()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/docs',
    '/alerts',
    '/settings',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
});

test('a page of a pet belongs to the pets', async () => {
  await open({}, `/pets/${biscuit.id}`);
  const link = within(await headerOf()).getByRole('link', { name: 'My pets' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('documents that wait to be reviewed are counted in the navigation', async () => {
  await open({ listDocuments: listed(document(70, 'needs_review'), document(71, 'reviewed')) });
  const link = await within(await headerOf()).findByRole('link', { name: /1 to confirm/ });
  expect(link.getAttribute('href')).toBe('/docs');
});

test('unread alerts are counted, and the count goes when they are read elsewhere', async () => {
  await open({ watchAlerts: [{ unread: 2, items: [] }] });
  expect(await within(await headerOf()).findByRole('link', { name: /2 unread alerts/ })).toBeTruthy();
  say('watchAlerts', { unread: 0, items: [] });
  await waitFor(async () =>
    expect(within(await headerOf()).queryByRole('link', { name: /unread/ })).toBeNull(),
  );
});

test('an owner logs out from the menu, and the pages are closed', async () => {
  const { user, address } = await open();
  await screen.findByRole('link', { name: 'Biscuit' });
  await pickItem(user, /, ML$/, 'Log out');
  await waitFor(() => expect(sentToSignIn('POST /sign-out')).toHaveLength(1));
  await waitFor(() => expect(address()).not.toBe('/dashboard'));
  expect(screen.queryByRole('link', { name: 'Biscuit' })).toBeNull();
});

test('the menu leads to the settings', async () => {
  const { user, address } = await open({ getContact: () => refuseCall('NOT_FOUND') });
  await screen.findByRole('link', { name: 'Biscuit' });
  const [me] = screen.getAllByRole('button', { name: /, ML$/ });
  await user.click(me as HTMLElement);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Settings', 'Help', 'Log out']);
  expect(address()).toBe('/dashboard');
});

test('a person of a business keeps the frame of the business on pages of their own', async () => {
  await openScreen('/alerts', staff('manager'), {
    listAlerts: listed(),
    getAlertPreferences: () => refuseCall('NOT_FOUND'),
    getCalendarFeed: () => refuseCall('NOT_FOUND'),
  });
  expect((await screen.findAllByRole('navigation', { name: 'Business' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation', { name: 'Owner' })).toBeNull();
});

test('pages of their own open also while the businesses cannot be read', async () => {
  await openScreen('/alerts', staff('manager'), {
    listAlerts: listed(),
    getAlertPreferences: () => refuseCall('NOT_FOUND'),
    getCalendarFeed: () => refuseCall('NOT_FOUND'),
    listMyBusinesses: () => refuseCall('PERMISSION_DENIED'),
  });
  expect((await screen.findAllByRole('heading', { name: 'Alerts' })).length).toBeGreaterThan(0);
});
