import { addDays, compareDates, findTarget, vaccineGiven } from '@clearpaw/domain';
import type { PresentedVaccination } from '../../vaccinations/index.ts';

/** Regulation (EU) 576/2013: a first dose is valid from 21 days after it was given, a timely booster at once. */
const daysToValid = 21;

export function isRabies(dose: Pick<PresentedVaccination, 'vaccine' | 'vaccineName'>): boolean {
  const rabies = findTarget('rabies')?.allOf ?? [];
  const given = vaccineGiven(dose)?.antigens ?? [];
  return rabies.length > 0 && rabies.every((antigen) => given.includes(antigen));
}

/** The day from which a rabies dose is valid at a border, given all recorded rabies doses. */
export function rabiesValidFrom(
  dose: Pick<PresentedVaccination, 'administeredOn'>,
  doses: readonly Pick<PresentedVaccination, 'administeredOn' | 'expiresOn'>[],
): string {
  const isBooster = doses.some(
    ({ administeredOn, expiresOn }) =>
      expiresOn !== null &&
      compareDates(addDays(administeredOn, daysToValid), dose.administeredOn) <= 0 &&
      compareDates(dose.administeredOn, expiresOn) <= 0,
  );
  return isBooster ? dose.administeredOn : addDays(dose.administeredOn, daysToValid);
}
