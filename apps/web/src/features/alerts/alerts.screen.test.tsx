import { alertKinds } from '@clearpaw/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';

const renewal = {
  id: testId(30),
  kind: 'renewal' as const,
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
  await alertOf("Couldn't save. The alerts are still unread.");
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
  const alert = await alertOf("The alerts couldn't be loaded.");
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
  await user.click(await screen.findByRole('checkbox', { name: 'Renewals due: Email' }));
  await alertOf("Couldn't save. Try again.");
});

test('a new calendar link is made only after it was asked', async () => {
  const { user } = await open({ rotateCalendarFeed: { url: 'https://clearpaw.test/calendar/def.ics' } });
  await press(user, 'New link');
  const dialog = await dialogOf('Create a new link?');
  expect(sentTo('rotateCalendarFeed')).toEqual([]);
  await press(user, 'New link', { in: dialog });
  await waitFor(() => expect(sentTo('rotateCalendarFeed')).toHaveLength(1));
});
