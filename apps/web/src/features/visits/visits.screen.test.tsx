import { addDays, calendarDateIn } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { PetVisit } from './visit.ts';
import { weekStartOf } from './visit.ts';

const today = calendarDateIn(Date.now(), meadow.timeZone);
const visit: PetVisit = {
  ...{ id: testId(70), petId: biscuit.id, petName: 'Biscuit', species: 'dog', colour: null, photoPath: null },
  ...{ businessId: meadow.id, businessName: meadow.name, service: 'daycare', note: null, checkInId: null },
  ...{ arrival: weekStartOf(today), departure: addDays(weekStartOf(today), 2), state: 'expected' },
  ...{ verdict: 'compliant', plannedBy: 'owner', createdAt: at, updatedAt: at },
};
const connection = {
  ...{ petId: biscuit.id, businessId: meadow.id, businessName: meadow.name, businessSlug: meadow.slug },
  ...{ businessKind: meadow.kind, scope: 'verdict' as const, verdict: 'compliant' as const, changesOn: null },
  ...{
    compliantFrom: null,
    connectedAt: at,
    until: null,
    blockedAt: null,
    contactShared: false,
    emailShared: false,
  },
};
const rule = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const check = {
  ...{ ruleId: 'rabies', level: 'required' as const, status: 'met' as 'met' | 'expired', reason: 'met' },
  ...{ message: 'Rabies is current.', params: {}, recordIds: [], validUntil: today as string | null },
};
const good = { verdict: 'compliant' as const, checks: [check], compliantFrom: null, changesOn: null };
const ends = {
  ...{ verdict: 'non_compliant' as const, compliantFrom: null, changesOn: null },
  checks: [{ ...check, status: 'expired' as const, reason: 'expired', validUntil: null }],
};
const { role: _role, ...asOwner } = meadow;
const ofOwner = {
  ...petAnswers(),
  listPetConnections: listed(connection),
  getBusiness: asOwner,
  getRequirements: { version: 1, rules: [rule], publishedAt: at, effectiveFrom: '2026-01-05' },
  getCompliance: good,
};

test('an owner plans a visit, and sees the day on which a dose ends in it', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...ofOwner,
    getCompliance: (input: {
      readonly departure?: string | undefined;
      readonly arrival?: string | undefined;
    }) => (input.departure === input.arrival ? good : ends),
    planVisit: visit,
  });
  await press(user, 'Plan a visit');
  const dialog = await screen.findByRole('dialog');
  const stay = await within(dialog).findByRole('region', { name: 'During the stay' });
  expect(within(stay).getByText(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), .* · Same day$/)).toBeTruthy();
  await press(user, 'Plan visit', { in: dialog });
  await waitFor(() =>
    expect(sentTo('planVisit')).toEqual([
      expect.objectContaining({ petId: biscuit.id, businessId: meadow.id, arrival: today, departure: today }),
    ]),
  );
});

test('visits that have not loaded are not said to be none', async () => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...ofOwner,
    listPetVisits: () => new Promise<never>(() => undefined),
  });
  const panel = (await screen.findByRole('heading', { name: 'Upcoming visits' })).closest('section');
  expect(within(panel as HTMLElement).getByRole('status')).toBeTruthy();
  expect(screen.queryByText('No visits planned.')).toBeNull();
});

test('a refused plan says why and stays open', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...ofOwner,
    planVisit: () => refuseCall('FAILED_PRECONDITION', 'visit_overlaps'),
  });
  await press(user, 'Plan a visit');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('region', { name: 'During the stay' });
  await press(user, 'Plan visit', { in: dialog });
  expect(await within(dialog).findByText(/There is already a visit on one of these days/)).toBeTruthy();
});

test('the calendar shows the stay, and staff cancel it', async () => {
  const { user } = await openScreen('/business/calendar', staff('staff'), {
    listIncidents: listed(),
    listVisits: listed(visit),
    watchVisits: [{ since: at }],
    cancelVisit: { ...visit, state: 'cancelled' },
  });
  expect((await screen.findAllByText('Biscuit')).length).toBeGreaterThan(0);
  await user.click((await screen.findAllByRole('button', { name: /Actions for Biscuit/ }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel visit' }));
  const dialog = await screen.findByRole('alertdialog');
  await press(user, 'Cancel visit', { in: dialog });
  await waitFor(() =>
    expect(sentTo('cancelVisit')).toEqual([expect.objectContaining({ visitId: visit.id })]),
  );
});
