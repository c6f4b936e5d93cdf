import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, fillDate, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, staff, testId } from '../../../test/people.ts';
import { petOfBusiness } from '../../../test/records.ts';

const none = { compliant: 0, expiring: 0, pending: 0, non_compliant: 0 };
const summary = {
  from: '2026-03-01',
  to: '2026-03-03',
  totals: { admitted: 41, denied: 2, overridden: 1, pets: 17 },
  days: [{ on: '2026-03-02', admitted: 41, denied: 2, verdicts: { ...none, compliant: 39 } }],
  hours: [{ weekday: 1, hour: 9, arrivals: 41 }],
  refusals: [],
  connected: { ...none, compliant: 12 },
};
const answers: FakeAnswers = {
  getBusinessSummary: summary,
  getRequirements: { version: 0, rules: [], publishedAt: null, effectiveFrom: null },
  listConnections: listed(petOfBusiness(2, 'Biscuit')),
};
const open = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen('/business/insight', person, { ...answers, ...more });
const overlap = {
  petId: testId(3),
  petName: 'Pepper',
  from: '2026-03-02T09:00:00.000Z',
  to: '2026-03-02T15:00:00.000Z' as string | null,
};

async function choosePet(user: Awaited<ReturnType<typeof open>>['user']) {
  const panel = await screen.findByRole('region', { name: 'Contact tracing' });
  await user.type(within(panel).getByRole('searchbox'), 'bis');
  await user.click(await within(panel).findByRole('button', { name: /Biscuit/ }));
  return panel;
}

test('the days are a table for those who want numbers, the latest first', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  const table = await screen.findByRole('table', { name: 'Arrivals by day' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toMatch(/^Mon, Mar 2.*41.*2/);
  expect(rows[0]?.textContent).toMatch(/^Tue, Mar 3/);
});

test('pets that were declined for no requirement are said to be so', async () => {
  await open();
  expect(await screen.findByText('Pets were declined, but not because of a requirement.')).toBeTruthy();
});

test('a period in which no pet was declined says so', async () => {
  await open({ getBusinessSummary: { ...summary, totals: { ...summary.totals, denied: 0 } } });
  expect(await screen.findByText('No pets were declined in this period.')).toBeTruthy();
});

test('a time in the future is not asked about', async () => {
  const { user } = await open();
  const panel = await screen.findByRole('region', { name: 'Who was here' });
  await fill(user, 'Time', '', { in: panel });
  expect(within(panel).getByRole('button', { name: 'Show' })).toHaveProperty('disabled', true);
  await fillDate(user, 'Day', '12312098');
  await fill(user, 'Time', '10:00', { in: panel });
  await press(user, 'Show', { in: panel });
  expect(await within(panel).findByText('Enter a time in the past.')).toBeTruthy();
  expect(sentTo('getAsOfReport')).toEqual([]);
});

test('a day of the past is asked about in the time of the business', async () => {
  const { user } = await open({ getAsOfReport: { items: [] } });
  const panel = await screen.findByRole('region', { name: 'Who was here' });
  await fillDate(user, 'Day', '03022026');
  await fill(user, 'Time', '10:00', { in: panel });
  await press(user, 'Show', { in: panel });
  expect(await within(panel).findByText('No pets were here at this time.')).toBeTruthy();
  expect(sentTo('getAsOfReport')).toEqual([{ businessId: meadow.id, at: '2026-03-02T09:00:00.000Z' }]);
});

test('a report of a moment that cannot be read is asked for again', async () => {
  const { user } = await open({ getAsOfReport: () => refuseCall('PERMISSION_DENIED') });
  const panel = await screen.findByRole('region', { name: 'Who was here' });
  await fillDate(user, 'Day', '03022026');
  await press(user, 'Show', { in: panel });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ getAsOfReport: { items: [] } });
  await press(user, 'Try again', { in: alert });
  expect(await within(panel).findByText('No pets were here at this time.')).toBeTruthy();
});

test('who was here together with a pet is counted, and their owners are emailed once', async () => {
  const { user } = await open({
    findOverlaps: {
      items: [overlap, { ...overlap, from: '2026-03-01T09:00:00.000Z', to: null }],
    },
    notifyOverlaps: { notified: 1 },
  });
  const panel = await choosePet(user);
  expect(await within(panel).findByText('1 other pet was here at the same time as Biscuit')).toBeTruthy();
  await press(user, 'Email the owners', { in: panel });
  const dialog = await dialogOf('Email the owners?');
  expect(within(dialog).getByText(/It names neither the pet nor the reason/)).toBeTruthy();
  expect(sentTo('notifyOverlaps')).toEqual([]);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('1 owner emailed.')).toBeTruthy();
  expect(sentTo('notifyOverlaps')).toEqual([
    expect.objectContaining({ petId: testId(2), idempotencyKey: expect.any(String) }),
  ]);
});

test('an email that was cut off is sent again as the same one', async () => {
  const { user } = await open({ findOverlaps: { items: [overlap] }, notifyOverlaps: cutNetwork });
  const panel = await choosePet(user);
  await press(user, 'Email the owners', { in: panel });
  const dialog = await dialogOf('Email the owners?');
  await press(user, 'Send', { in: dialog });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  await press(user, 'Send', { in: dialog });
  await waitFor(() => expect(sentTo('notifyOverlaps')).toHaveLength(2));
  const [first, second] = sentTo('notifyOverlaps');
  expect(second).toEqual(first);
});

test('a pet that was alone is said to be so, and another can be chosen', async () => {
  const { user } = await open({ findOverlaps: { items: [] } });
  const panel = await choosePet(user);
  expect(await within(panel).findByText(/^No other pets were here at the same time as Biscuit/)).toBeTruthy();
  await press(user, 'Choose another pet', { in: panel });
  expect(await within(panel).findByRole('searchbox')).toBeTruthy();
});
