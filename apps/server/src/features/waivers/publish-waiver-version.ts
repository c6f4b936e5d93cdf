import type { waivers } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotentAfterDecision, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { renewWaiverRules, requireWaiver } from '../requirements/index.ts';
import { saveWaiver } from './find-waiver.ts';
import { signedPetsChanged } from './signed-pets-changed.ts';
import { readContent, type WaiverContent } from './waiver-content.ts';
import { presentWaiver, type Waiver, type WaiverRow } from './waiver-presenter.ts';
import { keepVersion } from './write-waiver.ts';

type Input = z.output<typeof waivers.publishWaiverVersion.input>;

/**
 * Publishes the next version. Only a material one has to be signed again; the rules that require the waiver then
 * require it.
 */
export async function publishWaiverVersion(call: AuditedCall, input: Input): Promise<Waiver> {
  const { membership } = await saveWaiver(call, input.waiverId, 'publishWaivers');
  const { business } = membership;
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  const decide = () => readContent(call, input);
  return idempotentAfterDecision(call.services.store, attempt, decide, async (tx, content: WaiverContent) => {
    const { row, before } = await saveNext(tx, call, { ...input, ...content });
    await keepVersion(tx, call, row, { ...content, material: input.material });
    const entry = { businessId: business.id, subject: { kind: 'waiver', id: row.id } } as const;
    await appendEntry(tx.db, call, { ...entry, action: `${call.name}:${row.version}` });
    if (input.requiredFor) await requireWaiver(tx, call, business, { ...row, services: input.requiredFor });
    if (input.resign && input.resign !== (before.resign ?? 'material'))
      await signedPetsChanged(tx, row.id, call.now);
    if (input.material) {
      await renewWaiverRules(tx, call, business, row);
      publishTrigger(tx, { waiverOf: business.id, waiverId: row.id, version: row.version });
    }
    return presentWaiver(row);
  });
}

async function saveNext(
  { db }: Tx,
  call: Call,
  input: WaiverContent & Pick<Input, 'waiverId' | 'material' | 'resign' | 'forMinors'>,
): Promise<{ row: WaiverRow; before: WaiverRow }> {
  const named = eq(waiverTable.id, input.waiverId);
  const [before] = await db.select().from(waiverTable).where(named).for('update');
  if (!before) throw new Error('The waiver was there a moment ago.');
  const version = before.version + 1;
  const next = {
    version,
    materialVersion: input.material ? version : before.materialVersion,
    format: input.format,
    sha256: input.sha256,
    resign: input.resign ?? before.resign,
    forMinors: input.forMinors ?? before.forMinors,
    updatedAt: call.now,
  };
  await db.update(waiverTable).set(next).where(named);
  return { row: { ...before, ...next }, before };
}
