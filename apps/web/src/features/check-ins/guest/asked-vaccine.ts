import {
  customNameOf,
  customVaccine,
  type Species,
  targetsAsked,
  type Vaccine,
  vaccineGiven,
  vaccines,
} from '@clearpaw/domain';
import { blankDose, type GuestDoseDraft } from './guest-draft.ts';

/** The vaccines on a certificate that meet a requirement, the simplest first. */
export function askedVaccinesFor(code: string, species: Species): readonly Vaccine[] {
  const targets = targetsAsked(code);
  const fitting = vaccines.filter(
    (vaccine) => vaccine.species.includes(species) && vaccine.targets.some((one) => targets.includes(one)),
  );
  return [...fitting.toSorted((a, b) => rankOf(a) - rankOf(b)), ...targets.flatMap(ownVaccine)];
}

/** The custom vaccine that a business requires by name; its code is the target. */
function ownVaccine(target: string): readonly Vaccine[] {
  const vaccineName = customNameOf(target);
  const vaccine = vaccineName === null ? null : vaccineGiven({ vaccine: customVaccine, vaccineName });
  return vaccine ? [{ ...vaccine, code: target }] : [];
}

/** The fields for a chosen vaccine: its code, or its own name. */
export function sentVaccine(code: string): { readonly vaccine: string; readonly vaccineName?: string } {
  const vaccineName = customNameOf(code);
  return vaccineName === null ? { vaccine: code } : { vaccine: customVaccine, vaccineName };
}

/**
 * Vaccines without a stated duration first, because they claim the least; then those with the fewest other antigens.
 */
const rankOf = ({ code, targets }: Vaccine): number => (code.endsWith('-unspecified') ? 0 : targets.length);

/** The dose typed so far, or an empty one with the simplest vaccine. */
export function askedDose(
  code: string,
  typed: GuestDoseDraft | undefined,
  options: readonly Vaccine[],
): GuestDoseDraft {
  const dose = typed ?? { ...blankDose(), key: `asked.${code}` };
  const vaccine = options.find((one) => one.code === dose.vaccine) ?? options[0];
  return { ...dose, vaccine: vaccine?.code ?? null };
}
