import { alertKinds } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, chooseOption, dialogOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, staff, testId } from '../../../test/people.ts';

const channels = { inApp: true, email: false, push: false };
const preferences = {
  kinds: Object.fromEntries(alertKinds.map((kind) => [kind, channels])) as Record<
    (typeof alertKinds)[number],
    typeof channels
  >,
  quietHours: null as { from: string; to: string } | null,
  timeZone: 'Europe/Berlin',
};
const alert = (number: number, changes: object = {}) => ({
  id: testId(number),
  kind: 'renewal' as const,
  petId: testId(2),
  businessId: null,
  documentId: null,
  waiverId: null,
  title: `Alert ${number}`,
  body: 'It ends on December 2.',
  createdAt: at,
  readAt: null as string | null,
  ...changes,
});
const answers = {
  listPets: listed(),
  listAlerts: listed(),
  getAlertPreferences: preferences,
  getCalendarFeed: { url: 'https://clearpaw.test/calendar/abc.ics' },
};
const open = (more = {}, person = owner()) => openScreen('/alerts', person, { ...answers, ...more });

afterEach(() => vi.unstubAllGlobals());

/** A browser that can receive pushes, and what the person answers when asked. */
function canReceivePushes(permission: 'granted' | 'denied', subscribed = false) {
  let active = subscribed;
  const subscription = {
    endpoint: 'https://push.test/device',
    toJSON: () => ({
      endpoint: 'https://push.test/device',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: async () => {
      active = false;
      return true;
    },
  };
  const registration = {
    scope: '',
    active: {},
    pushManager: {
      getSubscription: async () => (active ? subscription : null),
      subscribe: async () => {
        active = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  const serviceWorker = {
    getRegistration: async (scope: string) => ({ ...registration, scope }),
    register: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const pushSwitch = () => screen.findByRole('switch', { name: /Push notifications on this device/ });

test('a person without alerts reads what will appear', async () => {
  await open();
  expect((await screen.findAllByText('Nothing new')).length).toBeGreaterThan(0);
  expect(screen.getByText(/When a record is due for renewal/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('older alerts are read page by page', async () => {
  const { user } = await open({
    listAlerts: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined ? { items: [alert(1)], nextCursor: 'older' } : listed(alert(2)),
  });
  await press(user, 'Show older');
  expect(await screen.findByText('Alert 2')).toBeTruthy();
  expect(screen.getByText('Alert 1')).toBeTruthy();
});

test('an alert that is opened counts as read', async () => {
  const { user } = await open({
    listAlerts: listed(alert(1, { kind: 'payment_trouble', petId: null })),
    markAlertsRead: {},
    getSubscription: () => refuseCall('PERMISSION_DENIED'),
    listInvoices: listed(),
    watchEntitlements: [],
  });
  await user.click(await screen.findByRole('link', { name: /Alert 1/ }));
  await waitFor(() => expect(sentTo('markAlertsRead')).toEqual([{ ids: [testId(1)] }]));
});

test('an owner chooses about their own alerts, a business about its own', async () => {
  await open();
  expect(await screen.findByRole('checkbox', { name: 'Renewals: Email' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Arrivals: Email' })).toBeNull();
});

test('someone of a business is asked about arrivals, not about renewals', async () => {
  await open({}, staff('owner'));
  expect(await screen.findByRole('checkbox', { name: 'Arrivals: Email' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Renewals: Email' })).toBeNull();
});

test('quiet hours begin with usual hours, which can be changed and ended', async () => {
  const quiet = { ...preferences, quietHours: { from: '21:00', to: '08:00' } };
  const { user } = await open({ setAlertPreferences: quiet });
  const toggle = await screen.findByRole('switch', { name: /Quiet hours/ });
  answerFromNow({ getAlertPreferences: quiet });
  await user.click(toggle);
  await chooseOption(user, /21:00.*From|From/, '22:30');
  await user.click(toggle);
  await waitFor(() =>
    expect(sentTo('setAlertPreferences')).toEqual([
      { quietHours: { from: '21:00', to: '08:00' } },
      { quietHours: { from: '22:30', to: '08:00' } },
      { quietHours: null },
    ]),
  );
});

test('a device in another time zone offers its own', async () => {
  const { user } = await open({
    getAlertPreferences: { ...preferences, timeZone: 'America/New_York' },
    setAlertPreferences: preferences,
  });
  const button = await screen.findByRole('button', { name: 'Use Europe/Berlin' });
  answerFromNow({ getAlertPreferences: preferences });
  await user.click(button);
  await waitFor(() => expect(sentTo('setAlertPreferences')).toEqual([{ timeZone: 'Europe/Berlin' }]));
});

test('settings that cannot be read are asked for again', async () => {
  const { user } = await open({ getAlertPreferences: () => refuseCall('PERMISSION_DENIED') });
  const found = await alertOf('Your notification settings couldn’t be loaded.');
  answerFromNow({ getAlertPreferences: preferences });
  await press(user, 'Try again', { in: found });
  expect(await screen.findByRole('checkbox', { name: 'Renewals: Email' })).toBeTruthy();
});

test('a new calendar link that could not be made is said, and the old one stays', async () => {
  const { user } = await open({ rotateCalendarFeed: cutNetwork });
  await press(user, 'New link');
  const dialog = await dialogOf('Create a new link?');
  await press(user, 'New link', { in: dialog });
  await alertOf(/Can’t reach the server/);
  expect(screen.getByLabelText('Calendar link')).toHaveProperty(
    'value',
    'https://clearpaw.test/calendar/abc.ics',
  );
});

test('a calendar link that cannot be read is asked for again', async () => {
  const { user } = await open({ getCalendarFeed: () => refuseCall('PERMISSION_DENIED') });
  const found = await alertOf('The link couldn’t be loaded.');
  answerFromNow({ getCalendarFeed: answers.getCalendarFeed });
  await press(user, 'Try again', { in: found });
  expect(await screen.findByLabelText('Calendar link')).toBeTruthy();
});

test('a browser without pushes is not asked about them', async () => {
  await open();
  await screen.findByRole('switch', { name: /Quiet hours/ });
  expect(screen.queryByRole('switch', { name: /Push notifications/ })).toBeNull();
});

test('blocked notifications are explained, and the switch cannot be moved', async () => {
  canReceivePushes('denied');
  await open();
  const toggle = await pushSwitch();
  expect(toggle).toHaveProperty('disabled', true);
  expect(screen.getByText(/Notifications are blocked in this browser/)).toBeTruthy();
});

test('pushes are turned on for this device and off again', async () => {
  canReceivePushes('granted');
  const { user } = await open({ getPushKey: { publicKey: 'key' }, addPushDevice: {}, removePushDevice: {} });
  const toggle = await pushSwitch();
  await user.click(toggle);
  await waitFor(() => expect(sentTo('addPushDevice')).toHaveLength(1));
  expect(sentTo('addPushDevice')[0]).toMatchObject({ endpoint: 'https://push.test/device' });
  await waitFor(() => expect(toggle).toHaveProperty('checked', true));
  await user.click(toggle);
  await waitFor(() => expect(sentTo('removePushDevice')).toEqual([{ endpoint: 'https://push.test/device' }]));
  await waitFor(() => expect(toggle).toHaveProperty('checked', false));
});

test('pushes that cannot be turned on are said, and the switch stays off', async () => {
  canReceivePushes('granted');
  const { user } = await open({ getPushKey: cutNetwork });
  const toggle = await pushSwitch();
  await user.click(toggle);
  expect(await screen.findByText('Couldn’t save. Try again.')).toBeTruthy();
  expect(toggle).toHaveProperty('checked', false);
  expect(within(document.body).queryByText('Saved')).toBeNull();
});
