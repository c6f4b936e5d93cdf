import { refuse } from '../../platform/refusal/index.ts';

/** A phone's clock may run a little ahead of ours. */
const allowedAheadMs = 5 * 60 * 1000;
/** As long as idempotency keys are kept: a device that was offline longer could enter an arrival twice. */
const allowedLateMs = 30 * 24 * 60 * 60 * 1000;

/** When something happened at the door that was recorded without a network; now, where nothing is said. */
export function readMoment(occurredAt: string | undefined, now: Date): Date {
  if (occurredAt === undefined) return now;
  const at = new Date(occurredAt);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= allowedAheadMs && -ahead <= allowedLateMs) return at;
  const message =
    ahead > 0
      ? 'This moment has not come yet; check the clock of the device.'
      : 'What happened at the door can be entered up to 30 days late; check the clock of the device.';
  throw refuse.invalid([{ path: 'occurredAt', message }]);
}
