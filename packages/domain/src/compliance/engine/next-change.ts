import { type Day, dateOf, dayOf } from '../../calendar/index.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { Check, ComplianceReport } from '../vocabulary/report.ts';
import { isSatisfied, type Status } from '../vocabulary/status.ts';
import { type ComplianceInput, subjectFrom } from './evaluate-compliance.ts';
import { nextChangePoint } from './next-change-point.ts';
import { asksOwner, isRenewalSoon } from './renewals.ts';
import { ruleJudge } from './rule-judge.ts';

/** How many days ahead a change is worth knowing. */
export const nextChangeDays = 90;

/**
 * How a requirement decides what comes next. `open`: it is not met. `ends`: it is met until a day. `starts`: it does not
 * apply yet, and will not be met when it does.
 */
export const nextChangeKinds = ['open', 'ends', 'starts'] as const;

/** The one requirement that staff should know of. */
export type NextChange = {
  readonly kind: (typeof nextChangeKinds)[number];
  readonly check: Check;
  /** The last day before the change; null for what is open, and where dates are hidden. */
  readonly lastDay: string | null;
  /** How many more required rules are open. */
  readonly others: number;
};

/**
 * What keeps a pet from being cleared; of a cleared pet, what it stops meeting first. Null if nothing does so soon.
 * Recommended rules decide no verdict and are left out.
 * @param input what the report was made from; null if the reader may not learn dates, and then the report must be
 * without them: not even their order is used
 */
export function nextChange(report: ComplianceReport, input: ComplianceInput | null): NextChange | null {
  const required = report.checks.filter(({ level }) => level === 'required');
  const open = required
    .filter(({ status }) => !isSatisfied(status))
    .sort((a, b) => urgency(a.status) - urgency(b.status));
  const [first] = open;
  if (first) return { kind: 'open', check: first, lastDay: null, others: open.length - 1 };
  if (input !== null) return firstEnd(report.checks, input);
  const soon = required.find(isRenewalSoon);
  return soon ? { kind: 'ends', check: soon, lastDay: null, others: 0 } : null;
}

/** First what someone has to do, then what only time resolves, then what a review resolves. */
function urgency(status: Status): number {
  if (asksOwner(status)) return 0;
  return status === 'pending' ? 2 : 1;
}

/** The checks are in the order of the rules. */
function firstEnd(checks: readonly Check[], input: ComplianceInput): NextChange | null {
  const subject = subjectFrom(input);
  const arrival = dayOf(input.visit.arrival);
  let end = arrival + nextChangeDays + 2;
  let found: Check | null = null;
  for (const [index, rule] of input.rules.entries()) {
    const check = checks[index];
    if (check?.level !== 'required') continue;
    const day = stopsOn(ruleJudge(rule, subject), check.status, arrival, end);
    if (day === end) continue;
    end = day;
    found = check;
  }
  if (found === null) return null;
  const kind = found.status === 'not_applicable' ? 'starts' : 'ends';
  return { kind, check: found, lastDay: dateOf(end - 1), others: 0 };
}

/** The first arrival before `limit` at which a rule is no longer met, or only thanks to its grace days; else `limit`. */
function stopsOn(judge: Judge, status: Status, arrival: Day, limit: Day): Day {
  const lasts = (now: Status) => isSatisfied(now) && (now !== 'grace' || status === 'grace');
  let day = nextChangePoint(judge, arrival);
  while (day < limit && lasts(judge.at(day).status)) day = nextChangePoint(judge, day);
  return Math.min(day, limit);
}
