import type { businesses } from '@clearpaw/contract';
import { defaultServices, hasBusinessConnect, slugFrom } from '@clearpaw/domain';
import type { z } from 'zod';
import { type Database, idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { ownEntitlements, requireUserType } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { addMember } from '../members/index.ts';
import { type BusinessRow, type PresentedBusiness, presentBusiness } from './business-presenter.ts';

type Input = z.output<typeof businesses.createBusiness.input>;

/** Makes a business with the caller as its owner. Needs Business Connect: it is the plan's first feature. */
export async function createBusiness(call: AuditedCall, input: Input): Promise<PresentedBusiness> {
  await requireUserType(call, 'business');
  if (!hasBusinessConnect(await ownEntitlements(call.services.store.db, call.uid, call.now))) {
    throw refuse.denied('upgrade_required', 'This needs Business Connect; it can be started under Billing.');
  }
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async ({ db }) => {
    const row = await insertBusiness(db, call, fields);
    await addMember(db, { businessId: row.id, uid: call.uid, role: 'owner', joinedAt: call.now });
    await appendEntry(db, call, { businessId: row.id, subject: { kind: 'business', id: row.id } });
    return presentBusiness(row);
  });
}

async function insertBusiness(
  db: Database,
  call: Call,
  fields: Omit<Input, 'idempotencyKey'>,
): Promise<BusinessRow> {
  const plain = slugFrom(fields.name);
  const draft = {
    ...fields,
    id: call.services.newId(),
    services: [...defaultServices(fields.kind)],
    selfCheckIn: 'off' as const,
    acceptPaper: true,
    billingUid: call.uid,
    createdAt: call.now,
    updatedAt: call.now,
  };
  // The plain short name for the first to ask; those who come later, or at the same moment, get the end of a fresh id.
  for (let slug = plain; ; slug = `${plain}-${call.services.newId().slice(-6)}`) {
    const [row] = await db
      .insert(businessTable)
      .values({ ...draft, slug })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
}
