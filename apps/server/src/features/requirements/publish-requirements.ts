import type { requirements } from '@clearpaw/contract';
import { addDays, calendarDateIn, compareDates, hasEnded, type Rule } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { publishTrigger } from '../alerts/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { completeRules } from './complete-rules.ts';
import { lockLatestVersion } from './lock-latest-version.ts';
import { publishNext } from './publish-next.ts';
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
    const version = latest + 1;
    const effectiveFrom = input.effectiveFrom ?? today;
    await publishNext(tx, call, business, { version, rules, effectiveFrom, action: 'publishRequirements' });
    publishTrigger(tx, { rulesOf: business.id, version });
    return presentRequirements({ version, rules, effectiveFrom, publishedAt: call.now });
  });
}

/** Past visits were judged by the rules of their day. One day of tolerance covers an editor in another time zone. */
function refusePast(effectiveFrom: string | undefined, today: string): void {
  if (effectiveFrom === undefined || compareDates(effectiveFrom, addDays(today, -1)) >= 0) return;
  const message = 'Rules cannot begin in the past; choose today or later.';
  throw refuse.invalid([{ path: 'effectiveFrom', message, reason: 'rules_begin_in_past' }]);
}

/** Refuses a rule that ends before it begins, because it would never apply. */
function refuseEnded(rules: readonly Rule[], begins: string): void {
  const issues = [...rules.entries()]
    .filter(([, rule]) => hasEnded(rule, begins))
    .map(([index]) => ({
      path: `rules.${index}.appliesTo.lastDay`,
      message: 'This rule ends before it begins, so it is never asked; choose a later last day.',
      reason: 'rule_ends_first' as const,
    }));
  if (issues.length > 0) throw refuse.invalid(issues);
}
