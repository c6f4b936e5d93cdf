import { expect, test } from 'vitest';
import type { LoggedCare } from './care-plan.ts';
import { byRank, careRanks, isDueAt, isOverdueAt, tasksOf } from './care-task.ts';

const now = new Date(2026, 2, 2, 12);
const yesterday = new Date(2026, 2, 1, 9).toISOString();
const stay = (plan: object, entries: readonly string[] = [], arrivedAt = yesterday) => ({
  plan: {
    ...{ petId: 'p', feeding: null, medication: null, routine: null, updatedAt: null },
    ...plan,
  },
  entries: entries.map((entry) => {
    const [item, hour = '8'] = entry.split(' ');
    return { item, at: new Date(2026, 2, 2, Number(hour)).toISOString() } as LoggedCare;
  }),
  arrivedAt,
});
const feeding = 'One cup at 8 AM and 6 PM';

test('each entry counts for one of the times that the plan names', () => {
  const first = (...entries: string[]) => tasksOf(stay({ feeding }, entries), now)[0];
  expect(first()).toMatchObject({ isOpen: true, next: 8 * 60 });
  expect(first('fed')).toMatchObject({ isOpen: true, next: 18 * 60 });
  expect(first('fed', 'walked', 'fed')).toMatchObject({ isOpen: false, next: null });
});

test('an entry counts for the time nearest to it: a meal before it was left out, and is not asked for twice', () => {
  const first = (...entries: string[]) => tasksOf(stay({ feeding }, entries), now)[0];
  expect(first('fed 18')).toMatchObject({ isOpen: false, next: null, missed: [8 * 60] });
  expect(first('fed 18', 'fed 9')).toMatchObject({ isOpen: false, next: null, missed: [] });
  const [often] = tasksOf(stay({ feeding: 'At 8 AM, 1 PM and 6 PM' }, ['fed 13']), now);
  expect(often).toMatchObject({ isOpen: true, next: 18 * 60, missed: [8 * 60] });
});

test('a task is due from a quarter of an hour before its time, and overdue half an hour after it', () => {
  const [task] = tasksOf(stay({ feeding: 'One cup at 8 AM' }), now);
  const at = (hour: number, minute: number) => {
    const time = new Date(2026, 2, 2, hour, minute);
    return task && [isDueAt(task, time), isOverdueAt(task, time)];
  };
  expect(at(7, 44)).toEqual([false, false]);
  expect(at(7, 45)).toEqual([true, false]);
  expect(at(8, 30)).toEqual([true, false]);
  expect(at(8, 31)).toEqual([true, true]);
  const [done] = tasksOf(stay({ feeding: 'One cup at 8 AM' }, ['fed']), now);
  expect(done && isOverdueAt(done, now)).toBe(false);
});

test('without a time of day one entry is enough', () => {
  const first = (...entries: string[]) => tasksOf(stay({ routine: 'A walk' }, entries), now)[0];
  expect(first()).toMatchObject({ isOpen: true, next: null });
  expect(first('walked')).toMatchObject({ isOpen: false, next: null });
});

test('nothing is due for a time before the pet arrived today', () => {
  const arrivedAt = new Date(2026, 2, 2, 10).toISOString();
  expect(tasksOf(stay({ feeding }, [], arrivedAt), now)[0]).toMatchObject({ next: 18 * 60 });
  const drops = stay({ medication: 'Drops at 9 AM' }, [], arrivedAt);
  expect(tasksOf(drops, now)[0]).toMatchObject({ isOpen: true, next: null });
});

test('what is due first is on top, what is done last, and pets that came later after that', () => {
  const pets = [
    { ...stay({ routine: 'A walk' }, ['walked']), checkInId: 'done' },
    { ...stay({ feeding: 'At 6 PM' }), checkInId: 'evening' },
    { ...stay({ routine: 'A walk' }), checkInId: 'any time' },
    { ...stay({ feeding: 'At 8 AM' }), checkInId: 'morning' },
  ];
  const ranks = careRanks(pets, now);
  const order = byRank(['new', 'done', 'evening', 'any time', 'morning'], ranks, (id) => id);
  expect(order).toEqual(['morning', 'any time', 'evening', 'new', 'done']);
});
