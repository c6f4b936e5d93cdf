import { customNameOf, customVaccine, type Species, targetsAsked, vaccines } from '@clearpaw/domain';

/** The vaccine assumed for a dose without a certificate: the one that claims the least. */
export function plainestVaccine(
  code: string,
  species: Species,
): { readonly vaccine: string; readonly vaccineName?: string } | null {
  const targets = targetsAsked(code);
  const [plainest] = vaccines
    .filter((one) => one.species.includes(species) && one.targets.some((target) => targets.includes(target)))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  if (plainest) return { vaccine: plainest.code };
  const [vaccineName] = targets.flatMap((target) => customNameOf(target) ?? []);
  return vaccineName === undefined ? null : { vaccine: customVaccine, vaccineName };
}

const rankOf = ({ code, targets }: (typeof vaccines)[number]): number =>
  code.endsWith('-unspecified') ? 0 : targets.length;
