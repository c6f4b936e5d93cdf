import type { businesses } from '@clearpaw/contract';
import { defaultServices, hasBusinessConnect, slugFrom } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, onceOnly } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { entitlementsOf, requireUserType } from '../accounts/index.ts';
import { member } from '../team/member.table.ts';
import { business } from './business.table.ts';
import { type Business, type BusinessRow, presentBusiness } from './business-presenter.ts';

type Input = z.output<typeof businesses.createBusiness.input>;

/** Makes a business with the caller as its owner. Needs Business Connect: it is the plan's first feature. */
export async function createBusiness(call: Call, input: Input): Promise<Business> {
  await requireUserType(call, 'business');
  if (!hasBusinessConnect(await entitlementsOf(call.services.store.db, call.uid))) {
    throw refuse.denied('upgrade_required', 'This needs Business Connect; it can be started under Billing.');
  }
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return onceOnly(call.services.store, attempt, async ({ db }) => {
    const row = await insertBusiness(db, call, fields);
    await db.insert(member).values({ businessId: row.id, uid: call.uid, role: 'owner', joinedAt: call.now });
    return presentBusiness(row);
  });
}

async function insertBusiness(
  db: Database,
  call: Call,
  fields: Omit<Input, 'idempotencyKey'>,
): Promise<BusinessRow> {
  const draft: BusinessRow = {
    ...fields,
    id: call.services.newId(),
    slug: await freeSlug(db, fields.name, call),
    services: [...defaultServices(fields.kind)],
    selfCheckIn: 'off',
    acceptPaper: true,
    demo: false,
    billingUid: call.uid,
    createdAt: call.now,
    updatedAt: call.now,
  };
  const [row] = await db.insert(business).values(draft).returning();
  return row ?? draft;
}

/** The plain short name if nobody has it, else one with the end of a fresh id, which nobody can have. */
async function freeSlug(db: Database, name: string, call: Call): Promise<string> {
  const slug = slugFrom(name);
  const taken = await db.select({ id: business.id }).from(business).where(eq(business.slug, slug));
  return taken.length === 0 ? slug : `${slug}-${call.services.newId().slice(-6)}`;
}
