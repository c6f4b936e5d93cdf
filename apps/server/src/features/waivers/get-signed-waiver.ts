import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { memberTable } from '../../schema/member.ts';
import { sealedWaiverTable, waiverSignatureTable } from '../../schema/waiver.ts';
import { authorizeMember } from '../members/index.ts';

/** The signed document, for the signer and for members of the business. */
export async function getSignedWaiver(
  call: Call,
  input: { sha256: string },
): Promise<OutputOf<typeof waivers.getSignedWaiver>> {
  const [found] = await call.services.store.db
    .select({ signature: waiverSignatureTable, bytes: sealedWaiverTable.bytes, uid: memberTable.uid })
    .from(sealedWaiverTable)
    .innerJoin(waiverSignatureTable, eq(waiverSignatureTable.sha256, sealedWaiverTable.sha256))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, waiverSignatureTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(eq(sealedWaiverTable.sha256, input.sha256))
    .limit(1);
  const isSigner = found?.signature.signedBy === call.uid;
  if (!found || !(isSigner || found.uid !== null)) throw refuse.notFound('waiver');
  if (!isSigner) await authorizeMember(call, found.signature.businessId, 'readWaivers');
  const base64 = found.bytes.toString('base64');
  return { sha256: input.sha256, contentType: 'application/pdf', base64 };
}
