import { daysBetween, findVaccine } from '@clearpaw/domain';

/** The fields of a recorded dose by which a repeat is recognized. */
export interface RecordedDose {
  readonly id: string;
  readonly vaccine: string;
  readonly administeredOn: string;
  readonly state: string;
}

/** Dates are often typed from memory, and no two doses against the same disease are given this close together. */
const mostDaysApart = 3;

/** The recorded dose that a row of a document seems to repeat: against the same disease, on the same day or nearly. */
export function findRepeatedDose<Dose extends RecordedDose>(
  row: { readonly vaccine: string | null; readonly administeredOn: string | null },
  recorded: readonly Dose[],
): Dose | null {
  const { vaccine, administeredOn } = row;
  if (vaccine === null || administeredOn === null) return null;
  const against = new Set(findVaccine(vaccine)?.antigens);
  const distance = (dose: Dose) => Math.abs(daysBetween(dose.administeredOn, administeredOn));
  const repeated = recorded
    .filter((dose) => dose.state !== 'withdrawn' && distance(dose) <= mostDaysApart)
    .filter(
      (dose) =>
        dose.vaccine === vaccine || findVaccine(dose.vaccine)?.antigens.some((one) => against.has(one)),
    )
    .sort((a, b) => distance(a) - distance(b));
  return repeated[0] ?? null;
}
