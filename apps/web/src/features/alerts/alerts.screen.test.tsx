import { alertKinds } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit } from '../../../test/records.ts';
import type { Alert } from './use-newest-alerts.ts';

const renewal: Alert = {
  id: testId(30),
  kind: 'renewal',
  petId: testId(2),
  businessId: null,
  documentId: null,
  waiverId: null,
  title: 'Biscuit: rabies ends soon',
  body: 'It ends on December 2.',
  createdAt: at,
  readAt: null,
};
const channels = { inApp: true, email: false, push: false };
const preferences = {
  kinds: Object.fromEntries(alertKinds.map((kind) => [kind, channels])) as Record<
    (typeof alertKinds)[number],
    typeof channels
  >,
  quietHours: null,
  timeZone: 'Europe/Berlin',
};
const answers = {
  listPets: listed(biscuit),
  listAlerts: listed(renewal),
  getAlertPreferences: preferences,
  getCalendarFeed: { url: 'https://clearpaw.test/calendar/abc.ics' },
  watchAlerts: [{ unread: 1, items: [renewal] }],
};
const open = (more = {}) => openScreen('/alerts', owner(), { ...answers, ...more });

test('an alert leads to what it is about', async () => {
  await open();
  expect((await screen.findAllByText('Biscuit: rabies ends soon')).length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: /Biscuit: rabies ends soon/ });
  expect(link.getAttribute('href')).toBe(`/pets/${testId(2)}`);
});

test('first views that follow each other are one row, each with its own link', async () => {
  const view = (number: number, title: string): Alert => ({
    ...renewal,
    ...{ id: testId(number), kind: 'new_viewer', petId: testId(number), title, body: 'The same words.' },
  });
  const views = [view(31, 'Harbor viewed Biscuit'), view(32, 'Meadow viewed Biscuit')];
  await open({ listAlerts: listed(...views, renewal) });
  const link = await screen.findByRole('link', { name: 'Meadow viewed Biscuit' });
  expect(link.getAttribute('href')).toBe(`/pets/${testId(32)}`);
  expect(screen.queryByText('The same words.')).toBeNull();
  expect(
    screen.getAllByText('Nothing to do. Each view by a business is listed on the pet’s page.'),
  ).toHaveLength(1);
  expect(screen.getByText(renewal.body)).toBeTruthy();
  expect(screen.getByText(/^Berlin, Central European/)).toBeTruthy();
});

test('all are marked as read by one press, sent once', async () => {
  const { user } = await open({ markAlertsRead: {} });
  const mark = await screen.findByRole('button', { name: 'Mark all as read' });
  answerFromNow({ listAlerts: listed({ ...renewal, readAt: at }) });
  await user.dblClick(mark);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(sentTo('markAlertsRead')).toEqual([{ ids: [renewal.id] }]);
});

test('a cut says that they are still unread', async () => {
  const { user } = await open({ markAlertsRead: cutNetwork });
  await press(user, 'Mark all as read');
  await alertOf('Couldn’t save. The alerts are still unread.');
});

test('a new alert that comes by the stream has the list read again', async () => {
  await open();
  await screen.findByRole('link', { name: /Biscuit: rabies ends soon/ });
  const second = { ...renewal, id: testId(31), title: 'Juniper: new requirement' };
  answerFromNow({ listAlerts: listed(second, renewal) });
  say('watchAlerts', { unread: 2, items: [second, renewal] });
  expect((await screen.findAllByText('Juniper: new requirement')).length).toBeGreaterThan(0);
});

test('a list that cannot be loaded is asked for again', async () => {
  const { user } = await open({ listAlerts: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The alerts couldn’t be loaded.');
  answerFromNow({ listAlerts: listed(renewal) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('link', { name: /Biscuit: rabies ends soon/ })).toBeTruthy();
});

test('one channel of one kind is switched; the others stay', async () => {
  const changed = {
    ...preferences,
    kinds: { ...preferences.kinds, renewal: { ...channels, email: true } },
  };
  const { user } = await open({ setAlertPreferences: changed });
  await press(user, 'Choose for each alert');
  const email = await screen.findByRole('checkbox', { name: 'Renewals due: Email' });
  answerFromNow({ getAlertPreferences: changed });
  await user.click(email);
  await waitFor(() =>
    expect(sentTo('setAlertPreferences')).toEqual([{ kinds: { renewal: { ...channels, email: true } } }]),
  );
});

test('a choice that cannot be saved says so', async () => {
  const { user } = await open({
    setAlertPreferences: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Renewals: Email' }));
  await alertOf('Couldn’t save. Try again.');
});

test('a new calendar link is made only after it was asked', async () => {
  const { user } = await open({ rotateCalendarFeed: { url: 'https://clearpaw.test/calendar/def.ics' } });
  await press(user, 'New link');
  const dialog = await dialogOf('Create a new link?');
  expect(sentTo('rotateCalendarFeed')).toEqual([]);
  await press(user, 'New link', { in: dialog });
  await waitFor(() => expect(sentTo('rotateCalendarFeed')).toHaveLength(1));
});

test('unread alerts say so, and what an alert asks for is beside it until it is read', async () => {
  const read: Alert = { ...renewal, id: testId(32), kind: 'document_read', documentId: testId(70) };
  await open({
    listAlerts: listed(renewal, { ...read, title: 'A document is ready', readAt: at }),
  });
  const link = await screen.findByRole('link', { name: 'Biscuit: rabies ends soon' });
  const row = link.closest('li') as HTMLElement;
  expect(within(row).getByText('Unread')).toBeTruthy();
  const action = within(row).getByRole('link', { name: 'See what’s due' });
  expect(action.getAttribute('href')).toBe(`/pets/${testId(2)}`);
  const done = screen.getByRole('link', { name: 'A document is ready' }).closest('li') as HTMLElement;
  expect(within(done).queryByText('Unread')).toBeNull();
  expect(within(done).queryByRole('link', { name: 'Review' })).toBeNull();
});

test('alerts are filtered by what they are about, and by what is to do', async () => {
  const viewed: Alert = { ...renewal, id: testId(33), kind: 'new_viewer', title: 'Harbor Hounds viewed' };
  const { user } = await open({ listAlerts: listed(renewal, viewed) });
  await screen.findByRole('radio', { name: 'All 2' });
  await user.click(screen.getByRole('radio', { name: 'Views' }));
  expect(screen.queryByText(renewal.title)).toBeNull();
  expect(screen.getByText(viewed.title)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Action needed 1' }));
  expect(screen.getByText(renewal.title)).toBeTruthy();
  expect(screen.queryByText(viewed.title)).toBeNull();
});

test('a topic switches all of its kinds, and says when only some of them are on', async () => {
  const some = {
    ...preferences,
    kinds: { ...preferences.kinds, renewal: { ...channels, email: true } },
  };
  const { user } = await open({ getAlertPreferences: some, setAlertPreferences: some });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Renewals: Email' });
  expect([box.checked, box.indeterminate]).toEqual([false, true]);
  await user.click(box);
  const on = { ...channels, email: true };
  await waitFor(() =>
    expect(sentTo('setAlertPreferences')).toEqual([{ kinds: { renewal: on, business_reminder: on } }]),
  );
});
