import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { CarePlanOfPet, LoggedCare, PetHereToday } from './care-plan.ts';

const plan: CarePlanOfPet = {
  petId: biscuit.id,
  feeding: 'One cup at 8',
  medication: null,
  routine: null,
  updatedAt: '2026-03-01T10:00:00.000Z',
};
const noPlan: CarePlanOfPet = { ...plan, feeding: null, updatedAt: null };
const fed: LoggedCare = {
  id: testId(51),
  businessId: meadow.id,
  businessName: meadow.name,
  petId: biscuit.id,
  item: 'fed',
  at: new Date().toISOString(),
  note: null,
  by: 'Sam Ode',
};
const old: LoggedCare = { ...fed, id: testId(52), item: 'walked', at: '2026-01-02T08:00:00.000Z' };
const here: PetHereToday = {
  checkInId: testId(53),
  petId: biscuit.id,
  petName: 'Biscuit',
  species: 'dog',
  colour: null,
  photoPath: null,
  arrivedAt: '2026-03-02T07:00:00.000Z',
  plan,
  entries: [],
};
const known = {
  petId: biscuit.id,
  petName: 'Biscuit',
  species: 'dog' as const,
  breed: null,
  colour: null,
  photoPath: null,
  alerts: [],
  scope: 'verdict' as const,
  verdict: 'compliant' as const,
  connectedAt: at,
  lastVisitAt: null,
  lastService: null,
  contact: null,
  contactShared: false,
  customerId: null,
  note: '',
  flags: [],
  visits: 0,
  turnedAway: 0,
  services: [],
};
const openPet = (more: FakeAnswers = {}, person = staff('staff')) =>
  openScreen(`/business/pets/${biscuit.id}`, person, {
    watchConnections: [],
    getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
    listIncidents: listed(),
    getCareAtBusiness: { plan, isGuest: false },
    listCareLog: listed(fed, old),
    listVisits: listed(),
    getConnectedPet: known,
    getCompliance: { verdict: 'compliant', checks: [], compliantFrom: null, changesOn: null },
    listCheckIns: listed(),
    listEvaluations: listed(),
    ...more,
  });
const openToday = (more: FakeAnswers = {}, person = staff('staff')) =>
  openScreen('/business/care', person, { listCareToday: listed(here), ...more });

test('an entry of today can be removed, an older one cannot', async () => {
  const { user } = await openPet({ removeCareEntry: {} });
  expect(await screen.findByText('One cup at 8')).toBeTruthy();
  const remove = await screen.findByRole('button', { name: /^Remove Fed, / });
  expect(screen.queryByRole('button', { name: /^Remove Walked/ })).toBeNull();
  answerFromNow({ listCareLog: listed(old) });
  await user.click(remove);
  expect(await screen.findByText('Removed: Fed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Fed/ })).toBeNull());
  expect(sentTo('removeCareEntry')).toEqual([{ careEntryId: fed.id }]);
});

test('an entry that cannot be removed any more says why and stays', async () => {
  const { user } = await openPet({
    removeCareEntry: () => refuseCall('FAILED_PRECONDITION', 'care_entry_old'),
  });
  await press(user, /^Remove Fed, /);
  expect(await screen.findByText(/Entries can be removed for 24 hours only/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Remove Fed, / })).toBeTruthy();
});

test('earlier entries are read by a press', async () => {
  const { user } = await openPet({
    listCareLog: ({ cursor }) => (cursor === undefined ? { items: [fed], nextCursor: 'older' } : listed(old)),
  });
  await press(user, 'Show earlier');
  expect((await screen.findAllByText('Walked')).length).toBeGreaterThan(0);
});

test('a plan that is not shared while the pet is away is said to be so', async () => {
  await openPet({ getCareAtBusiness: { plan: null, isGuest: false }, listCareLog: listed() });
  expect(await screen.findByText('The care plan appears when Biscuit is checked in.')).toBeTruthy();
  expect(await screen.findByText('Nothing logged yet.')).toBeTruthy();
});

test('the business writes the care plan of its guest', async () => {
  const { user } = await openPet({
    getCareAtBusiness: { plan: noPlan, isGuest: true },
    setGuestCarePlan: plan,
  });
  expect(await screen.findByText('No care plan yet.')).toBeTruthy();
  await press(user, 'Write a care plan');
  const dialog = await screen.findByRole('dialog', { name: 'Care plan for Biscuit' });
  await fill(user, /^Feeding/, 'One cup at 8');
  answerFromNow({ getCareAtBusiness: { plan, isGuest: true } });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save care plan' }));
  expect(await screen.findByText('Care plan saved')).toBeTruthy();
  expect(sentTo('setGuestCarePlan')).toEqual([
    {
      petId: biscuit.id,
      businessId: meadow.id,
      feeding: 'One cup at 8',
      medication: null,
      routine: null,
    },
  ]);
});

test('the plan of an owner is read by the business, and not written', async () => {
  await openPet({ getCareAtBusiness: { plan: noPlan, isGuest: false } });
  expect(await screen.findByText('The owner has not written a care plan.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write a care plan' })).toBeNull();
});

test('a plan or a log that cannot be read is asked for again', async () => {
  const { user } = await openPet({ getCareAtBusiness: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The care plan couldn’t be loaded.');
  answerFromNow({ getCareAtBusiness: { plan, isGuest: false } });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('One cup at 8')).toBeTruthy();
});

test('after a cut the same press logs the same entry', async () => {
  const { user } = await openToday({ logCare: cutNetwork });
  await press(user, 'Mark fed: Biscuit');
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  answerFromNow({ logCare: fed });
  await press(user, 'Mark fed: Biscuit');
  expect(await screen.findByText('Logged for Biscuit: Fed')).toBeTruthy();
  const keys = sentTo('logCare').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a note that could not be saved stays in its dialog', async () => {
  const { user } = await openToday({ logCare: cutNetwork });
  await press(user, 'Add a note: Biscuit');
  const dialog = await screen.findByRole('dialog', { name: 'Note about Biscuit' });
  await fill(user, 'Note', '  Ate half. ');
  await press(user, 'Save note', { in: dialog });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  answerFromNow({ logCare: { ...fed, item: 'note', note: 'Ate half.' } });
  await press(user, 'Save note', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('logCare').at(-1)).toMatchObject({ item: 'note', note: 'Ate half.' });
});

test('once each part of a plan is logged, the day says so', async () => {
  await openToday({ listCareToday: listed({ ...here, entries: [fed] }) });
  expect(await screen.findByText('Each part of the plan has an entry today')).toBeTruthy();
});

test('a pet without a plan is listed all the same', async () => {
  await openToday({ listCareToday: listed({ ...here, plan: noPlan }) });
  expect(await screen.findByRole('heading', { name: 'Without a care plan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Walked: Biscuit' })).toBeNull();
});

test('what was done for a pet without a plan is chosen from a menu in words', async () => {
  const walked = { ...fed, item: 'walked' as const };
  const { user } = await openToday({ listCareToday: listed({ ...here, plan: noPlan }), logCare: walked });
  await press(user, 'Log care: Biscuit');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Fed',
    'Medication given',
    'Walked',
    'Add a note',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Walked' }));
  expect(await screen.findByText('Logged for Biscuit: Walked')).toBeTruthy();
  expect(sentTo('logCare')).toMatchObject([{ petId: biscuit.id, item: 'walked' }]);
});

test('care that cannot be read is asked for again, and more pets by a press', async () => {
  const { user } = await openToday({ listCareToday: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('Care couldn’t be loaded.');
  answerFromNow({
    listCareToday: ({ cursor }) =>
      cursor === undefined
        ? { items: [here], nextCursor: 'more' }
        : listed({ ...here, checkInId: testId(54), petName: 'Pepper' }),
  });
  await press(user, 'Try again', { in: alert });
  await press(user, 'Show more pets');
  expect(await screen.findByRole('region', { name: 'Pepper' })).toBeTruthy();
});

test('an owner whose pet was at several businesses reads where each thing was done', async () => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    getCarePlan: plan,
    listPetCareLog: listed(fed, { ...old, businessName: 'Harbor Kennels', note: 'Enjoyed it' }),
  });
  expect(await screen.findByText(/ · Meadow Daycare$/)).toBeTruthy();
  expect(screen.getByText(/ · Harbor Kennels$/)).toBeTruthy();
  expect(screen.getByText('Enjoyed it')).toBeTruthy();
  expect(screen.queryByText(/Sam Ode/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove Fed/ })).toBeNull();
});
