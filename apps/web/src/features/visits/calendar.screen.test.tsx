import { addDays, calendarDateIn } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, dialogOf, fill, fillDate, pickItem, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, type SignedInPerson, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, petOfBusiness } from '../../../test/records.ts';
import { type PetVisit, weekStartOf } from './visit.ts';

const today = calendarDateIn(Date.now(), meadow.timeZone);
const monday = weekStartOf(today);
const visit: PetVisit = {
  id: testId(70),
  petId: biscuit.id,
  petName: 'Biscuit',
  species: 'dog',
  colour: null,
  photoPath: null,
  businessId: meadow.id,
  businessName: meadow.name,
  service: 'daycare',
  note: null,
  checkInId: null,
  arrival: today,
  departure: today,
  state: 'expected',
  verdict: 'compliant',
  plannedBy: 'owner',
  createdAt: at,
  updatedAt: at,
};
const pepper: PetVisit = {
  ...visit,
  id: testId(71),
  petId: testId(4),
  petName: 'Pepper',
  service: 'boarding',
  verdict: 'non_compliant',
};
const services = [
  { code: 'daycare', name: 'Daycare' },
  { code: 'boarding', name: 'Boarding' },
];
const { role: _role, ...asOwner } = meadow;
const good = { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null };
const planning = {
  getBusiness: asOwner,
  getCompliance: good,
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
};
function twoServices(role: 'manager' | 'staff' = 'staff'): SignedInPerson {
  const person = staff(role);
  return {
    ...person,
    answers: { ...person.answers, listMyBusinesses: listed({ ...meadow, services, role }) },
  };
}
const open = (answers = {}, person: SignedInPerson = twoServices()) =>
  openScreen('/business/calendar', person, {
    listVisits: listed(visit, pepper),
    watchVisits: [{ since: at }],
    ...planning,
    ...answers,
  });
const dayList = () => screen.getByRole('region', { name: /^\w{3}, / });
/** Opens the menu of Biscuit’s visit, on its day. */
async function openActions(user: Awaited<ReturnType<typeof open>>['user']) {
  const list = await waitFor(dayList);
  await user.click(await within(list).findByRole('button', { name: /^Actions for Biscuit/ }));
}
async function pick(user: Awaited<ReturnType<typeof open>>['user'], item: string) {
  await openActions(user);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('the day lists who comes, for what, and whether they are cleared', async () => {
  await open();
  const list = await waitFor(dayList);
  expect(await within(list).findByRole('link', { name: 'Biscuit' })).toHaveProperty(
    'href',
    expect.stringContaining(`/business/pets/${biscuit.id}`),
  );
  expect(within(list).getByText('Daycare')).toBeTruthy();
  expect(within(list).getByText('Not cleared')).toBeTruthy();
});

test('one service alone is shown, with how many of the week belong to it', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Boarding/ }));
  const list = dayList();
  await waitFor(() => expect(within(list).queryByText('Biscuit')).toBeNull());
  expect(within(list).getByText('Pepper')).toBeTruthy();
});

test('another week and another day are read, and today is one press away', async () => {
  const { user } = await open({
    listVisits: ({ from }: { from: string }) => (from === monday ? listed(visit) : listed()),
  });
  await screen.findAllByText('Biscuit');
  await press(user, 'Next week');
  expect(await screen.findByText('No visits on this day.')).toBeTruthy();
  expect(sentTo('listVisits').at(-1)).toMatchObject({
    from: addDays(monday, 7),
    to: addDays(monday, 13),
  });
  await press(user, 'Today');
  expect((await screen.findAllByText('Biscuit')).length).toBeGreaterThan(0);
  await press(user, 'Previous week');
  await waitFor(() => expect(sentTo('listVisits').at(-1)).toMatchObject({ from: addDays(monday, -7) }));
});

test('a week that cannot be read says so and is asked for again', async () => {
  const { user } = await open({ listVisits: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('You don’t have access to this.');
  answerFromNow({ listVisits: listed(visit) });
  await press(user, 'Try again', { in: alert });
  expect((await screen.findAllByText('Biscuit')).length).toBeGreaterThan(0);
});

test('a visit planned on another device appears by itself', async () => {
  await open({ listVisits: listed() });
  expect(await screen.findByText('No visits on this day.')).toBeTruthy();
  answerFromNow({ listVisits: listed(visit) });
  say('watchVisits', { visitId: visit.id, action: 'planned' } as never);
  expect((await screen.findAllByText('Biscuit')).length).toBeGreaterThan(0);
});

test('staff choose a pet by its name and plan its visit', async () => {
  const { user } = await open({
    listVisits: listed(),
    listConnections: listed(petOfBusiness(2, 'Biscuit')),
    planVisit: visit,
  });
  await press(user, 'Plan a visit');
  const choosing = await dialogOf('Choose a pet');
  await fill(user, 'Search pets', 'bis');
  await waitFor(() => expect(sentTo('listConnections').at(-1)).toMatchObject({ search: 'bis' }));
  await press(user, 'Biscuit', { in: choosing });
  const dialog = await dialogOf('When is Biscuit visiting?');
  expect(await within(dialog).findByText('Cleared for the whole stay')).toBeTruthy();
  await fill(user, /^Note/, 'Late pick-up');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Plan visit' }));
  expect(await screen.findByText('Biscuit’s visit is planned.')).toBeTruthy();
  expect(sentTo('planVisit')).toEqual([
    {
      petId: biscuit.id,
      businessId: meadow.id,
      service: 'daycare',
      arrival: today,
      departure: today,
      note: 'Late pick-up',
    },
  ]);
});

test('a departure before the arrival is said and not sent', async () => {
  const { user } = await open({ updateVisit: visit });
  await pick(user, 'Change');
  const dialog = await dialogOf('Change Biscuit’s visit');
  await fillDate(user, /^Check-out/, '01012020');
  await press(user, 'Save changes', { in: dialog });
  expect(await within(dialog).findByText('Check-out must be on or after check-in.')).toBeTruthy();
  expect(sentTo('updateVisit')).toEqual([]);
});

test('a changed visit is sent whole; after a cut it can be sent again', async () => {
  const { user } = await open({ updateVisit: cutNetwork });
  await pick(user, 'Change');
  const dialog = await dialogOf('Change Biscuit’s visit');
  await fill(user, /^Note/, 'Medication at noon');
  await press(user, 'Save changes', { in: dialog });
  expect(await within(dialog).findByText(/Can’t reach the server/)).toBeTruthy();
  answerFromNow({ updateVisit: { ...visit, note: 'Medication at noon' } });
  await press(user, 'Save changes', { in: dialog });
  expect(await screen.findByText('Visit changed.')).toBeTruthy();
  expect(sentTo('updateVisit').at(-1)).toEqual({
    visitId: visit.id,
    service: 'daycare',
    arrival: today,
    departure: today,
    note: 'Medication at noon',
  });
});

test('a visit that has begun cannot be canceled', async () => {
  const { user } = await open({ listVisits: listed({ ...visit, state: 'present' as const }) });
  await openActions(user);
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Change']);
});

test('a visit that cannot be canceled says why and stays', async () => {
  const { user } = await open({ cancelVisit: () => refuseCall('FAILED_PRECONDITION', 'visit_begun') });
  await pick(user, 'Cancel visit');
  const dialog = await dialogOf('Cancel this visit?');
  expect(within(dialog).getByText(/won’t be expected at Meadow Daycare/)).toBeTruthy();
  await press(user, 'Cancel visit', { in: dialog });
  expect(await screen.findByText(/This visit has started/)).toBeTruthy();
});

test('without the plan the calendar is read and nothing can be planned', async () => {
  await open({}, staff('owner', { plan: false }));
  expect((await screen.findAllByText('Biscuit')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Plan a visit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('more visits than a page holds are read to the end', async () => {
  await open({
    listVisits: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === undefined ? { items: [visit], nextCursor: 'second' } : listed(pepper),
  });
  const list = await waitFor(dayList);
  expect(await within(list).findByText('Pepper')).toBeTruthy();
  expect(within(list).getByText('Biscuit')).toBeTruthy();
  expect(screen.queryByText(/Only the first 500 visits/)).toBeNull();
});

test('an owner sees the planned visits of a pet, and cancels one', async () => {
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
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    ...planning,
    listPetConnections: listed(connection),
    listPetVisits: listed({ ...visit, note: 'Brings own bed' }),
    cancelVisit: { ...visit, state: 'cancelled' },
  });
  expect(await screen.findByText(/Brings own bed/)).toBeTruthy();
  await pickItem(user, /^Actions for Meadow Daycare/, 'Cancel visit');
  const dialog = await dialogOf('Cancel this visit?');
  answerFromNow({ listPetVisits: listed() });
  await press(user, 'Cancel visit', { in: dialog });
  expect(await screen.findByText('Visit canceled.')).toBeTruthy();
  expect(await screen.findByText('No visits planned.')).toBeTruthy();
});

test('a closed day is marked in the week, and said on the day; a day with visits keeps its number', async () => {
  const weekend = new Set([addDays(monday, 5), addDays(monday, 6)]);
  const hours = {
    week: (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
      day,
      opens: '07:00',
      closes: '19:00',
    })),
    closedOn: weekend.has(today) ? [] : [today],
  };
  const person = staff('staff');
  const closed = listed({ ...meadow, services, hours, role: 'staff' as const });
  await open({}, { ...person, answers: { ...person.answers, listMyBusinesses: closed } });
  expect(await screen.findByText('You are closed on this day.')).toBeTruthy();
  const daycare = within(screen.getByRole('region', { name: 'Daycare' }));
  expect(daycare.getAllByText('Closed')).toHaveLength(weekend.has(today) ? 1 : 2);
  expect(daycare.getByText('Biscuit')).toBeTruthy();
});

test('expected pets that need something are named, and their owners are reminded from there', async () => {
  const sent = { letters: 1, subject: 'Pepper', text: 'Please add the missing records.' };
  const guest = { ...pepper, id: testId(72), petId: testId(5), petName: 'Gone', species: null };
  const { user } = await open(
    { listVisits: listed(visit, pepper, { ...pepper, id: testId(73) }, guest), remindOwners: sent },
    twoServices('manager'),
  );
  const strip = await screen.findByRole('region', {
    name: '1 expected pet needs something before it arrives',
  });
  expect(strip.textContent).toContain('Pepper');
  await press(user, 'Remind owners', { in: strip });
  await waitFor(() =>
    expect(sentTo('remindOwners').at(-1)).toMatchObject({ petIds: [pepper.petId], preview: true }),
  );
});

test('staff, who may not email owners, see what is missing without the button', async () => {
  await open();
  const strip = await screen.findByRole('region', { name: /1 expected pet needs something/ });
  expect(within(strip).queryByRole('button')).toBeNull();
});
