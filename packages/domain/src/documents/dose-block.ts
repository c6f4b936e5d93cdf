import type { OpenDose } from './open-dose.ts';
import type { PositionedWord } from './positioned-word.ts';
import type { DocumentContext, LineContent } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import { assignedDates } from './row-dates.ts';
import type { CertificateColumns } from './table-columns.ts';
import { visitBegunBy } from './visit.ts';

/** A line belongs to a name up to this far above it, in line heights. */
const blockHeight = 9;

/** Adds a line to the doses above it, each date and word to the dose in its column; false if there is none. */
export function addTo(
  { doses, table }: { readonly doses: OpenDose[]; readonly table: CertificateColumns | null },
  content: LineContent,
  { today }: DocumentContext,
): boolean {
  const { line, dates, words, details } = content;
  const last = doses.at(-1);
  if (!last || line.place.y - last.bottom > blockHeight * line.place.height) return false;
  if (last.visit && visitBegunBy(content)?.label === last.visit.label) return false;
  const owners = doses.filter(({ place }) => Math.abs(place.y - last.place.y) < line.place.height * 0.6);
  for (const dose of owners) {
    const isOwn = (place: PositionedWord | RoledDate['place']) => nearest(owners, place).includes(dose);
    const own = dates.filter(({ place }) => isOwn(place));
    // A line with a date of its own is another row, even if its vaccine was not recognized.
    if (table && own.some(({ role }) => role === 'given')) continue;
    if (own.some(({ role, place }) => role === null && isBelow(place, dose.given?.place))) continue;
    if (table || own.some(({ role }) => role === 'given' || role === 'due')) {
      const { given, due } = assignedDates(own, today);
      // Its own day counts more than the date above.
      if (dose.visit && given?.role === 'given') [dose.given, dose.visit] = [given, undefined];
      const days = own.filter(({ role }) => role === 'given');
      if (!table && dose.given === null && days.length > 1) {
        // '1st 03/21/2025   2nd 04/18/2025': the end belongs to the last of them.
        doses.push(
          ...days
            .slice(1)
            .map((day, nth) => ({ ...dose, given: day, due: nth === days.length - 2 ? due : null })),
        );
        dose.given = days[0] ?? null;
        continue;
      }
      dose.given ??= given;
      dose.due ??= due;
    }
    if (dose.words.length < 60) dose.words = [...dose.words, ...words.filter(isOwn)];
    dose.details = [
      ...(dose.details ?? []),
      ...details.filter(({ words: [first] }) => first && isOwn(first)),
    ];
    dose.bottom = line.place.y;
  }
  return true;
}

/** The labeled texts of a line that are a dose's: of several doses in the line, those in its column. */
export function ownDetails({ details }: LineContent, dose: OpenDose, all: readonly OpenDose[]) {
  return details.filter(({ words: [first] }) => first && nearest(all, first).includes(dose));
}

/** Whether a date begins below another, as in the next row of a list. */
function isBelow(place: RoledDate['place'], above: RoledDate['place'] | undefined): boolean {
  return above !== undefined && place.y > above.y + above.height && Math.abs(place.x - above.x) < 0.01;
}

/** The doses in whose column the word is; all of them if they share a column. */
function nearest(
  doses: readonly OpenDose[],
  { x, width }: { x: number; width: number },
): readonly OpenDose[] {
  const away = ({ place }: OpenDose) => Math.max(0, x - (place.x + place.width), place.x - (x + width));
  const least = Math.min(...doses.map(away));
  return doses.filter((dose) => away(dose) <= least + 1e-6);
}
