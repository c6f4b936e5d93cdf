import type { carePlans } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careLogTable } from '../../schema/care-plan.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { type CareLogRow, type PresentedCareEntry, presentCareEntries } from './care-plan-presenter.ts';
import { requireCaredPet } from './cared-pets.ts';

type Input = z.output<typeof carePlans.logCare.input>;

/** A device's clock may be a little ahead. */
const aheadMs = 5 * 60 * 1000;
const backMs = 7 * 24 * 60 * 60 * 1000;

/** Logs what was done for a pet. A note without text is refused. */
export async function logCare(call: AuditedCall, input: Input): Promise<PresentedCareEntry> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...fields } = input;
  const at = timeOf(call, fields.at);
  if (fields.item === 'note' && !fields.note?.trim()) {
    throw refuse.invalid([{ path: 'note', message: 'Enter the note.', reason: 'note_missing' }]);
  }
  await requireCaredPet(call, business.id, fields.petId);
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const row: CareLogRow = {
      ...{ id: call.services.newId(), businessId: business.id, petId: fields.petId, item: fields.item, at },
      ...{ note: fields.note?.trim() || null, loggedBy: call.uid, createdAt: call.now },
    };
    await tx.db.insert(careLogTable).values(row);
    await appendEntry(tx.db, call, {
      businessId: business.id,
      subject: { kind: 'pet', id: row.petId },
    });
    const [shown] = await presentCareEntries(tx.db, [row], 'team');
    if (!shown) throw refuse.notFound('pet');
    return shown;
  });
}

function timeOf({ now }: Pick<Call, 'now'>, stated: string | undefined): Date {
  if (stated === undefined) return now;
  const at = new Date(stated);
  if (at.getTime() > now.getTime() + aheadMs) {
    throw refuse.invalid([{ path: 'at', message: 'This time has not come yet.', reason: 'time_in_future' }]);
  }
  if (at.getTime() < now.getTime() - backMs) {
    throw refuse.invalid([
      { path: 'at', message: 'Care can be logged for the last seven days.', reason: 'care_too_long_ago' },
    ]);
  }
  return at;
}
