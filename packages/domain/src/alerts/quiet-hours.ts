import { addDays, instantAt, localTimeAt } from '../calendar/index.ts';

/**
 * The hours in which nothing is emailed or pushed, as local times `HH:MM`; they pass midnight if `from` is later than
 * `to`.
 */
export type QuietHours = { readonly from: string; readonly to: string };

/** A person's settings for reminders. */
export type ReminderClock = { readonly timeZone: string; readonly quietHours: QuietHours | null };

const minuteMs = 60_000;

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Whether a minute of the day (0 to 1439) is quiet. If both times are equal, there are no quiet hours. */
export function isQuietMinute(minute: number, quiet: QuietHours | null): boolean {
  if (quiet === null) return false;
  const [from, to] = [minuteOf(quiet.from), minuteOf(quiet.to)];
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Whether it is quiet at an instant (milliseconds since 1970). */
export function isQuietAt(epochMs: number, { timeZone, quietHours }: ReminderClock): boolean {
  return quietHours !== null && isQuietMinute(localTimeAt(epochMs, timeZone).minute, quietHours);
}

/** This instant, or the end of the quiet hours that contain it. */
export function nextLoudInstant(epochMs: number, clock: ReminderClock): number {
  const { timeZone, quietHours } = clock;
  let at = epochMs;
  // If the clock is set back across the end of the quiet hours, the hour before that end occurs and is quiet twice.
  while (quietHours !== null && isQuietAt(at, clock)) {
    const { date, minute } = localTimeAt(at, timeZone);
    const to = minuteOf(quietHours.to);
    const ends = instantAt({ date: minute < to ? date : addDays(date, 1), minute: to }, timeZone);
    at = ends > at ? ends : Math.floor(at / minuteMs + 1) * minuteMs;
  }
  return at;
}

/** Reminders come in the morning: late enough to be read, early enough to call the vet the same day. */
const morningMinute = 9 * 60;

/**
 * When a reminder for a calendar day is sent: in the morning, or at the end of the quiet hours that contain the
 * morning.
 */
export function reminderInstant(date: string, clock: ReminderClock): number {
  const morning = { date: addDays(date, 0), minute: morningMinute };
  return nextLoudInstant(instantAt(morning, clock.timeZone), clock);
}
