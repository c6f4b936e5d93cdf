/** A time that another pet was on site together with the selected one; the server sends the earliest first. */
interface Overlap {
  readonly petId: string;
  readonly petName: string;
  readonly from: string;
  readonly to: string | null;
}

/** How often a pet met the selected one, and when last. */
export interface Meeting {
  readonly petId: string;
  readonly petName: string;
  readonly times: number;
  readonly last: Pick<Overlap, 'from' | 'to'>;
}

/** One line per pet, the latest encounter first. */
export function meetingsOf(overlaps: readonly Overlap[]): Meeting[] {
  const meetings = new Map<string, Meeting>();
  for (const { petId, petName, from, to } of overlaps) {
    const times = (meetings.get(petId)?.times ?? 0) + 1;
    meetings.set(petId, { petId, petName, times, last: { from, to } });
  }
  return [...meetings.values()].sort((a, b) => b.last.from.localeCompare(a.last.from));
}
