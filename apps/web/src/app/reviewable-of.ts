import { nameOfVaccine } from '@clearpaw/domain';
import type { Vaccination } from '../features/vaccinations/index.ts';

/** A vaccination as the review feature knows it. */
export function reviewableOf(dose: Vaccination) {
  return { ...dose, title: nameOfVaccine(dose) };
}
