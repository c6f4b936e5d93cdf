import { badgeCodeFrom } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, staff, testId } from '../../../../test/people.ts';

const report = { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null };
const looks = { species: 'dog' as const, colour: null, photoPath: null, alerts: [] };
const pickle = {
  ...{ ...looks, petId: testId(3), petName: 'Pickle', breed: null, scope: 'verdict' as const },
  ...{ verdict: 'compliant' as const, connectedAt: at, lastVisitAt: null, lastService: null },
  ...{ report, openCheckIn: null, staffNote: null },
};
const customer = {
  ...{ id: testId(9), name: null, phone: null, email: null, hasAccount: true, contactShared: false },
  ...{ emergency: null, pickups: [], since: at, pets: [pickle], waivers: [] },
};
const scanned = {
  pet: { ...looks, id: testId(2), name: 'Biscuit' },
  badge: { kind: 'code' as const, specimen: false, countsHere: true },
  ...{ report, connection: { scope: 'verdict' as const }, openCheckIn: null, contact: null },
  ...{ customer: { id: testId(9), pets: 2 }, staffNote: null, visit: null, departure: '2026-01-05' },
};
const rules = { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' };

test('pets are not checked in together until their planned visits are known', async () => {
  const { user } = await openScreen('/business/scan', staff('manager'), {
    ...{ getRequirements: rules, listCheckIns: listed(), scanBadge: scanned, getCustomer: customer },
    ...{ listConnections: listed(), listRejectedDoses: () => refuseCall('PERMISSION_DENIED') },
    listVisits: ({ customerId }) => (customerId ? refuseCall('UNAVAILABLE') : listed()),
  });
  await press(user, /Enter code/);
  await fill(user, 'Code', badgeCodeFrom(new Uint8Array(16).fill(7)));
  await press(user, 'Check');
  await press(user, '1 more pet of this owner');
  const dialog = await screen.findByRole('dialog', { name: 'Check in together' });
  const submit = await within(dialog).findByRole('button', { name: 'Check in 1 pet' });
  await within(dialog).findByText('Today’s planned visits couldn’t be loaded.');
  expect(submit.hasAttribute('disabled')).toBe(true);
  expect(sentTo('checkIn')).toEqual([]);
  answerFromNow({ listVisits: listed() });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
});
