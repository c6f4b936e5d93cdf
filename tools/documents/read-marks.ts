import { addMonths } from '@clearpaw/domain';
import { leavesOrderOpen, swappedDate } from './date-style.ts';
import type { Draft, Mark } from './draft.ts';
import type { Animal, GivenDose } from './facts.ts';
import type { DateOrderState, TrueDate, TrueDose } from './truth.ts';

/** The doses that the visible marks of a document state for an animal: a dose is stated by its name and its day. */
export function statedDoses(draft: Draft, visible: readonly Mark[], animal: Animal): TrueDose[] {
  const order = orderOf(draft, visible);
  return animal.doses.flatMap((dose) => {
    const find = (field: Mark['field']) =>
      visible.find((mark) => mark.field === field && mark.doses.includes(dose));
    const [name, given, due, lot] = [find('vaccine'), find('given'), find('due'), find('lot')];
    if (!name || !given) return [];
    return [
      {
        animal: animal.name,
        printedName: name.printed,
        vaccines: dose.vaccine.codes,
        given: trueDate(given, order),
        due: due ? trueDate(due, order) : null,
        lot: lot?.printed ?? null,
      },
    ];
  });
}

function trueDate({ day, printed, style }: Mark, order: DateOrderState): TrueDate {
  if (day === null || style === null) throw new Error(`${printed} was printed as a date without its day.`);
  return { day, printed, order: leavesOrderOpen(style) && canSwap(day) ? order : 'settled' };
}

const canSwap = (day: string) => ![null, day].includes(swappedDate(day));

/** Whether anything that is visible shows which figure of the document's dates is the day. */
function orderOf(draft: Draft, visible: readonly Mark[]): DateOrderState {
  const { market } = draft.facts.region;
  if (market === 'eu' || visible.some(({ field }) => field === 'region')) return 'settled';
  const unclear = visible.filter(
    ({ day, style }) => day !== null && style !== null && leavesOrderOpen(style),
  );
  if (unclear.some(({ day }) => day !== null && swappedDate(day) === null)) return 'settled';
  if (visible.some(({ style }) => style?.includes('.'))) return 'settled';
  const doses = [...draft.facts.pet.doses, ...draft.facts.other.doses];
  const states = doses.map((dose) => orderByDates(dose, unclear, draft.facts.today));
  if (states.includes('settled')) return 'settled';
  return states.includes('either') ? 'either' : 'open';
}

/** A reading in which a dose is in the future, or expires before it starts, is ruled out. */
function orderByDates(dose: GivenDose, unclear: readonly Mark[], today: string): DateOrderState {
  const find = (field: Mark['field']) =>
    unclear.find((mark) => mark.field === field && mark.doses.includes(dose));
  const given = find('given')?.day;
  const due = find('due')?.day;
  const swappedGiven = given ? swappedDate(given) : null;
  const swappedDue = due ? swappedDate(due) : null;
  if (swappedGiven !== null && swappedGiven > today) return 'settled';
  if (swappedGiven === null || swappedDue === null) return 'open';
  if (swappedDue <= swappedGiven) return 'settled';
  const wasUsual = isWholeYears(given ?? '', due ?? '');
  return isWholeYears(swappedGiven, swappedDue) === wasUsual && wasUsual ? 'open' : 'either';
}

function isWholeYears(from: string, to: string): boolean {
  return [12, 24, 36].some((months) => addMonths(from, months) === to);
}
