import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';
import type { DueReport } from './due-item.ts';

const petId = '01900000-0000-7000-8000-000000000009';
const who = { petId, petName: 'Ziggy', ownerName: 'Ruth Castellanos' };
const report: DueReport = {
  items: [
    { ...who, rule: 'rabies', status: 'missing', dueOn: null },
    { ...who, rule: 'flu', status: 'expiring', dueOn: '2199-12-08' },
  ],
  pets: [{ ...who, species: 'dog', colour: null, photoPath: null, nextVisitOn: '2199-11-30' }],
  totals: { pets: 31, owners: 27, unmet: 14, ending: 19, visiting: 6 },
  nextCursor: null,
};
const rule = (id: string, title: string) => ({
  id,
  title,
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies' as const] },
});
const preview = {
  owners: 24,
  pets: 28,
  recent: 3,
  subject: 'Meadow: records of Ziggy to renew',
  text: 'Rabies.',
};
const answers = {
  getDueReport: report,
  getRequirements: {
    version: 1,
    rules: [rule('rabies', 'Rabies'), rule('flu', 'Influenza')],
    publishedAt: '2026-01-01T00:00:00.000Z',
    effectiveFrom: '2026-01-01',
  },
  previewDueReminder: preview,
  watchDueReminder: [{ reminder: null }],
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/due', person, { ...answers, ...more });

test('pets by requirement, with what is due, the owner and the next visit', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Pets and requirements' });
  expect(within(table).getByRole('columnheader', { name: /Influenza/ }).textContent).toContain('1 due');
  const row = within(table).getByRole('row', { name: /Ziggy/ });
  expect(row.textContent).toContain('Ruth Castellanos');
  expect(row.textContent).toContain('Missing');
  expect(row.textContent).toContain('Expires soon, Dec 8, 2199');
  expect(screen.getByText('31')).toBeTruthy();
  expect(screen.getByText('pets, 27 owners')).toBeTruthy();
});

test('the filters are asked of the server', async () => {
  const { user } = await open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await user.click(screen.getByRole('checkbox', { name: 'Expired or missing only' }));
  await waitFor(() =>
    expect(sentTo('getDueReport').at(-1)).toMatchObject({
      businessId: meadow.id,
      withinDays: 90,
      missing: true,
    }),
  );
});

test('owners are reminded after a preview, once for one press', async () => {
  const sent = { reminderId: petId, owners: 24 };
  const { user } = await open({ sendDueReminder: sent });
  await press(user, 'Remind 24 owners');
  const dialog = await screen.findByRole('dialog', { name: 'Remind 24 owners' });
  await within(dialog).findByText(preview.subject);
  expect(within(dialog).getByText('3 pets are left out because of an earlier reminder.')).toBeTruthy();
  await press(user, 'Send reminders', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('sendDueReminder')).toMatchObject([{ businessId: meadow.id, withinDays: 30 }]);
});

test('the progress of a reminder that runs is shown', async () => {
  const reminder = { id: petId, sentAt: '2026-01-01T00:00:00.000Z', done: 10, total: 24 };
  await open({ watchDueReminder: [{ reminder: { ...reminder, state: 'running' } }] });
  expect(await screen.findByText('10 of 24 owners reminded')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reminding owners' })).toBeTruthy();
});

test('staff read the report and remind no one', async () => {
  await open({}, staff('staff'));
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
  expect(sentTo('previewDueReminder')).toEqual([]);
});

test('nothing due says so, and a narrowed list offers to clear the filters', async () => {
  const totals = { pets: 0, owners: 0, unmet: 0, ending: 0, visiting: 0 };
  const { user } = await open({
    getDueReport: { items: [], pets: [], totals, nextCursor: null },
    previewDueReminder: { owners: 0, pets: 0, recent: 0, subject: '', text: '' },
  });
  expect(await screen.findByText('Nothing is due')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Expired or missing only' }));
  await press(user, 'Clear filters');
  expect(await screen.findByText('Nothing is due')).toBeTruthy();
});

test('a report that cannot be read is asked for again', async () => {
  const { user } = await open({ getDueReport: () => refuseCall('UNAVAILABLE') });
  const alert = await alertOf('The report couldn’t be loaded.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('table')).toBeTruthy();
});

const openToday = (due: DueReport) =>
  openScreen('/business', staff('manager'), {
    ...{ listVisits: listed(), listCheckIns: listed(), listConnections: listed() },
    ...{ watchVisits: [{ since: at }], watchCheckIns: [{ present: [] }] },
    ...{ listCustomers: listed(), listMembers: listed(), listInvitations: listed() },
    getRequirements: answers.getRequirements,
    getDueReport: due,
  });

test('Today says how many pets need something, and leads to the report', async () => {
  await openToday(report);
  const link = await screen.findByRole('link', { name: /^31 pets need something/ });
  expect(link.textContent).toContain('14 expired or missing, 19 expiring within 30 days');
  expect(link.getAttribute('href')).toBe('/business/due');
});

test('Today says nothing about the report while nothing is due', async () => {
  await openToday({ ...report, totals: { pets: 0, owners: 0, unmet: 0, ending: 0, visiting: 0 } });
  await screen.findByText('No pets checked in');
  await waitFor(() => expect(sentTo('getDueReport')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /need something/ })).toBeNull();
});
