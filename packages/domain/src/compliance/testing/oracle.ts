import { addMonthsToDay, civilFromDay, type Day, dateOf, dayOf } from '../../calendar/index.ts';
import type { ComplianceInput, ComplianceReport, PetFacts, Rule, Verdict } from '../index.ts';
import { judgeRequirement } from './kind-samples.ts';
import type { OracleMoment } from './oracle-kinds.ts';
import type { OracleEntry } from './oracle-order.ts';

/** Every day on which the pet can have been born, as a list; null if nothing is known. */
function birthDaysOf({ bornOn, bornOnPrecision }: PetFacts): readonly Day[] | null {
  if (bornOn === null) return null;
  const written = dayOf(bornOn);
  if (bornOnPrecision === null || bornOnPrecision === 'day') return [written];
  const { year, month } = civilFromDay(written);
  const days: Day[] = [];
  for (let day = written - 366; day <= written + 366; day += 1) {
    const parts = civilFromDay(day);
    if (parts.year === year && (bornOnPrecision === 'year' || parts.month === month)) days.push(day);
  }
  return days;
}

function ageApplies(rule: Rule, born: readonly Day[] | null, arrival: Day): boolean {
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = rule.appliesTo ?? {};
  if ((fromAgeWeeks ?? fromAgeMonths ?? untilAgeWeeks) === undefined) return true;
  // If unknown, any day of the last years is possible, and also tomorrow.
  const possible = born ?? Array.from({ length: 600 }, (_, back) => arrival + 1 - back);
  return possible.some(
    (day) =>
      (fromAgeWeeks === undefined || day + 7 * fromAgeWeeks <= arrival) &&
      (fromAgeMonths === undefined || addMonthsToDay(day, fromAgeMonths) <= arrival) &&
      (untilAgeWeeks === undefined || arrival < day + 7 * untilAgeWeeks),
  );
}

function applies(rule: Rule, { pet, birthDays, arrival }: OracleMoment, service: string | null): boolean {
  const { species, sex, services, lastDay } = rule.appliesTo ?? {};
  if (lastDay && arrival > dayOf(lastDay)) return false;
  if (species && !species.includes(pet.species)) return false;
  if (sex && pet.sex !== 'unknown' && pet.sex !== sex) return false;
  if (services && service !== null && !services.includes(service)) return false;
  return ageApplies(rule, birthDays, arrival);
}

const out: OracleEntry = { status: 'not_applicable', until: null, on: null, id: null };

/** The days of an input, computed once. */
function momentOf({ pet, records, visit, soonDays = 30 }: ComplianceInput): OracleMoment {
  const arrival = dayOf(visit.arrival);
  return { pet, records, birthDays: birthDaysOf(pet), arrival, departure: dayOf(visit.departure), soonDays };
}

function entriesAt(input: ComplianceInput, moment: OracleMoment): OracleEntry[] {
  return input.rules.map((rule) =>
    applies(rule, moment, input.visit.service) ? judgeRequirement(rule.requirement, moment) : out,
  );
}

function verdictFrom(rules: readonly Rule[], entries: readonly OracleEntry[]): Verdict {
  const required = entries
    .filter((_, index) => rules[index]?.level === 'required')
    .map(({ status }) => status);
  const fine = ['met', 'expiring', 'grace', 'exempt', 'not_applicable'];
  if (required.some((status) => status !== 'pending' && !fine.includes(status))) return 'non_compliant';
  if (required.includes('pending')) return 'pending';
  return required.includes('expiring') || required.includes('grace') ? 'expiring' : 'compliant';
}

const dated = (day: Day | null): string | null => (day === null ? null : dateOf(day));

/**
 * The specified value, found by judging every arrival up to the horizon separately; null also means "not within it".
 */
export function oracleReport(
  input: ComplianceInput,
  horizonDays: number,
): Pick<ComplianceReport, 'verdict' | 'compliantFrom' | 'changesOn'> & { checks: readonly object[] } {
  const moment = momentOf(input);
  const stay = moment.departure - moment.arrival;
  const now = entriesAt(input, moment);
  const statuses = now.map(({ status }) => status).join();
  let compliantFrom: Day | null = null;
  let changesOn: Day | null = null;
  for (let arrival = moment.arrival; arrival <= moment.arrival + horizonDays; arrival += 1) {
    const then = entriesAt(input, { ...moment, arrival, departure: arrival + stay });
    const verdict = verdictFrom(input.rules, then);
    if (compliantFrom === null && (verdict === 'compliant' || verdict === 'expiring'))
      compliantFrom = arrival;
    if (changesOn === null && then.map(({ status }) => status).join() !== statuses) changesOn = arrival;
    if (compliantFrom !== null && changesOn !== null) break;
  }
  const checks = now.map(({ status, until, id }, index) => ({
    ruleId: input.rules[index]?.id,
    status,
    validUntil: dated(until),
    recordIds: id === null ? [] : [id],
  }));
  return {
    verdict: verdictFrom(input.rules, now),
    checks,
    compliantFrom: dated(compliantFrom),
    changesOn: dated(changesOn),
  };
}
