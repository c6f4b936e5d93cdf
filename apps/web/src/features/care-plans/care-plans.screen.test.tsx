import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { CarePlanOfPet, LoggedCare, PetHereToday } from './care-plan.ts';

const plan: CarePlanOfPet = {
  ...{ petId: biscuit.id, feeding: 'One cup at 8', medication: 'Apoquel with dinner', routine: null },
  updatedAt: '2026-03-01T10:00:00.000Z',
};
const fed: LoggedCare = {
  ...{ id: testId(51), businessId: meadow.id, businessName: meadow.name, petId: biscuit.id },
  ...{ item: 'fed', at: '2026-03-02T08:00:00.000Z', note: null, by: null },
};
const here: PetHereToday = {
  ...{ checkInId: testId(52), petId: biscuit.id, petName: 'Biscuit', species: 'dog' },
  ...{ colour: null, photoPath: null, arrivedAt: '2026-03-02T07:00:00.000Z', plan, entries: [] },
};
const today = (pet: PetHereToday = here) => ({ listCareToday: listed(pet) });

test('an owner writes a care plan; empty parts ask for nothing', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    setCarePlan: plan,
  });
  await press(user, 'Write a care plan');
  const dialog = await screen.findByRole('dialog', { name: 'Care plan for Biscuit' });
  await fill(user, /^Feeding/, '  One cup at 8 ');
  answerFromNow({ getCarePlan: plan });
  await press(user, 'Save care plan', { in: dialog });
  expect(await screen.findByText('Apoquel with dinner')).toBeTruthy();
  expect(sentTo('setCarePlan')).toEqual([
    { petId: biscuit.id, feeding: 'One cup at 8', medication: null, routine: null },
  ]);
  expect(screen.getByRole('button', { name: 'Edit care plan' })).toBeTruthy();
});

test('a plan that could not be saved stays in the dialog with what was typed', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    setCarePlan: () => refuseCall('UNAVAILABLE'),
  });
  await press(user, 'Write a care plan');
  await fill(user, /^Medication/, 'One tablet');
  await press(user, 'Save care plan');
  await alertOf('The care plan couldn’t be saved.');
  expect(screen.getByLabelText(/^Medication/)).toHaveProperty('value', 'One tablet');
});

test('an owner reads what was done and where; a co-owner who only reads changes nothing', async () => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers({ ...biscuit, access: 'read' }),
    getCarePlan: plan,
    listPetCareLog: listed(fed),
  });
  expect(await screen.findByText(/Meadow Daycare/)).toBeTruthy();
  expect(screen.getByText('Fed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /care plan/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove Fed/ })).toBeNull();
});

test('care today shows each plan, and how much of it was logged', async () => {
  await openScreen('/business/care', staff('staff'), today({ ...here, entries: [fed] }));
  const card = await screen.findByRole('region', { name: 'Biscuit' });
  expect(within(card).getByText('Apoquel with dinner')).toBeTruthy();
  expect(within(card).getByText('1 of 2 logged today')).toBeTruthy();
  expect(within(card).getByText(/^Fed · /)).toBeTruthy();
});

test('what was done today is beside what the plan asks for, with the time and who did it', async () => {
  const byLena = { ...fed, by: 'Lena Novak' };
  const walked = { ...byLena, id: testId(53), item: 'walked' as const, note: 'Twice around the yard' };
  await openScreen('/business/care', staff('staff'), today({ ...here, entries: [walked, byLena] }));
  const card = within(await screen.findByRole('region', { name: 'Biscuit' }));
  const task = card.getByText('One cup at 8').closest('li')?.textContent;
  expect(task).toMatch(/^FeedingOne cup at 8Fed · .*, Lena NovakLog again$/);
  expect(card.getByText('Apoquel with dinner').closest('li')?.textContent).toBe(
    'MedicationApoquel with dinnerMark given',
  );
  expect(card.getByText(/^Walked · .*, Lena Novak · Twice around the yard$/)).toBeTruthy();
});

test('what is due first is on top, and stays where it is when it is logged', async () => {
  const later = { ...plan, feeding: 'One cup at 11:59 PM', medication: 'A tablet at 12:00 AM' };
  const done = { ...plan, medication: null };
  const pets = [
    { ...here, checkInId: testId(55), petId: testId(56), petName: 'Juniper', plan: done, entries: [fed] },
    { ...here, plan: later },
  ];
  const { user } = await openScreen('/business/care', staff('staff'), {
    listCareToday: listed(...pets),
    logCare: { ...fed, item: 'medicated' },
  });
  const order = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const card = within(await screen.findByRole('region', { name: 'Biscuit' }));
  const tasks = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(order()).toEqual(['Biscuit', 'Juniper']);
  expect(tasks()).toEqual([
    expect.stringMatching(/^Medication.*(Overdue since 12:00 AM|12:00 AM, due now)Mark given$/),
    expect.stringMatching(/^Feeding.*Mark fed$/),
  ]);
  answerFromNow({
    listCareToday: listed(
      ...pets.map((pet) => ({ ...pet, entries: [{ ...fed, item: 'medicated' as const }, fed] })),
    ),
  });
  await press(user, 'Mark given: Biscuit');
  await waitFor(() => expect(tasks()[0]).toMatch(/^Medication.*Medication given · /));
  expect(order()).toEqual(['Biscuit', 'Juniper']);
});

test('one press logs, and Undo removes the entry', async () => {
  const { user } = await openScreen('/business/care', staff('staff'), {
    ...today(),
    logCare: fed,
    removeCareEntry: {},
  });
  await press(user, 'Mark fed: Biscuit');
  expect(await screen.findByText('Logged for Biscuit: Fed')).toBeTruthy();
  expect(sentTo('logCare')).toMatchObject([{ businessId: meadow.id, petId: biscuit.id, item: 'fed' }]);
  await press(user, 'Undo');
  await waitFor(() => expect(sentTo('removeCareEntry')).toEqual([{ careEntryId: fed.id }]));
});

test('the same thing done again is a new entry', async () => {
  const { user } = await openScreen('/business/care', staff('staff'), { ...today(), logCare: fed });
  await press(user, 'Walked: Biscuit');
  await waitFor(() => expect(sentTo('logCare')).toHaveLength(1));
  await screen.findByText('Logged for Biscuit: Walked');
  await press(user, 'Walked: Biscuit');
  await waitFor(() => expect(sentTo('logCare')).toHaveLength(2));
  const [first, second] = sentTo('logCare');
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

test('a note needs text', async () => {
  const { user } = await openScreen('/business/care', staff('staff'), { ...today(), logCare: fed });
  await press(user, 'Add a note: Biscuit');
  const dialog = await screen.findByRole('dialog', { name: 'Note about Biscuit' });
  await press(user, 'Save note', { in: dialog });
  expect(within(dialog).getByText('Enter the note.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Note'), 'Slept well');
  await press(user, 'Save note', { in: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('logCare')).toMatchObject([{ item: 'note', note: 'Slept well' }]);
});

test('without pets the page says what will be there', async () => {
  await openScreen('/business/care', staff('staff'), { listCareToday: listed<PetHereToday>() });
  expect(await screen.findByText('No pets are here')).toBeTruthy();
});

test('a business whose plan has ended reads care and logs nothing', async () => {
  await openScreen('/business/care', staff('owner', { plan: false }), today());
  expect(await screen.findByText('Apoquel with dinner')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark fed: Biscuit' })).toBeNull();
});

test('pets with a care plan come first, the others below their own heading', async () => {
  const other = { ...here, checkInId: testId(53), petId: testId(54), petName: 'Juniper' };
  const none = { petId: other.petId, feeding: null, medication: null, routine: null, updatedAt: null };
  await openScreen('/business/care', staff('staff'), {
    listCareToday: listed<PetHereToday>({ ...other, plan: none }, here),
  });
  await screen.findByRole('link', { name: 'Juniper' });
  const [, ...headings] = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Biscuit', 'Without a care plan', 'Juniper']);
});
