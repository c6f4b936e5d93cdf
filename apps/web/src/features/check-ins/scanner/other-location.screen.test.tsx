import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../../test/acts.ts';
import { type FakeAnswers, sentTo } from '../../../../test/fake-server.ts';
import { openScreen } from '../../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../../test/people.ts';

const biscuit = {
  petId: testId(2),
  petName: 'Biscuit',
  species: 'dog' as const,
  breed: 'Beagle',
  colour: null,
  alerts: ['Chicken allergy'],
  photoPath: null,
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  locationName: 'Mill Street',
};
const arrived = {
  ...{ id: testId(40), businessId: meadow.id, petId: testId(2), petName: 'Biscuit', species: 'dog' as const },
  ...{ colour: null, photoPath: null, alerts: [], service: 'daycare', arrivedAt: at, departedAt: null },
  ...{ method: 'manual' as const, decision: 'admitted' as const, verdict: 'compliant' as const },
  ...{ overrideReason: null, recordedBy: testId(20), requirementsVersion: 1 },
};
const answers: FakeAnswers = {
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  watchVisits: [{ since: at }],
  watchCheckIns: [{ present: [] }],
  watchConnections: [],
  listPetsAtOtherLocations: listed(biscuit),
  getCompliance: { verdict: 'compliant', checks: [], compliantFrom: null, changesOn: null },
};

test('staff find a pet of another location on Today, read its verdict and check it in', async () => {
  const { user } = await openScreen('/business', staff('staff'), { ...answers, checkIn: arrived });
  await fill(user, 'Pet, owner, phone or chip', 'bis');
  expect(await screen.findByText('Connected at Mill Street')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Check Biscuit’s status: / }));
  expect(await screen.findByText(/The owner lets your other locations see this connection/)).toBeTruthy();
  expect(screen.getByText('Chicken allergy')).toBeTruthy();
  await press(user, 'Check in');
  await waitFor(() =>
    expect(sentTo('checkIn')).toEqual([
      expect.objectContaining({ petId: biscuit.petId, method: 'manual', decision: 'admit' }),
    ]),
  );
});

test.each([
  ['/business/pets', 'Pets', 'Search by pet, owner or phone'],
  ['/business/customers', 'Customers', 'Name, pet, phone or email'],
])('on %s it is named apart, only after a search, and leads to the check-in', async (path, title, field) => {
  const { user } = await openScreen(path, staff('staff'), answers);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryByText('At your other locations')).toBeNull();
  await fill(user, field, 'bis');
  expect(await screen.findByText('Connected at Mill Street')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Check in Biscuit' });
  expect(link.getAttribute('href')).toBe(`/business/scan?pet=${biscuit.petId}&name=Biscuit`);
});

test('a pet that is found nowhere is not shown at check-in', async () => {
  const gone = { ...answers, listPetsAtOtherLocations: listed() };
  await openScreen(`/business/scan?pet=${biscuit.petId}&name=Biscuit`, staff('staff'), gone);
  expect(await screen.findByText(/^This pet is no longer connected to your business/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});
