import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessExportTable } from '../../schema/business-export.ts';
import { memberTable } from '../../schema/member.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';

const lifetimeMs = 10 * 60 * 1000;

/** Creates an unguessable address; the data is gathered when the file is downloaded. */
export async function exportBusiness(
  call: AuditedCall,
  { businessId }: { readonly businessId: string },
): Promise<{ url: string }> {
  const { business } = await authorizeMember(call, businessId, 'readEverything');
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(call.now.getTime() + lifetimeMs);
  await call.services.store.transaction(async ({ db }) => {
    await db
      .delete(businessExportTable)
      .where(
        and(eq(businessExportTable.businessId, business.id), lt(businessExportTable.expiresAt, call.now)),
      );
    await db
      .insert(businessExportTable)
      .values({ keyHash: hashOf(key), businessId: business.id, uid: call.uid, expiresAt });
    await appendEntry(db, call, {
      businessId: business.id,
      subject: { kind: 'business', id: business.id },
    });
  });
  return { url: `${call.services.config.publicUrl}/business-exports/${key}` };
}

/**
 * The business of an address, once; null if it was used, has expired, or the person who requested it is no longer an
 * owner.
 */
export async function takeBusinessExport(db: Database, key: string, now: Date): Promise<string | null> {
  const [used] = await db
    .delete(businessExportTable)
    .where(and(eq(businessExportTable.keyHash, hashOf(key)), gt(businessExportTable.expiresAt, now)))
    .returning();
  if (!used) return null;
  const { businessId, uid } = used;
  const [member] = await db
    .select({ role: memberTable.role })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid)));
  return member?.role === 'owner' ? businessId : null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
