import { addMonths, type Day, dateOf, dayOf } from '../../calendar/index.ts';
import { findTarget, findVaccine, type Target } from '../../catalogue/index.ts';
import type { PetRecords, VaccinationRecord } from '../index.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';
import { bestOf, byTable, nothing, type OracleEntry, withEvidence, worstOf } from './oracle-order.ts';

const on = (dose: VaccinationRecord): Day => dayOf(dose.administeredOn);
const monthsAfter = (dose: VaccinationRecord, months: number): Day =>
  dayOf(addMonths(dose.administeredOn, months));
const ownName = (dose: VaccinationRecord): string | null =>
  dose.vaccine === 'custom' ? (dose.vaccineName?.trim().toLowerCase() ?? null) : null;
const carries = (dose: VaccinationRecord, antigen: string): boolean =>
  ownName(dose) === null
    ? (findVaccine(dose.vaccine)?.antigens.includes(antigen) ?? false)
    : antigen === `custom:${ownName(dose)}`;

function labelEnd(dose: VaccinationRecord): Day | null {
  if (dose.expiresOn !== null) return dayOf(dose.expiresOn);
  const months = findVaccine(dose.vaccine)?.validMonths ?? null;
  return months === null ? null : monthsAfter(dose, months);
}

function endOf(
  dose: VaccinationRecord,
  earlier: VaccinationRecord[],
  rule: VaccinationRequirement,
): Day | null {
  const ends: Day[] = [];
  const label = labelEnd(dose);
  const validity = rule.validMonths === undefined ? 'label' : (rule.validity ?? 'earlier');
  if (validity !== 'interval' && label !== null) ends.push(label);
  if (validity !== 'label') ends.push(monthsAfter(dose, rule.validMonths ?? 0));
  const isFirst = dose.doseNumber === 1 || (dose.doseNumber === null && earlier.length === 0);
  if (isFirst && rule.firstDoseMonths !== undefined) ends.push(monthsAfter(dose, rule.firstDoseMonths));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The counter on each day of doses, written as the specification states it, sentence by sentence. */
function counterOn(
  day: Day,
  doses: VaccinationRecord[],
  series: NonNullable<VaccinationRequirement['series']>,
) {
  const days = [...new Set(doses.map(on))].filter((given) => given <= day).sort((a, b) => a - b);
  const numberOn = (given: Day) =>
    Math.max(0, ...doses.filter((d) => on(d) === given).map((d) => d.doseNumber ?? 0));
  let counter = 1;
  let base = days[0] ?? day;
  counter = Math.max(counter, numberOn(base));
  for (const given of days.slice(1)) {
    const gap = given - base;
    if (gap < series.minSpacingDays) continue;
    const restart = series.restartAfterMonths;
    if (restart !== undefined && given > dayOf(addMonths(dateOf(base), restart))) counter = 1;
    else if (counter < series.doses && gap > (series.maxSpacingDays ?? Number.POSITIVE_INFINITY)) counter = 1;
    else {
      counter += 1;
      counter = Math.max(counter, numberOn(given));
    }
    base = given;
  }
  return counter;
}

function judgeAntigen(
  doses: VaccinationRecord[],
  rule: VaccinationRequirement,
  arrival: Day,
  end: Day,
  soonDays: number,
): OracleEntry {
  const entries = doses.map((dose): OracleEntry => {
    const earlier = doses.filter((other) => on(other) < on(dose));
    const until = endOf(dose, earlier, rule);
    const entry = { until, on: on(dose), id: dose.id };
    if (rule.series && counterOn(on(dose), doses, rule.series) < rule.series.doses) {
      return { ...entry, status: 'incomplete' };
    }
    const boosts =
      (dose.doseNumber ?? 0) >= 2 || earlier.some((other) => (labelEnd(other) ?? -1e9) >= on(dose));
    const wait = rule.waitDays === undefined ? 0 : boosts ? rule.waitDays.booster : rule.waitDays.first;
    if (arrival < on(dose) + wait) return { ...entry, status: 'waiting' };
    if (until === null) return { ...entry, status: 'needs_information' };
    return withEvidence(
      { ...entry, status: byTable(until, end, arrival, soonDays, rule.graceDays) },
      dose,
      rule,
    );
  });
  return bestOf(entries);
}

function judgeTarget(
  target: Target | null,
  doses: VaccinationRecord[],
  rule: VaccinationRequirement,
  when: { arrival: Day; end: Day; soonDays: number },
): OracleEntry {
  if (target === null) return nothing;
  const counting = doses.filter((dose) => !(target.notFrom ?? []).includes(dose.vaccine));
  const byAntigen = (antigen: string): OracleEntry =>
    judgeAntigen(
      counting.filter((dose) => carries(dose, antigen)),
      rule,
      when.arrival,
      when.end,
      when.soonDays,
    );
  return target.allOf ? worstOf(target.allOf.map(byAntigen)) : bestOf((target.anyOf ?? []).map(byAntigen));
}

function alternatives(
  records: PetRecords,
  rule: VaccinationRequirement,
  arrival: Day,
  end: Day,
): OracleEntry[] {
  const entries: OracleEntry[] = [];
  for (const target of rule.targets) {
    const titers = records.tests.filter((test) => test.target === target && dayOf(test.takenOn) <= arrival);
    for (const titer of titers) {
      if (rule.accepts?.titerMonths === undefined || titer.result !== 'protective') continue;
      const contrary = titers.some((t) => t.result === 'not_protective' && t.takenOn >= titer.takenOn);
      const until = dayOf(addMonths(titer.takenOn, rule.accepts.titerMonths));
      if (contrary || until < end) continue;
      const entry: OracleEntry = { status: 'exempt', until, on: dayOf(titer.takenOn), id: titer.id };
      entries.push(withEvidence(entry, titer, rule));
    }
    for (const exemption of records.exemptions) {
      if (rule.accepts?.exemption !== true || exemption.target !== target) continue;
      const [from, until] = [dayOf(exemption.from), dayOf(exemption.until)];
      if (from > arrival || until < end) continue;
      entries.push(withEvidence({ status: 'exempt', until, on: from, id: exemption.id }, exemption, rule));
    }
  }
  return entries;
}

function away(doses: VaccinationRecord[], rule: VaccinationRequirement, arrival: Day): OracleEntry | null {
  const { stayAway } = rule;
  if (stayAway === undefined) return null;
  const targets = rule.targets.map((code) => findTarget(code)).filter((target) => target !== null);
  const antigens = targets.flatMap((target) => [...(target.allOf ?? []), ...(target.anyOf ?? [])]);
  const near = doses.filter(
    (dose) => antigens.some((antigen) => carries(dose, antigen)) && arrival < on(dose) + stayAway.days,
  );
  const certain: OracleEntry[] = [];
  const open: OracleEntry[] = [];
  for (const dose of near) {
    const entry = { until: null, on: on(dose), id: dose.id };
    const catalogued =
      ownName(dose) === null
        ? (findVaccine(dose.vaccine)?.routes ?? []).map((label) => label.replace(/ .*/, ''))
        : ['subcutaneous', 'intramuscular', 'intranasal', 'oral'];
    const route = dose.route ?? (catalogued.length === 1 ? catalogued[0] : undefined);
    const asked: readonly string[] | undefined = stayAway.routes;
    if (asked === undefined || (route !== undefined && asked.includes(route))) {
      certain.push({ ...entry, status: 'stay_away' });
    } else if (route === undefined && catalogued.some((label) => asked.includes(label))) {
      open.push({ ...entry, status: 'needs_information' });
    }
  }
  if (certain.length > 0) return bestOf(certain);
  return open.length > 0 ? bestOf(open) : null;
}

/** A vaccination rule at one arrival, computed only from the records that exist then. */
export function judgeVaccination(
  rule: VaccinationRequirement,
  records: PetRecords,
  arrival: Day,
  departure: Day,
  soonDays: number,
): OracleEntry {
  const end = rule.through === 'arrival' ? arrival : departure;
  const doses = records.vaccinations
    .filter((dose) => dose.state === 'active' && on(dose) <= arrival)
    .filter((dose) => ownName(dose) !== null || findVaccine(dose.vaccine) !== null)
    .sort((a, b) => on(a) - on(b) || (a.id < b.id ? -1 : 1));
  const kept = away(doses, rule, arrival);
  if (kept !== null) return kept;
  const when = { arrival, end, soonDays };
  const targets = rule.targets.map((code) => judgeTarget(findTarget(code), doses, rule, when));
  const byTargets = bestOf(targets);
  if (['met', 'expiring', 'grace'].includes(byTargets.status)) return byTargets;
  return bestOf([byTargets, ...alternatives(records, rule, arrival, end)]);
}
