import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { business } from '../businesses/business.table.ts';
import { signableWaiver } from './find-waiver.ts';
import { waiverSignature, waiverVersion } from './waiver.table.ts';
import { presentWaiver } from './waiver-presenter.ts';

/** The current text, and the one the caller signed last. */
export async function getWaiverToSign(
  call: Call,
  input: { waiverId: string },
): Promise<OutputOf<typeof waivers.getWaiverToSign>> {
  const { waiver } = await signableWaiver(call, input.waiverId);
  const { db } = call.services.store;
  const [place] = await db
    .select({ name: business.name })
    .from(business)
    .where(eq(business.id, waiver.businessId));
  const [signed] = await db
    .select({ version: waiverSignature.version, body: waiverVersion.body })
    .from(waiverSignature)
    .innerJoin(
      waiverVersion,
      and(
        eq(waiverVersion.waiverId, waiverSignature.waiverId),
        eq(waiverVersion.version, waiverSignature.version),
      ),
    )
    .where(and(eq(waiverSignature.waiverId, waiver.id), eq(waiverSignature.signedBy, call.uid)))
    .orderBy(desc(waiverSignature.id))
    .limit(1);
  return {
    ...presentWaiver(waiver),
    businessName: place?.name ?? '',
    body: await readBody(call, waiver.id, waiver.version),
    signedVersion: signed?.version ?? null,
    signedBody: signed?.body ?? null,
  };
}

/** The text of one version, as it was published. */
export async function readBody(call: Call, waiverId: string, version: number): Promise<string> {
  const [found] = await call.services.store.db
    .select({ body: waiverVersion.body })
    .from(waiverVersion)
    .where(and(eq(waiverVersion.waiverId, waiverId), eq(waiverVersion.version, version)));
  return found?.body ?? '';
}
