import { calendarDateIn, type SignatureRecord } from '@clearpaw/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { waiverSignatureTable } from '../../schema/waiver.ts';

const given = preparedOnce((db) =>
  db
    .select({ row: waiverSignatureTable, timeZone: businessTable.timeZone })
    .from(waiverSignatureTable)
    .innerJoin(businessTable, eq(businessTable.id, waiverSignatureTable.businessId))
    .where(
      and(
        eq(waiverSignatureTable.businessId, sql.placeholder('businessId')),
        sql`${waiverSignatureTable.petId} = any(${sql.placeholder('petIds')})`,
      ),
    )
    .prepare('signatures_given'),
);

/** The signatures given to one business for each of these pets, as compliance reads them. */
export async function signatureRecordsOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SignatureRecord[]>> {
  const rows = await given(db).execute({ businessId, petIds });
  const byPet = new Map<string, SignatureRecord[]>();
  for (const { row, timeZone } of rows) {
    const { id, waiverId, materialVersion, expiresOn } = row;
    const signedOn = calendarDateIn(row.signedAt.getTime(), timeZone);
    const record = { id, waiverId, materialVersion, signedOn, expiresOn };
    byPet.set(row.petId, [...(byPet.get(row.petId) ?? []), record]);
  }
  return byPet;
}
