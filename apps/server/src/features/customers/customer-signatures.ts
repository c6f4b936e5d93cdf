import type { customers, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { waiverSignatureTable, waiverTable } from '../../schema/waiver.ts';
import { signatureRecordsOf } from '../waivers/index.ts';

type Signature = OutputOf<typeof customers.getCustomer>['waivers'][number];

/** The newest signature of each waiver for each of these pets, and whether it still counts. */
export async function signaturesFor(
  db: Database,
  {
    businessId,
    petIds,
    today,
  }: { readonly businessId: string; readonly petIds: readonly string[]; readonly today: string },
): Promise<Signature[]> {
  if (petIds.length === 0) return [];
  const { petId, waiverId, signedAt } = waiverSignatureTable;
  const rows = await db
    .selectDistinctOn([petId, waiverId], { row: waiverSignatureTable, waiver: waiverTable })
    .from(waiverSignatureTable)
    .innerJoin(waiverTable, eq(waiverTable.id, waiverId))
    .where(and(eq(waiverSignatureTable.businessId, businessId), inArray(petId, [...petIds])))
    .orderBy(petId, waiverId, desc(signedAt));
  const counted = await signatureRecordsOf(db, businessId, petIds);
  const signatures = rows.map(({ row, waiver }): Signature => {
    const record = counted.get(row.petId)?.find(({ id }) => id === row.id);
    const expiresOn = record?.expiresOn ?? null;
    return {
      waiverId: waiver.id,
      title: waiver.title,
      version: row.version,
      petName: row.petName,
      signerName: row.signerName,
      signedAt: row.signedAt.toISOString(),
      expiresOn,
      sha256: row.sha256,
      current: row.materialVersion >= waiver.materialVersion && (expiresOn === null || expiresOn >= today),
    };
  });
  return signatures.sort((a, b) => b.signedAt.localeCompare(a.signedAt));
}
