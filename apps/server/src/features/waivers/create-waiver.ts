import type { waivers } from '@clearpaw/contract';
import type { z } from 'zod';
import { onceOnly } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../team/index.ts';
import { waiver } from './waiver.table.ts';
import { presentWaiver, type Waiver, type WaiverRow } from './waiver-presenter.ts';
import { hashOfText, keepVersion, refuseUnknownFile } from './write-waiver.ts';

type Input = z.output<typeof waivers.createWaiver.input>;

/** The first version of a text to sign. */
export async function createWaiver(call: Call, input: Input): Promise<Waiver> {
  const { business } = await authorizeMember(call, input.businessId, 'publishWaivers');
  if ('storagePath' in input) throw refuseUnknownFile();
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return onceOnly(call.services.store, attempt, async (tx) => {
    const row: WaiverRow = {
      id: call.services.newId(),
      businessId: business.id,
      title: input.title,
      services: input.services ?? null,
      validMonths: input.validMonths ?? null,
      version: 1,
      materialVersion: 1,
      sha256: hashOfText(input.body),
      updatedAt: call.now,
    };
    await tx.db.insert(waiver).values(row);
    await keepVersion(tx, call, row, { body: input.body, material: true });
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'waiver', id: row.id } });
    return presentWaiver(row);
  });
}
