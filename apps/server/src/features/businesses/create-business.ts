import type { businesses } from '@clearpaw/contract';
import { defaultServices, hasBusinessConnect, slugFrom } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { userTable } from '../../platform/auth/index.ts';
import { type Database, idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { ownEntitlements, requireUserType } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { addMember, upgradeRequired } from '../members/index.ts';
import { type BusinessRow, type PresentedBusiness, presentBusiness } from './business-presenter.ts';

type Input = z.output<typeof businesses.createBusiness.input>;

/**
 * Creates a business with the caller as its owner. Needs Business Connect. Veterinary clinics are free of charge, one
 * for each account.
 */
export async function createBusiness(call: AuditedCall, input: Input): Promise<PresentedBusiness> {
  await requireUserType(call, 'business');
  const isPaid = hasBusinessConnect(await ownEntitlements(call.services.store.db, call.uid, call.now));
  if (!isPaid && input.kind !== 'clinic') throw upgradeRequired();
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async ({ db }) => {
    if (!isPaid) await refuseSecondClinic(db, call.uid);
    const row = await insertBusiness(db, call, fields);
    await addMember(db, { businessId: row.id, uid: call.uid, role: 'owner', joinedAt: call.now });
    await appendEntry(db, call, { businessId: row.id, subject: { kind: 'business', id: row.id } });
    return presentBusiness(row);
  });
}

/** Without the plan an account may have one clinic; two concurrent attempts are counted one after the other. */
async function refuseSecondClinic(db: Database, uid: string): Promise<void> {
  await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, uid)).for('no key update');
  const [one] = await db
    .select({ id: businessTable.id })
    .from(businessTable)
    .where(and(eq(businessTable.billingUid, uid), eq(businessTable.kind, 'clinic')))
    .limit(1);
  if (one) throw upgradeRequired();
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
  // The first business gets the plain short name; later or concurrent ones get the end of a new id appended.
  for (let slug = plain; ; slug = `${plain}-${call.services.newId().slice(-6)}`) {
    const [row] = await db
      .insert(businessTable)
      .values({ ...draft, slug })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
}
