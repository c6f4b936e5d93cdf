import type { requirements } from '@clearpaw/contract';
import { addDays, calendarDateIn, compareDates, dayBeginsAt, hasEnded, type Rule } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesChanged } from '../rechecks/index.ts';
import { completeRules } from './complete-rules.ts';
import { lockLatestVersion } from './lock-latest-version.ts';
import { presentRequirements, type Requirements } from './requirement-presenter.ts';

type Input = z.output<typeof requirements.publishRequirements.input>;

/** Publishes the next version. With `expectedVersion`, an editor who started from an older one is refused. */
export async function publishRequirements(call: AuditedCall, input: Input): Promise<Requirements> {
  const { business } = await authorizeMember(call, input.businessId, 'publishRequirements');
  const rules = await completeRules(call, business.id, input.rules);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  refusePast(input.effectiveFrom, today);
  refuseEnded(rules, input.effectiveFrom ?? addDays(today, -1));
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const latest = await lockLatestVersion(tx.db, business.id);
    if (input.expectedVersion !== undefined && input.expectedVersion !== latest) {
      const message = `Version ${latest} was published meanwhile; load it and repeat your change.`;
      throw refuse('ABORTED', message, { reason: 'changed_meanwhile', version: latest });
    }
    const row = {
      businessId: business.id,
      version: latest + 1,
      rules,
      effectiveFrom: input.effectiveFrom ?? today,
      publishedAt: call.now,
      publishedBy: call.uid,
    };
    await tx.db.insert(requirementVersionTable).values(row);
    const subject = { kind: 'requirements', id: business.id } as const;
    await appendEntry(tx.db, call, {
      businessId: business.id,
      subject,
      action: `${call.name}:${row.version}`,
    });
    const begins = new Date(dayBeginsAt(row.effectiveFrom, business.timeZone));
    await rulesChanged(tx, business.id, begins, call.now);
    publishTrigger(tx, { rulesOf: business.id, version: row.version });
    return presentRequirements(row);
  });
}

/** Past visits were judged by the rules of their day. One day of tolerance covers an editor in another time zone. */
function refusePast(effectiveFrom: string | undefined, today: string): void {
  if (effectiveFrom === undefined || compareDates(effectiveFrom, addDays(today, -1)) >= 0) return;
  throw refuse.invalid([
    { path: 'effectiveFrom', message: 'Rules cannot begin in the past; choose today or later.' },
  ]);
}

/** Refuses a rule that ends before it begins, because it would never apply. */
function refuseEnded(rules: readonly Rule[], begins: string): void {
  const issues = [...rules.entries()]
    .filter(([, rule]) => hasEnded(rule, begins))
    .map(([index]) => ({
      path: `rules.${index}.appliesTo.lastDay`,
      message: 'This rule ends before it begins, so it is never asked; choose a later last day.',
    }));
  if (issues.length > 0) throw refuse.invalid(issues);
}
