import type { CheckIn, Scanned } from '../check-in.ts';

/** Who stands at the door, and what the place's requirements say. */
export interface Subject {
  readonly method: 'badge' | 'manual';
  /** What was read; null for a pet found by name. */
  readonly reading: string | null;
  readonly pet: Pick<Scanned['pet'], 'id' | 'name' | 'species' | 'colour' | 'alerts'>;
  readonly badge: Scanned['badge'] | null;
  readonly report: Scanned['report'];
  readonly openCheckIn: CheckIn | null;
}

export function subjectOf(reading: string, { pet, badge, report, openCheckIn }: Scanned): Subject {
  return { method: 'badge', reading, pet, badge, report, openCheckIn };
}
