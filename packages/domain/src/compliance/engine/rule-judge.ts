import { kindOf } from '../kinds/kinds.ts';
import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import type { Rule } from '../vocabulary/rule.ts';
import type { Subject } from '../vocabulary/subject.ts';
import type { Span } from './age-spans.ts';
import { applicableSpans, appliesToWhom } from './applies-to.ts';

const notApplicable = factFinding('not_applicable', 'not_applicable');

/**
 * A proof valid for a week must not be 'expiring' all the time: at most the last third of its validity counts as
 * expiring soon.
 */
function requirementJudge(requirement: Requirement, subject: Subject): Judge {
  const kind = kindOf(requirement);
  const proofDays = kind.proofDays(requirement);
  const soonDays =
    proofDays === undefined ? subject.soonDays : Math.min(subject.soonDays, Math.floor(proofDays / 3));
  return kind.judge(requirement, subject, soonDays);
}

/** Limits a judge to the arrivals at which its rule applies. */
function withinSpans(spans: readonly Span[], judge: Judge): Judge {
  return {
    at: (arrival) =>
      spans.some(({ from, until }) => from <= arrival && arrival < until) ? judge.at(arrival) : notApplicable,
    changePoints: (name) => {
      for (const { from, until } of spans) {
        name(from);
        name(until);
      }
      judge.changePoints(name);
    },
  };
}

/** Prepares one rule for one pet and the length of its stay. */
export function ruleJudge(rule: Rule, subject: Subject): Judge {
  const { appliesTo, requirement } = rule;
  if (appliesTo === undefined) return requirementJudge(requirement, subject);
  if (!appliesToWhom(appliesTo, subject.pet, subject.service)) return constantJudge(notApplicable);
  const spans = applicableSpans(appliesTo, subject.born, subject.arrival);
  if (spans === null) return requirementJudge(requirement, subject);
  if (spans.length === 0) return constantJudge(notApplicable);
  return withinSpans(spans, requirementJudge(requirement, subject));
}
