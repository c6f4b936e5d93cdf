import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fillDate, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const connection = {
  petId: biscuit.id,
  businessId: meadow.id,
  businessName: meadow.name,
  businessSlug: meadow.slug,
  businessKind: meadow.kind,
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  changesOn: null,
  compliantFrom: null,
  connectedAt: at,
  until: null,
  blockedAt: null,
  contactShared: false,
  emailShared: false,
};
const rule = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const check = {
  ruleId: 'rabies',
  level: 'required' as const,
  status: 'met' as 'met' | 'expired',
  reason: 'met',
  message: 'Rabies is current.',
  params: {},
  recordIds: [],
  validUntil: null,
};
const cleared = { verdict: 'compliant' as const, checks: [check], compliantFrom: null, changesOn: null };
const expired = {
  ...cleared,
  verdict: 'non_compliant' as const,
  checks: [{ ...check, status: 'expired' as const, reason: 'expired', message: 'Rabies has ended.' }],
};
async function open(answers = {}) {
  const opened = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listPetConnections: listed(connection),
    getRequirements: { version: 1, rules: [rule], publishedAt: at, effectiveFrom: '2026-01-05' },
    getCompliance: cleared,
    ...answers,
  });
  await press(opened.user, 'Check a date');
  return opened;
}

test('a pet that meets everything is told so', async () => {
  await open();
  expect(await screen.findByText('No expiry on record')).toBeTruthy();
});

test('what is not met is said for the stay that is asked', async () => {
  const { user } = await open({ getCompliance: expired });
  expect((await screen.findAllByText('Not cleared')).length).toBeGreaterThan(0);
  await fillDate(user, /Check-in/, '12242030');
  await waitFor(() =>
    expect(sentTo('getCompliance').at(-1)).toMatchObject({ petId: biscuit.id, arrival: '2030-12-24' }),
  );
});

test('a stay that ends before it begins is not asked', async () => {
  const { user } = await open();
  await screen.findByText('No expiry on record');
  const before = sentTo('getCompliance').length;
  await fillDate(user, /Check-out/, '01012020');
  expect(await screen.findByText('Check-out must be after check-in.')).toBeTruthy();
  expect(sentTo('getCompliance').filter(({ departure }) => departure === '2020-01-01')).toEqual([]);
  expect(before).toBeGreaterThan(0);
});

test('an answer that cannot be read is asked for again', async () => {
  const { user } = await open({ getCompliance: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ getCompliance: cleared });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('No expiry on record')).toBeTruthy();
});
