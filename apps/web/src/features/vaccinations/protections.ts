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

/** One protection of a pet, with its doses ordered by their end, and when the protection ends. */
export interface Protection {
  readonly id: string;
  readonly title: string;
  readonly doses: readonly CoverageDose[];
  readonly endsOn: string;
}

/** If no expiry is printed or usual, the bar still needs a length; a year is the shortest usual one. */
const assumedMonths = 12;

/**
 * Groups the doses that count by the targets that businesses require; a combination vaccine is listed under each of its
 * protections. What no business requires is listed under the vaccine's own name.
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
    // Uses the same function as the evaluation at businesses; without a known end, protection ends with its bars.
    const endsOn = coveredUntil(id, records, today) ?? ordered.at(-1)?.until ?? '';
    return { id, title: group.title, doses: ordered, endsOn };
  });
  return protections.filter(
    (one, index) => !protections.slice(0, index).some((other) => sameDoses(one, other)),
  );
}

/** Two targets that are covered by the same doses are shown as one line. */
function sameDoses(a: Protection, b: Protection): boolean {
  return a.doses.length === b.doses.length && a.doses.every(({ id }, index) => id === b.doses[index]?.id);
}

function groupsOf(dose: Vaccination): { id: string; title: string }[] {
  const vaccine = vaccineGiven(dose);
  if (!vaccine) return [{ id: dose.vaccine, title: dose.vaccine }];
  // A vaccine that is not in the list counts as its own target and antigen, for every spelling of its name.
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

/** When a dose without a printed expiry date expires by the vaccine's label; null if the label names no duration. */
export function labelEndOf({
  vaccine,
  administeredOn,
}: Pick<Vaccination, 'vaccine' | 'administeredOn'>): string | null {
  const months = findVaccine(vaccine)?.validMonths ?? null;
  return months === null ? null : addMonths(administeredOn, months);
}
