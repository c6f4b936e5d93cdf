import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const { role: _role, ...business } = meadow;
const { slug, name, kind, services } = meadow;
const quiet = {
  ...{ timeZone: meadow.timeZone, description: null, phone: null, address: null, hours: null },
  ...{ cover: [], publishedAt: null, contactRequired: false },
};
const page = { slug, name, kind, services, selfCheckIn: 'confirm' as const, rules: [], ...quiet };
const arrival = {
  id: testId(40),
  businessId: meadow.id,
  petId: biscuit.id,
  petName: 'Biscuit',
  species: 'dog' as const,
  colour: null,
  photoPath: null,
  alerts: [],
  service: 'daycare',
  arrivedAt: at,
  departedAt: null,
  method: 'door' as const,
  decision: 'waiting' as const,
  verdict: 'compliant' as const,
  overrideReason: null,
  recordedBy: testId(20),
  requirementsVersion: 1,
};
const open = (more = {}, person: ReturnType<typeof owner> | null = owner()) =>
  openScreen('/b/meadow', person, {
    ...petAnswers(),
    getBusinessPage: page,
    getBusiness: business,
    watchDoor: [{ arrivals: [] }],
    getCompliance: { verdict: 'compliant', checks: [], compliantFrom: null, changesOn: null },
    ...more,
  });

test('a pet is announced once, waits, and the answer of the staff appears', async () => {
  const { user } = await open({ arriveAtDoor: arrival });
  const pet = await screen.findByRole('checkbox', { name: /Biscuit/ });
  if (!(pet as HTMLInputElement).checked) await user.click(pet);
  await user.dblClick(await screen.findByRole('button', { name: 'I’m here' }));
  expect(await screen.findByText(/Please wait a moment/)).toBeTruthy();
  expect(sentTo('arriveAtDoor')).toEqual([expect.objectContaining({ slug: 'meadow', petId: biscuit.id })]);
  const { id, petId, service, arrivedAt, departedAt, verdict } = arrival;
  say('watchDoor', { id, petId, service, arrivedAt, departedAt, verdict, decision: 'admitted' });
  expect(await screen.findByText('Checked in. Come on in.')).toBeTruthy();
});

test('after a cut the words promise that nothing counts twice', async () => {
  const { user } = await open({ arriveAtDoor: cutNetwork });
  const pet = await screen.findByRole('checkbox', { name: /Biscuit/ });
  if (!(pet as HTMLInputElement).checked) await user.click(pet);
  await press(user, 'I’m here');
  expect(await screen.findByText(/You won’t be checked in twice/)).toBeTruthy();
  answerFromNow({ arriveAtDoor: arrival });
  await press(user, 'I’m here');
  await waitFor(() => expect(sentTo('arriveAtDoor')).toHaveLength(2));
  const [first, second] = sentTo('arriveAtDoor');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a refusal names the reason', async () => {
  const { user } = await open({ arriveAtDoor: () => refuseCall('FAILED_PRECONDITION', 'already_here') });
  const pet = await screen.findByRole('checkbox', { name: /Biscuit/ });
  if (!(pet as HTMLInputElement).checked) await user.click(pet);
  await press(user, 'I’m here');
  expect(await screen.findByText(/This pet is already checked in/)).toBeTruthy();
});

test('who is not signed in reads the way in, and what the business asks for', async () => {
  await open({}, null);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(screen.getByText('This business asks for no records.')).toBeTruthy();
});

test('a business account is told to use another one', async () => {
  await openScreen('/b/meadow', staff(), { getBusinessPage: page });
  expect(await screen.findByText(/logged in to a business account/)).toBeTruthy();
});

test('an address without a business says so', async () => {
  await open({ getBusinessPage: null });
  expect(await screen.findByText('Business not found')).toBeTruthy();
});

test('a page that cannot be read is asked for again', async () => {
  const { user } = await open({ getBusinessPage: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  const alert = await alertOf(/Too many requests/);
  answerFromNow({ getBusinessPage: page });
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByText(/Meadow Daycare/)).length).toBeGreaterThan(0);
});

const openPoster = (selfCheckIn: 'off' | 'confirm') => {
  const person = staff('owner');
  const mine = { ...meadow, selfCheckIn, role: 'owner' as const };
  return openScreen('/business/poster', {
    ...person,
    answers: { ...person.answers, listMyBusinesses: listed(mine) },
  });
};

test('the poster asks owners to check in where they can', async () => {
  await openPoster('confirm');
  expect(await screen.findByRole('heading', { name: 'Arrived? Check in here.' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change the setting' })).toBeNull();
});

test('the poster does not ask owners to check in while it is off, and leads to the setting', async () => {
  await openPoster('off');
  expect(await screen.findByRole('heading', { name: 'See what your pet needs here.' })).toBeTruthy();
  expect(screen.queryByText('Arrived? Check in here.')).toBeNull();
  const link = screen.getByRole('link', { name: 'Change the setting' });
  const target = document.querySelector(link.getAttribute('href') ?? '');
  expect(target?.textContent).toContain('Anyone who scans the poster is asked to show the badge inside.');
});
