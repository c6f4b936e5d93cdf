import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { member } from '../../schema/member.ts';
import { sealedWaiver, waiverSignature } from '../../schema/waiver.ts';
import { authorizeMember } from '../team/index.ts';

/** The sealed document, for the one who signed it and for those who work there. */
export async function getSignedWaiver(
  call: Call,
  input: { sha256: string },
): Promise<OutputOf<typeof waivers.getSignedWaiver>> {
  const [found] = await call.services.store.db
    .select({ signature: waiverSignature, bytes: sealedWaiver.bytes, uid: member.uid })
    .from(sealedWaiver)
    .innerJoin(waiverSignature, eq(waiverSignature.sha256, sealedWaiver.sha256))
    .leftJoin(member, and(eq(member.businessId, waiverSignature.businessId), eq(member.uid, call.uid)))
    .where(eq(sealedWaiver.sha256, input.sha256))
    .limit(1);
  const isSigner = found?.signature.signedBy === call.uid;
  if (!found || !(isSigner || found.uid !== null)) throw refuse.notFound('waiver');
  if (!isSigner) await authorizeMember(call, found.signature.businessId, 'readWaivers');
  const base64 = found.bytes.toString('base64');
  return { sha256: input.sha256, contentType: 'application/pdf', base64 };
}
