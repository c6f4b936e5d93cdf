import { civilFromDay, dayOf, daysBetween } from '../calendar/index.ts';
import type { Need } from './need.ts';
import type { Stage } from './stage.ts';

/** The text of a reminder. The title names the pet and the day, nothing medical: it is shown on lock screens. */
export type ReminderMessages = { readonly title: string; readonly body: string };

/** The data for the text; businesses in the order in which they are named. */
export type Reminder = {
  readonly petName: string;
  readonly need: Need;
  readonly stage: Stage;
  readonly businesses: readonly string[];
  readonly today: string;
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A date in words, as American English writes it: March 12, 2027. */
export function longDate(text: string): string {
  const { year, month, date } = civilFromDay(dayOf(text));
  return `${months[month - 1]} ${date}, ${year}`;
}

/** 'Hound Café', 'Hound Café and Barkside', 'Hound Café, Barkside and 2 more'. */
export function namesOf(businesses: readonly string[]): string {
  const [first = '', second, ...more] = businesses;
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}

/** The words of a reminder in its stage. */
export function reminderMessages({ petName, need, stage, businesses, today }: Reminder): ReminderMessages {
  const asked =
    businesses.length === 0
      ? ''
      : ` ${namesOf(businesses)} ${businesses.length === 1 ? 'asks' : 'ask'} for it.`;
  const last = longDate(need.lastValidOn);
  if (stage === 'lapsed') {
    return {
      title: `${petName}: a proof has lapsed`,
      body: `${need.subject} was good until ${last}.${asked} Add the new one as soon as it is given.`,
    };
  }
  return {
    title: titleOf(petName, need, today),
    body: `${need.subject} is good until ${last}.${asked}${advice(need, today)}`,
  };
}

function titleOf(petName: string, { actBy }: Need, today: string): string {
  const days = daysBetween(today, actBy);
  if (days < 0) return `${petName}: something to renew as soon as you can`;
  if (days === 0) return `${petName}: something to renew today`;
  return `${petName}: something to renew ${days === 1 ? 'by tomorrow' : `within ${days} days`}`;
}

/** Says why the day to act by is before the last valid day. */
function advice({ actBy, lastValidOn, visit }: Need, today: string): string {
  if (visit) {
    const days = `The visit from ${longDate(visit.arrival)} to ${longDate(visit.departure)} goes on after that.`;
    return daysBetween(today, actBy) < 0
      ? ` ${days} Renew it as soon as you can.`
      : ` ${days} Renew it by ${longDate(actBy)}.`;
  }
  if (actBy === lastValidOn) return ' Renew it by then and check-in stays the same.';
  if (daysBetween(today, actBy) < 0) {
    return ' Renewing takes time to count, so there will be a gap: the sooner, the shorter.';
  }
  return ` Renewing takes time to count: begin by ${longDate(actBy)} and there is no gap.`;
}
