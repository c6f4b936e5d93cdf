import { compareDates, type Day, dateOf, dayOf } from '../calendar/index.ts';
import { type Check, evaluateCompliance, type Rule, type Visit } from '../compliance/index.ts';
import { isLapsed, ruleSpans } from './find-lapse.ts';
import type { ConnectedBusiness, Lapse, PlanInput } from './need.ts';
import { renewalLeadDays } from './renewal-lead.ts';

/** A proof that expires during a planned visit, and the day to act by so that it is valid for the whole visit. */
export interface VisitLapse {
  readonly rule: Rule;
  readonly lapse: Lapse;
  readonly actBy: string;
  readonly visit: Visit;
}

/** The proofs that are valid when a planned stay begins and expire during it. */
export function visitLapses(input: PlanInput, business: ConnectedBusiness): readonly VisitLapse[] {
  const coming = (business.visits ?? []).filter(({ arrival }) => compareDates(arrival, input.today) >= 0);
  const spans = coming.length === 0 ? [] : ruleSpans(business);
  return coming.flatMap((visit) =>
    spans.flatMap(({ rule, from, until }) => {
      const arrival = dayOf(visit.arrival);
      if (arrival < from || arrival >= until) return [];
      const lapse = lapseIn(input, rule, visit);
      if (lapse === null) return [];
      const lead = renewalLeadDays(input, rule, { ...lapse, firstDayWithout: arrival }, visit);
      return [{ rule, lapse, visit, actBy: dateOf(arrival - lead) }];
    }),
  );
}

/** When during a stay a proof expires; null if it lasts, or if there is none on the first day. */
function lapseIn(input: PlanInput, rule: Rule, visit: Visit): Lapse | null {
  if (!isLapsed(judge(input, rule, visit).check)) return null;
  const end = dayOf(visit.departure);
  let recordId: string | null = null;
  for (let day = dayOf(visit.arrival); day <= end; ) {
    const on = dateOf(day);
    const { check, next } = judge(input, rule, { ...visit, arrival: on, departure: on });
    if (isLapsed(check)) return on === visit.arrival ? null : { firstDayWithout: day, recordId };
    recordId = check?.recordIds[0] ?? null;
    day = Math.max(day + 1, next);
  }
  return null;
}

function judge(input: PlanInput, rule: Rule, visit: Visit): { check: Check | undefined; next: Day } {
  const { checks, changesOn } = evaluateCompliance({
    rules: [rule],
    pet: input.pet,
    records: input.records,
    visit,
  });
  return { check: checks[0], next: changesOn === null ? Number.POSITIVE_INFINITY : dayOf(changesOn) };
}
