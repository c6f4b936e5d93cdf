import { addMonths, compareDates } from '../calendar/index.ts';
import { vaccineGiven } from '../catalogue/index.ts';
import type { DoseIdentity } from './same-dose.ts';

/** A dose and the end that its certificate states, if it states one. */
interface DatedDose extends DoseIdentity {
  readonly expiresOn: string | null;
}

/**
 * The doses that need no renewal of their own: each thing they protect against is protected as long, or longer, by a dose that
 * was given later. Without a stated end the vaccine's usual duration counts.
 */
export function replacedDoses<Dose extends DatedDose>(doses: readonly Dose[]): ReadonlySet<Dose> {
  const facts = doses.map((dose) => ({ dose, antigens: antigensOf(dose), end: endOf(dose) }));
  const isReplaced = (one: (typeof facts)[number]) =>
    one.antigens.every((antigen) =>
      facts.some(
        (other) =>
          compareDates(other.dose.administeredOn, one.dose.administeredOn) > 0 &&
          other.antigens.includes(antigen) &&
          lastsAsLong(other.end, one.end),
      ),
    );
  return new Set(facts.filter(isReplaced).map(({ dose }) => dose));
}

/** A vaccine whose antigens are not known is replaced only by itself. */
function antigensOf(dose: DatedDose): readonly string[] {
  const antigens = vaccineGiven(dose)?.antigens ?? [];
  return antigens.length > 0 ? antigens : [dose.vaccine];
}

function endOf(dose: DatedDose): string | null {
  const months = vaccineGiven(dose)?.validMonths ?? null;
  return dose.expiresOn ?? (months === null ? null : addMonths(dose.administeredOn, months));
}

function lastsAsLong(end: string | null, before: string | null): boolean {
  return before === null || (end !== null && compareDates(end, before) >= 0);
}
