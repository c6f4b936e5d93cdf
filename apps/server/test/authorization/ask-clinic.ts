import { randomUUID } from 'node:crypto';
import { tokenHashOf } from '../../src/features/invitations/index.ts';
import { clinicAccountTable, clinicTrustTable, vetClinicTable } from '../../src/schema/clinic.ts';
import {
  confirmationRecordTable,
  confirmationTable,
  confirmationTokenTable,
} from '../../src/schema/confirmation.ts';
import type { TestServer } from '../test-server.ts';

interface Where {
  readonly business: { readonly id: string };
  readonly keeper: { readonly uid: string };
}

/**
 * A trusted clinic with an address that the business itself can read, asked about a record; the token is the one that
 * normally only the email contains.
 */
export async function askClinic(
  { services }: TestServer,
  { business, keeper }: Where,
  petId: string,
  recordId: string,
) {
  const [clinicId, confirmationId, confirmToken] = [services.newId(), services.newId(), randomUUID()];
  const now = services.clock.now();
  const domain = `clinic-${clinicId}.example`;
  const { db } = services.store;
  const clinic = { id: clinicId, key: domain, emailDomain: domain, name: 'Lakeside' };
  await db.insert(vetClinicTable).values({ ...clinic, createdAt: now, updatedAt: now });
  const decided = { trust: 'trusted' as const, decidedBy: keeper.uid, decidedAt: now };
  await db.insert(clinicTrustTable).values({ businessId: business.id, clinicId, ...decided });
  const account = { clinicId, email: `records@${domain}` };
  await db
    .insert(clinicAccountTable)
    .values({ businessId: business.id, ...account })
    .onConflictDoNothing();
  await db.insert(confirmationTable).values({
    ...{ id: confirmationId, petId, clinicId, clinicName: 'Lakeside', clinicEmail: `records@${domain}` },
    ...{ requestedBy: keeper.uid, createdAt: now, sentAt: now },
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  await db.insert(confirmationTokenTable).values({ tokenHash: tokenHashOf(confirmToken), confirmationId });
  const asked = { confirmationId, recordId, kind: 'test' as const, position: 0, statedAt: now };
  await db.insert(confirmationRecordTable).values(asked);
  return { clinicId, confirmationId, confirmToken };
}
