import { addDays, calendarDateIn } from '@clearpaw/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, type SignedInPerson, staff, testId } from '../../../test/people.ts';
import { biscuit } from '../../../test/records.ts';
import { type PetVisit, weekStartOf } from './visit.ts';

// Next week, so that no day of it has passed.
const monday = addDays(weekStartOf(calendarDateIn(Date.now(), meadow.timeZone)), 7);
const dayOf = (days: number) => addDays(monday, days);
const [tuesday, wednesday, thursday, friday, sunday] = [dayOf(1), dayOf(2), dayOf(3), dayOf(4), dayOf(6)];
const stay: PetVisit = {
  ...{ id: testId(70), petId: biscuit.id, petName: 'Biscuit', species: 'dog', colour: null, photoPath: null },
  ...{ businessId: meadow.id, businessName: meadow.name, service: 'boarding', note: null, checkInId: null },
  ...{ arrival: tuesday, departure: thursday, state: 'expected', verdict: 'compliant' },
  ...{ plannedBy: 'owner', createdAt: at, updatedAt: at },
};
const dayWidth = 100;

// The bar covers three days; there is no layout outside of a browser.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
    configurable: true,
    get: () => 3 * dayWidth,
  });
  HTMLElement.prototype.setPointerCapture = () => {};
});

async function openNextWeek(more: Partial<PetVisit> = {}, role: 'staff' | 'read only' = 'staff') {
  const person: SignedInPerson = role === 'staff' ? staff('staff') : staff('owner', { plan: false });
  const services = [{ code: 'boarding', name: 'Boarding' }];
  const answers = {
    ...person.answers,
    listMyBusinesses: listed({ ...meadow, services, role: 'staff' as const }),
  };
  const opened = await openScreen('/business/calendar', role === 'staff' ? { ...person, answers } : person, {
    listVisits: ({ from }: { from: string }) => (from === monday ? listed({ ...stay, ...more }) : listed()),
    watchVisits: [{ since: at }],
    updateVisit: stay,
  });
  await press(opened.user, 'Next week');
  await screen.findAllByText('Biscuit');
  return opened;
}
const lastDay = () => screen.getByRole('slider', { name: 'Last day of Biscuit’s stay' });
const firstDay = () => screen.getByRole('slider', { name: 'First day of Biscuit’s stay' });
const sent = () => sentTo('updateVisit').at(-1);

test('the arrow keys move an end, Enter saves it, and it can be undone', async () => {
  const { user } = await openNextWeek();
  lastDay().focus();
  await user.keyboard('{ArrowRight}');
  expect(lastDay().getAttribute('aria-valuetext')).toMatch(/^Fri/);
  expect(sentTo('updateVisit')).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual({ visitId: stay.id, arrival: tuesday, departure: friday }));
  expect(await screen.findByText(/^Biscuit’s stay is now Tue.* to Fri/)).toBeTruthy();
  await press(user, 'Undo');
  await waitFor(() => expect(sent()).toEqual({ visitId: stay.id, arrival: tuesday, departure: thursday }));
});

test('Escape takes a move back, and no end passes the other or leaves the week', async () => {
  const { user } = await openNextWeek();
  lastDay().focus();
  await user.keyboard('{End}');
  expect(lastDay().getAttribute('aria-valuenow')).toBe(lastDay().getAttribute('aria-valuemax'));
  await user.keyboard('{ArrowRight}{Escape}');
  expect(lastDay().getAttribute('aria-valuetext')).toMatch(/^Thu/);
  firstDay().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() => expect(sent()).toMatchObject({ arrival: wednesday, departure: thursday }));
});

test('dragged by the width of a day, an end moves by a day', async () => {
  await openNextWeek();
  fireEvent.pointerDown(lastDay(), { button: 0, clientX: 400, pointerId: 1 });
  fireEvent.pointerMove(lastDay(), { clientX: 400 + 1.2 * dayWidth, pointerId: 1 });
  expect(lastDay().getAttribute('aria-valuetext')).toMatch(/^Fri/);
  fireEvent.pointerMove(lastDay(), { clientX: 400 + 9 * dayWidth, pointerId: 1 });
  fireEvent.pointerUp(lastDay(), { pointerId: 1 });
  await waitFor(() => expect(sent()).toMatchObject({ departure: sunday }));
});

test('a press without a move changes nothing', async () => {
  await openNextWeek();
  fireEvent.pointerDown(lastDay(), { button: 0, clientX: 400, pointerId: 1 });
  fireEvent.pointerUp(lastDay(), { pointerId: 1 });
  expect(sentTo('updateVisit')).toEqual([]);
});

test('a refused move says why, and the stay is shown as it was', async () => {
  const { user } = await openNextWeek();
  answerFromNow({ updateVisit: () => refuseCall('FAILED_PRECONDITION', 'visit_over') });
  lastDay().focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText(/visit is over|has ended|is over/i)).toBeTruthy();
  expect(lastDay().getAttribute('aria-valuetext')).toMatch(/^Thu/);
});

test('a pet that is here keeps its first day', async () => {
  await openNextWeek({ state: 'present' });
  expect(lastDay()).toBeTruthy();
  expect(screen.queryByRole('slider', { name: /First day/ })).toBeNull();
});

test('without the plan nothing can be moved', async () => {
  await openNextWeek({}, 'read only');
  expect(screen.queryByRole('slider')).toBeNull();
});
