import { addDays, addMonths, type Day, dateOf } from '../calendar/index.ts';
import {
  customNameOf,
  customVaccine,
  findTarget,
  findVaccine,
  routeOfLabel,
  type Vaccine,
  vaccineGiven,
  vaccines,
} from '../catalogue/index.ts';
import {
  evaluateCompliance,
  isSatisfied,
  type Rule,
  type VaccinationRecord,
  type VaccinationRequirement,
  type Visit,
} from '../compliance/index.ts';
import { serviceOf } from './find-lapse.ts';
import type { Lapse, PlanInput } from './need.ts';

/**
 * The longest lead that is tried; no realistic rule makes a renewal take longer. The lead depends on the doses before
 * it (a booster waits less than a first dose, a gap may be too short or too long), so the engine is asked about each
 * length, the shortest first.
 */
const longestLeadDays = 149;

/**
 * How many days before the first day without proof a renewal has to begin so that it counts on that day: at least 1,
 * more for a series (the gaps between its doses) and for days until a dose counts or an exclusion period ends.
 * Everything but a vaccination is renewed on one day.
 */
export function renewalLeadDays(
  input: PlanInput,
  rule: Rule,
  lapse: Lapse,
  visit = visitOn(rule, lapse),
): number {
  const { requirement } = rule;
  if (requirement.kind !== 'vaccination') return 1;
  const given = vaccinesFor(requirement, input, lapse.recordId);
  for (let leadDays = 1; leadDays <= longestLeadDays; leadDays += 1) {
    const first = lapse.firstDayWithout - leadDays;
    for (let doses = 1; doses <= (requirement.series?.doses ?? 1); doses += 1) {
      if (courseServes(input, rule, { first, doses, given }, visit)) return leadDays;
    }
  }
  return 1;
}

/** The vaccines for a renewal: the one whose proof expires, or else those of the catalogue for the first target. */
export function vaccinesFor(
  requirement: VaccinationRequirement,
  { records }: PlanInput,
  recordId: string | null,
): readonly Vaccine[] {
  const before = records.vaccinations.find(({ id }) => id === recordId);
  const again = before && vaccineGiven(before);
  if (again) return [again];
  const target = findTarget(requirement.targets[0] ?? '');
  if (target === null) return [];
  const ownName = customNameOf(target.code);
  const named = ownName === null ? null : vaccineGiven({ vaccine: customVaccine, vaccineName: ownName });
  if (named) return [named];
  const usable = vaccines.filter(({ code }) => !target.notFrom?.includes(code));
  const needed = new Set(target.allOf ?? target.anyOf?.slice(0, 1));
  const given: Vaccine[] = [];
  while (needed.size > 0) {
    const covers = (vaccine: Vaccine): number => vaccine.antigens.filter((code) => needed.has(code)).length;
    const best = usable.reduce<Vaccine | null>(
      (most, next) => (covers(next) > (most === null ? 0 : covers(most)) ? next : most),
      null,
    );
    if (best === null) return given;
    given.push(best);
    for (const code of best.antigens) needed.delete(code);
  }
  return given;
}

/** A planned renewal: a number of doses of these vaccines, the first on `first`. */
export type RenewalSeries = {
  readonly first: Day;
  readonly doses: number;
  readonly given: readonly Vaccine[];
};

/** A visit on the first day without the current proof. */
export function visitOn(rule: Rule, { firstDayWithout }: Lapse): Visit {
  const on = dateOf(firstDayWithout);
  return { service: serviceOf(rule), arrival: on, departure: on };
}

/** Whether a visit would meet the rule if this dose series had been given. */
export function courseServes(input: PlanInput, rule: Rule, course: RenewalSeries, visit: Visit): boolean {
  const { requirement } = rule;
  if (requirement.kind !== 'vaccination') return true;
  const doses = dosesOfCourse(course, requirement.series?.minSpacingDays ?? 0);
  const records = { ...input.records, vaccinations: [...input.records.vaccinations, ...doses] };
  const [check] = evaluateCompliance({ rules: [rule], pet: input.pet, records, visit }).checks;
  return check !== undefined && isSatisfied(check.status);
}

/** How a dose is recorded: by the vaccine's code, or by a name of its own. */
function recordedAs({ code, name }: Vaccine): Pick<VaccinationRecord, 'vaccine' | 'vaccineName'> {
  return findVaccine(code) === null ? { vaccine: customVaccine, vaccineName: name } : { vaccine: code };
}

function dosesOfCourse({ first, doses, given }: RenewalSeries, spacingDays: number): VaccinationRecord[] {
  return Array.from({ length: doses }, (_, index) => addDays(dateOf(first), index * spacingDays)).flatMap(
    (on, index) =>
      given.map((vaccine) => ({
        id: `planned-${index}-${vaccine.code}`,
        ...recordedAs(vaccine),
        route: vaccine.routes[0] === undefined ? null : routeOfLabel(vaccine.routes[0]),
        administeredOn: on,
        expiresOn: addMonths(on, 12),
        doseNumber: null,
        evidence: 'clinic' as const,
        state: 'active' as const,
        underReview: false,
      })),
  );
}
