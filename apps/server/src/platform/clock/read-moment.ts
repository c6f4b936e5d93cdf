import { refuse } from '../refusal/index.ts';

/** A phone's clock may be a little ahead of ours. */
const allowedAheadMs = 5 * 60 * 1000;
/** As long as idempotency keys are stored: a device that was offline longer could save something twice. */
const allowedLateMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The time of an event that was recorded without a network; now, if none was sent. Refuses a future time and one too
 * long ago, with `path` as the field.
 */
export function readMoment(said: string | undefined, now: Date, path: string): Date {
  if (said === undefined) return now;
  const at = new Date(said);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= allowedAheadMs && -ahead <= allowedLateMs) return at;
  if (ahead > 0) {
    const message = 'This moment has not come yet; check the clock of the device.';
    throw refuse.invalid([{ path, message, reason: 'clock_ahead' }]);
  }
  const message =
    'What happened without a network can be entered up to 30 days late; check the clock of the device.';
  throw refuse.invalid([{ path, message, reason: 'entered_too_late' }]);
}
