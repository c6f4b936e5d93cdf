import type { Day } from '../calendar/index.ts';
import type { Judge } from './judge.ts';

/** The arrivals after a day at which a judge may turn, in order, each once. */
export function turningDays(judge: Judge, after: Day): readonly Day[] {
  const days: Day[] = [];
  judge.turns((day) => {
    if (day > after && day !== Number.POSITIVE_INFINITY) days.push(day);
  });
  days.sort((a, b) => a - b);
  return days.filter((day, place) => day !== days[place - 1]);
}
