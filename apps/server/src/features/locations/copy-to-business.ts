import type { locations, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { copyQuestion } from '../intake-questions/index.ts';
import { lockBusiness } from '../members/index.ts';
import { lockLatestVersion, publishNext } from '../requirements/index.ts';
import { copyWaiver } from '../waivers/index.ts';
import { addColleagues } from './add-colleagues.ts';
import { presentCopy } from './copy-presenter.ts';
import { type Locations, locationsOf } from './locations-of.ts';
import { planCopy } from './plan-copy.ts';
import type { PlannedRules } from './plan-rules.ts';

type Input = z.output<typeof locations.copyToBusiness.input>;

/** Copies parts of one location to another, all or none of them. */
export async function copyToBusiness(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof locations.copyToBusiness>> {
  const both = await locationsOf(call, input);
  const { from, to } = both;
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    // What is there already is read after the lock: of two concurrent copies the second finds those of the first.
    await lockBusiness(tx.db, to.id);
    const plan = await planCopy(tx.db, call, both, input.parts);
    const businessId = to.id;
    for (const { isNew, source, id, services } of plan.waivers ?? []) {
      if (isNew) await copyWaiver(tx, call, source, { id, businessId, services });
    }
    const version = plan.rules ? await publishRules(tx, call, both, plan.rules) : null;
    if (plan.team) await addColleagues(tx, call, both, plan.team.members);
    const subject = { kind: 'business', id: to.id } as const;
    await appendEntry(tx.db, call, { businessId: from.id, subject });
    return presentCopy(plan, version);
  });
}

/** The number of the published version; null where there is nothing to publish. */
async function publishRules(
  tx: Tx,
  call: AuditedCall,
  { to }: Locations,
  { rules, questions, unchanged, today }: PlannedRules,
): Promise<number | null> {
  if (unchanged || rules.length === 0) return null;
  for (const { isNew, source, id, services } of questions) {
    if (isNew) await copyQuestion(tx, call, source, { id, businessId: to.id, services });
  }
  const version = (await lockLatestVersion(tx.db, to.id)) + 1;
  await publishNext(tx, call, to, { version, rules, effectiveFrom: today, action: 'copyToBusiness' });
  publishTrigger(tx, { rulesOf: to.id, version });
  return version;
}
