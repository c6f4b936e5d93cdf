import { type Day, dateOf, dayOf } from '../../calendar/index.ts';
import { messageFor, paramsFor } from '../messages/index.ts';
import { dosesOf } from '../proofs/dose.ts';
import { birthRange } from '../vocabulary/birth.ts';
import type { Finding } from '../vocabulary/finding.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { Check, ComplianceReport } from '../vocabulary/report.ts';
import type { Rule } from '../vocabulary/rule.ts';
import type { Subject } from '../vocabulary/subject.ts';
import type { Visit } from '../vocabulary/visit.ts';
import { changesOn } from './changes-on.ts';
import { compliantFrom } from './compliant-from.ts';
import { ruleJudge } from './rule-judge.ts';
import { verdictOf } from './verdict.ts';

/** Everything an answer depends on; `soonDays` (30) is how many days before its end a proof is reported as expiring. */
export type ComplianceInput = {
  readonly rules: readonly Rule[];
  readonly pet: PetFacts;
  readonly records: PetRecords;
  readonly visit: Visit;
  readonly soonDays?: number | undefined;
};

/** What is judged, with its dates as days. */
export function subjectFrom({ pet, records, visit, soonDays = 30 }: ComplianceInput): Subject {
  const arrival = dayOf(visit.arrival);
  return {
    pet,
    records,
    doses: dosesOf(records),
    born: birthRange(pet),
    service: visit.service,
    arrival,
    stayDays: dayOf(visit.departure) - arrival,
    soonDays,
  };
}

function dateOrNull(day: Day | null): string | null {
  return day === null ? null : dateOf(day);
}

function checkOf(rule: Rule, finding: Finding): Check {
  const params = paramsFor(rule.requirement, finding.reason, finding.waitDays);
  return {
    ruleId: rule.id,
    level: rule.level,
    status: finding.status,
    reason: finding.reason,
    params,
    message: messageFor(rule.requirement, finding.reason, params),
    recordIds: finding.recordId === null ? [] : [finding.recordId],
    validUntil: dateOrNull(finding.validUntil),
  };
}

/** Judges one visit of one pet against the rules of one business. Dates are calendar dates in the business's zone. */
export function evaluateCompliance(input: ComplianceInput): ComplianceReport {
  const subject = subjectFrom(input);
  const { arrival } = subject;
  const judged = input.rules.map((rule) => {
    const judge = ruleJudge(rule, subject);
    const finding = judge.at(arrival);
    return { judge, status: finding.status, level: rule.level, check: checkOf(rule, finding) };
  });
  const verdict = verdictOf(judged);
  const isIn = verdict === 'compliant' || verdict === 'expiring';
  const required = () => judged.filter(({ level }) => level === 'required').map(({ judge }) => judge);
  return {
    verdict,
    checks: judged.map(({ check }) => check),
    compliantFrom: dateOrNull(isIn ? arrival : compliantFrom(required(), arrival)),
    changesOn: dateOrNull(changesOn(judged, arrival)),
  };
}
