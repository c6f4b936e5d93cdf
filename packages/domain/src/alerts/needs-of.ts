import { addDays, compareDates, dateOf, dayOf } from '../calendar/index.ts';
import { vaccineGiven } from '../catalogue/index.ts';
import { type Rule, subjectOf } from '../compliance/index.ts';
import { findLapse, isSameRule, lastDayOf, ruleSpans } from './find-lapse.ts';
import { labelEnds, vaccineOf } from './label-ends.ts';
import { type Lapse, lapsedForDays, type Need, type PlanInput, planHorizonDays } from './need.ts';
import { renewalLeadDays } from './renewal-lead.ts';
import { visitLapses } from './visit-needs.ts';

/**
 * What has to be renewed, most urgent first: what the rules of connected businesses will find missing, and what expires
 * by the records' own labels. Equal needs are merged into one, with all of their businesses and the earliest `actBy`.
 */
export function needsOf(input: PlanInput): readonly Need[] {
  const merged = new Map<string, Need>();
  for (const need of [...businessNeeds(input), ...labelNeeds(input)]) {
    const before = merged.get(need.key);
    merged.set(need.key, before === undefined ? need : mergeNeeds(before, need));
  }
  return [...merged.values()].sort((a, b) => compareDates(a.actBy, b.actBy) || (a.key < b.key ? -1 : 1));
}

/** Merges two businesses' needs for the same renewal. */
export function mergeNeeds(a: Need, b: Need): Need {
  const businessIds = [...new Set([...a.businessIds, ...b.businessIds])].sort();
  const first = compareDates(a.actBy, b.actBy) <= 0 ? a : b;
  const { visit: _visit, ...need } = a;
  return { ...need, businessIds, actBy: first.actBy, ...(first.visit && { visit: first.visit }) };
}

function businessNeeds(input: PlanInput): readonly Need[] {
  return input.businesses.flatMap(({ businessId, connectedOn, records = input.records, ...business }) => {
    const here = { ...input, records };
    const lapsing: { rule: Rule; lapse: Lapse }[] = [];
    for (const span of ruleSpans(business)) {
      // A rule that is removed and comes back is one need: the first time that it is not met.
      if (lapsing.some(({ rule }) => isSameRule(rule, span.rule))) continue;
      const lapse = findLapse(here, span, connectedOn);
      if (lapse !== null) lapsing.push({ rule: span.rule, lapse });
    }
    const inVisits = visitLapses(here, { businessId, connectedOn, ...business }).map(
      ({ rule, lapse, actBy, visit: { arrival, departure } }) => ({
        ...needFrom(here, rule, lapse.recordId, lastDayOf(lapse), actBy, businessId),
        visit: { arrival, departure },
      }),
    );
    const inTime = lapsing.map(({ rule, lapse }) => {
      const actBy = dateOf(lapse.firstDayWithout - renewalLeadDays(here, rule, lapse));
      return needFrom(here, rule, lapse.recordId, lastDayOf(lapse), actBy, businessId);
    });
    return [...inTime, ...inVisits];
  });
}

/** A need's key consists of the record that expires, or the subject if there never was a record, and the last day. */
export function needFrom(
  { records }: PlanInput,
  rule: Rule,
  recordId: string | null,
  lastValidOn: string,
  actBy: string,
  businessId: string,
): Need {
  const dose = records.vaccinations.find(({ id }) => id === recordId);
  const given = dose && vaccineGiven(dose);
  const subject = given?.name ?? subjectOf(rule.requirement);
  const about = dose && given ? vaccineOf(dose) : { requirement: rule.requirement };
  const key = `${recordId ?? subject}|${lastValidOn}`;
  return { key, subject, about, lastValidOn, actBy, recordId, businessIds: [businessId] };
}

function labelNeeds({ records, today }: PlanInput): readonly Need[] {
  const from = dayOf(addDays(today, -lapsedForDays - 1));
  return labelEnds(records)
    .filter(({ lastDay }) => lastDay >= from && lastDay < dayOf(today) + planHorizonDays)
    .map(({ recordId, subject, about, lastDay }) => {
      const lastValidOn = dateOf(lastDay);
      const key = `${recordId}|${lastValidOn}`;
      return { key, subject, about, lastValidOn, actBy: lastValidOn, recordId, businessIds: [] };
    });
}
