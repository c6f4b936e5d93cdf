import { addDays, type Day, dateOf, dayOf } from '../../calendar/index.ts';
import { evaluateCompliance, type Rule } from '../../compliance/index.ts';
import { isLapsed, serviceOf } from '../find-lapse.ts';
import { labelEnds } from '../label-ends.ts';
import type { ConnectedBusiness, Need, PlanInput } from '../need.ts';
import { needFrom } from '../needs-of.ts';
import { courseServes, vaccinesFor, visitOn } from '../renewal-lead.ts';

/** The rule of this id and text that a business requires on a day, by scanning every version. */
function inForceOn({ versions }: ConnectedBusiness, day: Day): readonly Rule[] {
  return versions.findLast(({ from }) => dayOf(from) <= day)?.rules ?? [];
}

const textOf = ({ appliesTo, requirement }: Rule): string => JSON.stringify([appliesTo, requirement]);

/** The engine's result for one day: whether the rule is not met, and which record meets it. */
function onDay(input: PlanInput, business: ConnectedBusiness, rule: Rule, day: Day) {
  const asked = inForceOn(business, day).some(
    (one) => one.level === 'required' && textOf(one) === textOf(rule),
  );
  if (!asked) return { lapsed: false, asked, recordId: null };
  const on = dateOf(day);
  const visit = { service: serviceOf(rule), arrival: on, departure: on };
  const [check] = evaluateCompliance({ ...input, rules: [rule], visit }).checks;
  return { lapsed: isLapsed(check), asked, recordId: check?.recordIds[0] ?? null };
}

/** The latest day on which some dose series, tried day by day, still leaves no gap. */
function latestStart(input: PlanInput, rule: Rule, firstDayWithout: Day, recordId: string | null): Day {
  const { requirement } = rule;
  const lapse = { firstDayWithout, recordId };
  if (requirement.kind !== 'vaccination') return firstDayWithout - 1;
  const given = vaccinesFor(requirement, input, recordId);
  for (let first = firstDayWithout - 1; first > firstDayWithout - 150; first -= 1) {
    for (let doses = 1; doses <= (requirement.series?.doses ?? 1); doses += 1) {
      if (courseServes(input, rule, { first, doses, given }, visitOn(rule, lapse))) return first;
    }
  }
  return firstDayWithout - 1;
}

/** The lapses of one rule, found by checking every day from two weeks ago to the horizon. */
function walk(input: PlanInput, business: ConnectedBusiness, rule: Rule): Need[] {
  const today = dayOf(input.today);
  const begin = Math.max(today - 15, Math.min(today, dayOf(business.connectedOn)));
  let current: Day | null = null;
  let before = onDay(input, business, rule, begin);
  for (let day = begin + 1; day <= today + 400; day += 1) {
    const now = onDay(input, business, rule, day);
    if (now.lapsed && !before.lapsed) current = day;
    if (!now.lapsed) current = null;
    if (current !== null && day >= today) {
      const { asked, recordId } = onDay(input, business, rule, current - 1);
      const held = asked ? recordId : null;
      const actBy = dateOf(latestStart(input, rule, current, held));
      return [needFrom(input, rule, held, addDays(dateOf(current), -1), actBy, business.businessId)];
    }
    before = now;
  }
  return [];
}

/** The needs of a plan, computed without any optimization, as sorted texts `key actBy businesses`. */
export function bruteNeeds(input: PlanInput): string[] {
  const found: Need[] = [];
  for (const business of input.businesses) {
    const rules = business.versions.flatMap(({ rules }) => rules).filter(({ level }) => level === 'required');
    const distinct = new Map(rules.map((rule) => [textOf(rule), rule]));
    for (const rule of distinct.values()) {
      found.push(...walk({ ...input, records: business.records ?? input.records }, business, rule));
    }
  }
  for (const { recordId, lastDay, subject } of labelEnds(input.records)) {
    const [last, today] = [dateOf(lastDay), dayOf(input.today)];
    if (lastDay < today - 15 || lastDay >= today + 400) continue;
    found.push({
      key: `${recordId}|${last}`,
      subject,
      lastValidOn: last,
      actBy: last,
      recordId,
      businessIds: [],
    });
  }
  const keys = [...new Set(found.map(({ key }) => key))];
  return keys
    .map((key) => {
      const same = found.filter((need) => need.key === key);
      const actBy = same.map((need) => need.actBy).sort()[0];
      const businesses = [...new Set(same.flatMap(({ businessIds }) => businessIds))].sort();
      return `${key} by ${actBy} for ${businesses.join('+')}`;
    })
    .sort();
}

/** The needs of a plan in the same form. */
export function inText(needs: readonly Need[]): string[] {
  return needs.map(({ key, actBy, businessIds }) => `${key} by ${actBy} for ${businessIds.join('+')}`).sort();
}
