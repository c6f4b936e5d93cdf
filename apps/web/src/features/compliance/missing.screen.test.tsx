import type { compliance, OutputOf } from '@clearpaw/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseOption, fillDate, press } from '../../../test/acts.ts';
import { answerFromNow, type FakeAnswers, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { PetConnection } from '../connections/index.ts';

type Open = OutputOf<typeof compliance.listOpenRequirements>['items'][number];

const rule = {
  id: 'rabies',
  level: 'required' as const,
  requirement: { kind: 'vaccination' as const, targets: ['rabies'] },
};
const check = {
  ...{ ruleId: 'rabies', level: 'required' as const, status: 'missing' as const, reason: 'missing' },
  ...{ message: 'Rabies: no record.', params: {}, recordIds: [], validUntil: null },
};
const connection = (number: number, businessName: string): PetConnection => ({
  ...{ petId: biscuit.id, businessId: testId(number), businessName, businessKind: meadow.kind },
  ...{
    businessSlug: businessName.toLowerCase(),
    scope: 'verdict',
    verdict: 'non_compliant',
    changesOn: null,
  },
  ...{ compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
  ...{ contactShared: false, emailShared: false },
});
const harbor = connection(5, 'Harbor');
const pines = connection(6, 'Pines');
const cleared = { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null };
const open = (answers: FakeAnswers = {}) =>
  openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listPetConnections: listed(harbor, pines),
    getRequirements: { version: 1, rules: [rule], publishedAt: at, effectiveFrom: '2026-01-05' },
    getCompliance: cleared,
    ...answers,
  });
async function openStay(answers: FakeAnswers = {}) {
  const opened = await open(answers);
  await press(opened.user, 'Check a date');
  return opened;
}
const stayOf = (name: string) => screen.findByRole('region', { name });

test('a stay is asked about at the business that is chosen', async () => {
  const { user } = await openStay();
  await stayOf('Harbor');
  await chooseOption(user, /^Harbor Business$|^Business Harbor$|Harbor, Business/, 'Pines');
  expect(await stayOf('Pines')).toBeTruthy();
  expect(sentTo('getCompliance').at(-1)).toMatchObject({ businessId: pines.businessId });
});

test('a pet is cleared through the last day before anything changes', async () => {
  await openStay({
    getCompliance: {
      ...cleared,
      verdict: 'expiring',
      checks: [{ ...check, status: 'met', validUntil: '2099-07-04' }],
    },
  });
  expect(await within(await stayOf('Harbor')).findByText('Cleared through Jul 4, 2099')).toBeTruthy();
});

test('the first stay of the same length that is possible is named', async () => {
  const { user } = await openStay({
    getCompliance: { ...cleared, verdict: 'non_compliant', compliantFrom: '2099-02-01', checks: [check] },
  });
  expect(await within(await stayOf('Harbor')).findByText('Cleared from Feb 1, 2099')).toBeTruthy();
  await fillDate(user, /Check-in/, '01012099');
  await fillDate(user, /Check-out/, '01042099');
  expect(
    await within(await stayOf('Harbor')).findByText('First available stay: Feb 1, 2099 to Feb 4, 2099'),
  ).toBeTruthy();
});

test('without any date the words say that records are missing', async () => {
  await openStay({ getCompliance: { ...cleared, verdict: 'non_compliant', checks: [check] } });
  expect(
    await within(await stayOf('Harbor')).findByText('No date available yet; records are missing'),
  ).toBeTruthy();
});

test('a pet without a business has no date to check', async () => {
  await open({ listPetConnections: listed() });
  await screen.findByRole('heading', { name: 'Biscuit' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check a date' })).toBeNull());
  expect(sentTo('getCompliance')).toEqual([]);
});

const missing = (business: PetConnection, more: Partial<Open> = {}): Open =>
  ({
    ...{ businessId: business.businessId, businessName: business.businessName, scope: 'verdict' },
    ...{ visit: null, verdict: 'non_compliant', clearedThrough: null, asked: 1, met: 0 },
    checks: [{ ...check, title: 'Rabies', rule, passesFrom: null }],
    ...more,
  }) as Open;

test('what two businesses miss alike is listed once, under both names', async () => {
  await open({ listOpenRequirements: listed(missing(harbor), missing(pines)) });
  const group = await screen.findByRole('group', { name: 'Harbor and Pines' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 item keeps Biscuit from being cleared at 2 businesses.')).toBeTruthy();
});

test('a business that asks for nothing more is named below those that do', async () => {
  await open({
    listOpenRequirements: listed(
      missing(harbor),
      missing(pines, { checks: [], clearedThrough: '2099-07-04' }),
    ),
  });
  expect(await screen.findByText('1 item keeps Biscuit from being cleared at Harbor.')).toBeTruthy();
  expect(screen.getByText('Pines is all set through Jul 4, 2099.')).toBeTruthy();
});

test('when nothing is missing the first day on which something ends is named', async () => {
  await open({
    listOpenRequirements: listed(
      missing(harbor, { checks: [], clearedThrough: '2099-09-09' }),
      missing(pines, { checks: [], clearedThrough: '2099-07-04' }),
    ),
  });
  expect(await screen.findByText('Cleared at all connected businesses through Jul 4, 2099.')).toBeTruthy();
});

test('what is missing and cannot be read is asked for again, while the pet is shown', async () => {
  const { user } = await open({ listOpenRequirements: () => refuseCall('PERMISSION_DENIED') });
  expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
  const [panel] = await screen.findAllByText('You don’t have access to this.');
  answerFromNow({ listOpenRequirements: listed(missing(harbor)) });
  await press(user, 'Try again', { in: panel?.closest('[role=alert]') as HTMLElement });
  expect(await screen.findByRole('group', { name: 'Harbor' })).toBeTruthy();
});
