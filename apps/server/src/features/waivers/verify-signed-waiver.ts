import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, count, eq, max } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import {
  sealedWaiverTable,
  waiverSignatureTable,
  waiverTable,
  waiverVersionTable,
} from '../../schema/waiver.ts';
import { hashOfBytes } from './seal-waiver-pdf.ts';

type Verified = OutputOf<typeof waivers.verifySignedWaiver>;

const nothing: Omit<Verified, 'reason'> = {
  valid: false,
  businessName: null,
  title: null,
  version: null,
  textSha256: null,
  signedAt: null,
  pets: null,
};

/** Whether a document was signed here: its stored bytes are hashed again at every call. */
export async function verifySignedWaiver(call: Call, { sha256 }: { sha256: string }): Promise<Verified> {
  const { db } = call.services.store;
  const [sealed] = await db.select().from(sealedWaiverTable).where(eq(sealedWaiverTable.sha256, sha256));
  if (!sealed) return { ...nothing, reason: 'unknown' };
  if (hashOfBytes(sealed.bytes) !== sha256) return { ...nothing, reason: 'changed' };
  const [about] = await db
    .select({
      businessName: businessTable.name,
      title: waiverTable.title,
      version: waiverSignatureTable.version,
      textSha256: waiverVersionTable.sha256,
      signedAt: max(waiverSignatureTable.signedAt),
      pets: count(),
    })
    .from(waiverSignatureTable)
    .innerJoin(waiverTable, eq(waiverTable.id, waiverSignatureTable.waiverId))
    .innerJoin(businessTable, eq(businessTable.id, waiverTable.businessId))
    .innerJoin(
      waiverVersionTable,
      and(
        eq(waiverVersionTable.waiverId, waiverTable.id),
        eq(waiverVersionTable.version, waiverSignatureTable.version),
      ),
    )
    .where(eq(waiverSignatureTable.sha256, sha256))
    .groupBy(businessTable.name, waiverTable.title, waiverSignatureTable.version, waiverVersionTable.sha256);
  if (!about) return { ...nothing, reason: 'unknown' };
  return { ...about, signedAt: about.signedAt?.toISOString() ?? null, valid: true, reason: null };
}
