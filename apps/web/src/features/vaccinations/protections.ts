import {
  addMonths,
  compareDates,
  coveredUntil,
  customVaccine,
  findAntigen,
  findVaccine,
  targets,
  vaccineGiven,
} from '@clearpaw/domain';
import type { CoverageDose } from '../../ui/record/index.ts';
import { proofLevelOf } from './proof-level.ts';
import type { Vaccination } from './use-vaccinations.ts';

/** One thing a pet is protected against, with its doses, the one that ends last at the end, and when protection ends. */
export interface Protection {
  readonly id: string;
  readonly title: string;
  readonly doses: readonly CoverageDose[];
  readonly endsOn: string;
}

/** Where no end is printed and none is usual, a bar still needs a length; a year is the shortest usual one. */
const assumedMonths = 12;

/**
 * Groups the doses that count by what businesses ask for; a combination stands under each of its protections.
 * What no business asks for stands under the vaccine's own name.
 */
export function protectionsOf(doses: readonly Vaccination[], today: string): Protection[] {
  const groups = new Map<string, { title: string; doses: CoverageDose[] }>();
  const counting = doses.filter(({ state }) => state === 'active');
  const given = counting.toSorted((a, b) => compareDates(a.administeredOn, b.administeredOn));
  for (const dose of given) {
    for (const { id, title } of groupsOf(dose)) {
      const group = groups.get(id) ?? { title, doses: [] };
      group.doses.push({
        id: dose.id,
        from: dose.administeredOn,
        until: endOf(dose),
        proof: proofLevelOf(dose.evidence),
      });
      groups.set(id, group);
    }
  }
  const records = counting.map((dose) => ({ ...dose, underReview: false }));
  const protections = [...groups].map(([id, group]) => {
    const ordered = group.doses.toSorted((a, b) => compareDates(a.until, b.until));
    // The same function that judges at businesses; what it knows no end of ends with its bars.
    const endsOn = coveredUntil(id, records, today) ?? ordered.at(-1)?.until ?? '';
    return { id, title: group.title, doses: ordered, endsOn };
  });
  return protections.filter(
    (one, index) => !protections.slice(0, index).some((other) => sameDoses(one, other)),
  );
}

/** Two things businesses ask for that the same doses answer are one line in the picture. */
function sameDoses(a: Protection, b: Protection): boolean {
  return a.doses.length === b.doses.length && a.doses.every(({ id }, index) => id === b.doses[index]?.id);
}

function groupsOf(dose: Vaccination): { id: string; title: string }[] {
  const vaccine = vaccineGiven(dose);
  if (!vaccine) return [{ id: dose.vaccine, title: dose.vaccine }];
  // A vaccine that is not in the list is a target and an antigen of its own, for every spelling of its name.
  if (dose.vaccine === customVaccine) return [{ id: vaccine.code, title: vaccine.name }];
  const asked = targets.filter((target) => vaccine.targets.includes(target.code));
  if (asked.length > 0) return asked.map((target) => ({ id: target.code, title: target.name }));
  return vaccine.antigens
    .slice(0, 1)
    .map((antigen) => ({ id: antigen, title: findAntigen(antigen)?.disease ?? vaccine.name }));
}

function endOf(dose: Vaccination): string {
  return dose.expiresOn ?? labelEndOf(dose) ?? addMonths(dose.administeredOn, assumedMonths);
}

/** When a dose without a printed end expires by the vaccine's label; null where the label names no duration. */
export function labelEndOf({
  vaccine,
  administeredOn,
}: Pick<Vaccination, 'vaccine' | 'administeredOn'>): string | null {
  const months = findVaccine(vaccine)?.validMonths ?? null;
  return months === null ? null : addMonths(administeredOn, months);
}
