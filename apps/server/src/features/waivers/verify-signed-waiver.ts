import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, count, eq, max } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { business } from '../../schema/business.ts';
import { sealedWaiver, waiver, waiverSignature, waiverVersion } from '../../schema/waiver.ts';
import { hashOfBytes } from './seal-paper.ts';

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

/** Whether a document is the one that was sealed here: its bytes are hashed again at every look. */
export async function verifySignedWaiver(call: Call, { sha256 }: { sha256: string }): Promise<Verified> {
  const { db } = call.services.store;
  const [sealed] = await db.select().from(sealedWaiver).where(eq(sealedWaiver.sha256, sha256));
  if (!sealed) return { ...nothing, reason: 'unknown' };
  if (hashOfBytes(sealed.bytes) !== sha256) return { ...nothing, reason: 'changed' };
  const [about] = await db
    .select({
      businessName: business.name,
      title: waiver.title,
      version: waiverSignature.version,
      textSha256: waiverVersion.sha256,
      signedAt: max(waiverSignature.signedAt),
      pets: count(),
    })
    .from(waiverSignature)
    .innerJoin(waiver, eq(waiver.id, waiverSignature.waiverId))
    .innerJoin(business, eq(business.id, waiver.businessId))
    .innerJoin(
      waiverVersion,
      and(eq(waiverVersion.waiverId, waiver.id), eq(waiverVersion.version, waiverSignature.version)),
    )
    .where(eq(waiverSignature.sha256, sha256))
    .groupBy(business.name, waiver.title, waiverSignature.version, waiverVersion.sha256);
  if (!about) return { ...nothing, reason: 'unknown' };
  return { ...about, signedAt: about.signedAt?.toISOString() ?? null, valid: true, reason: null };
}
