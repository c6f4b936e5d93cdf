import { dayBeginsAt, type Rule } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { rulesChanged } from '../rechecks/index.ts';

/** The business whose rules are published. */
export interface RuledBusiness {
  readonly id: string;
  readonly timeZone: string;
}

interface NextRules {
  readonly version: number;
  readonly rules: Rule[];
  readonly effectiveFrom: string;
  /** What made the rules change. */
  readonly action: 'publishRequirements' | 'copyToBusiness' | 'renewWaiverRules' | 'renewQuestionRules';
}

/** Publishes the next version in the transaction of its cause; the pets of the business are judged again. */
export async function publishNext(
  tx: Tx,
  call: AuditedCall,
  business: RuledBusiness,
  { action, ...next }: NextRules,
): Promise<void> {
  const published = { publishedAt: call.now, publishedBy: call.uid };
  await tx.db.insert(requirementVersionTable).values({ businessId: business.id, ...next, ...published });
  const subject = { kind: 'requirements', id: business.id } as const;
  await appendEntry(tx.db, call, {
    businessId: business.id,
    subject,
    action: `${action}:${next.version}`,
  });
  const begins = new Date(dayBeginsAt(next.effectiveFrom, business.timeZone));
  await rulesChanged(tx, business.id, begins, call.now);
}
