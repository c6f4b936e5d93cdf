import type { waivers } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotentAfterDecision } from '../../platform/database/index.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { requireWaiver } from '../requirements/index.ts';
import { readContent, type WaiverContent } from './waiver-content.ts';
import { presentWaiver, type Waiver, type WaiverRow } from './waiver-presenter.ts';
import { keepVersion } from './write-waiver.ts';

type Input = z.output<typeof waivers.createWaiver.input>;

/** Creates the first version of a waiver: a text, or a PDF that the caller uploaded. */
export async function createWaiver(call: AuditedCall, input: Input): Promise<Waiver> {
  const { business } = await authorizeMember(call, input.businessId, 'publishWaivers');
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  const decide = () => readContent(call, input);
  return idempotentAfterDecision(call.services.store, attempt, decide, async (tx, content: WaiverContent) => {
    const row: WaiverRow = {
      id: call.services.newId(),
      businessId: business.id,
      title: input.title,
      format: content.format,
      services: input.services ?? null,
      validMonths: input.validMonths ?? null,
      resign: input.resign ?? null,
      forMinors: input.forMinors ?? null,
      version: 1,
      materialVersion: 1,
      sha256: content.sha256,
      updatedAt: call.now,
    };
    await tx.db.insert(waiverTable).values(row);
    await keepVersion(tx, call, row, { ...content, material: true });
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'waiver', id: row.id } });
    if (input.requiredFor) await requireWaiver(tx, call, business, { ...row, services: input.requiredFor });
    return presentWaiver(row);
  });
}
