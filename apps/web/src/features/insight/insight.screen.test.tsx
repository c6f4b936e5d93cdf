import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, staff } from '../../../test/people.ts';

const none = { compliant: 0, expiring: 0, pending: 0, non_compliant: 0 };
const summary = {
  from: '2026-03-01',
  to: '2026-03-07',
  totals: { admitted: 41, denied: 2, overridden: 1, pets: 17 },
  days: [
    { on: '2026-03-02', admitted: 41, denied: 2, verdicts: { ...none, compliant: 39, non_compliant: 2 } },
  ],
  hours: [{ weekday: 1, hour: 9, arrivals: 41 }],
  refusals: [{ ruleId: 'rabies', status: 'expired' as const, count: 2 }],
  connected: { ...none, compliant: 12 },
};
const answers = {
  getBusinessSummary: summary,
  getRequirements: { version: 0, rules: [], publishedAt: null, effectiveFrom: null },
  listConnections: listed(),
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/insight', person, { ...answers, ...more });

test('the numbers of the period are named', async () => {
  await open();
  expect((await screen.findAllByText('41')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Unique pets').length).toBeGreaterThan(0);
  expect(screen.getAllByText('17').length).toBeGreaterThan(0);
});

test('another period is asked for', async () => {
  const { user } = await open();
  await screen.findAllByText('41');
  const before = sentTo('getBusinessSummary').length;
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(sentTo('getBusinessSummary').length).toBeGreaterThan(before));
  const { businessId, from, to } = sentTo('getBusinessSummary').at(-1) ?? {
    businessId: '',
    from: '',
    to: '',
  };
  expect(businessId).toBe(meadow.id);
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(89);
});

test('who was here at a time is asked and said', async () => {
  const { user } = await open({ getAsOfReport: { items: [] } });
  const heading = await screen.findByRole('heading', { name: 'Who was here' });
  const panel = heading.closest('section') ?? document.body;
  await user.click(within(panel as HTMLElement).getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No pets were here at this time.')).toBeTruthy();
  expect(sentTo('getAsOfReport')).toHaveLength(1);
});

test('a period without an arrival says what will be here', async () => {
  await open({
    getBusinessSummary: {
      ...summary,
      totals: { admitted: 0, denied: 0, overridden: 0, pets: 0 },
      days: [],
      hours: [],
      refusals: [],
    },
  });
  expect(await screen.findByText('No arrivals in this period')).toBeTruthy();
});

test('a report that cannot be read is asked for again', async () => {
  const { user } = await open({ getBusinessSummary: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The report couldn’t be loaded.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByText('41')).length).toBeGreaterThan(0);
});
