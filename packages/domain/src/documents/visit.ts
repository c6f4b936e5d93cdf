import { plainLabel } from './label.ts';
import type { DatedVisit, OpenDose } from './open-dose.ts';
import type { LineContent } from './read-line.ts';

/** The visit that a line begins; null if it has no day of vaccination. */
export function visitBegunBy({ dates, words }: Pick<LineContent, 'dates' | 'words'>): DatedVisit | null {
  const date = dates.find(({ role }) => role === 'given');
  if (!date) return null;
  const beside = [...words.slice(0, date.from), ...words.slice(date.to + 1)];
  return { date, label: plainLabel(beside.map(({ text }) => text.replace(/\d/g, '')).join(' ')) };
}

/** A dose without a day of its own was given on the day of the visit above it. */
export function giveOnVisit(dose: OpenDose, visit: DatedVisit | null): void {
  if (visit === null || dose.given !== null) return;
  dose.given = visit.date;
  dose.visit = visit;
}
