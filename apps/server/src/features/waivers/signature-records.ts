import { calendarDateIn, type SignatureRecord, signatureEndsOn } from '@clearpaw/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { waiverSignatureTable, waiverTable } from '../../schema/waiver.ts';

const given = preparedOnce((db) =>
  db
    .select({
      row: waiverSignatureTable,
      timeZone: businessTable.timeZone,
      resign: waiverTable.resign,
      // A visit that ended after signing has used the signature, even one that was in progress at the time.
      usedAt: sql<string | null>`case when ${waiverTable.resign} = 'every_visit' then (
        select min(${checkInTable.departedAt}) from ${checkInTable}
        where ${checkInTable.businessId} = ${waiverSignatureTable.businessId}
          and ${checkInTable.petId} = ${waiverSignatureTable.petId}
          and ${checkInTable.decision} = 'admitted'
          and ${checkInTable.departedAt} > ${waiverSignatureTable.signedAt}) end`,
    })
    .from(waiverSignatureTable)
    .innerJoin(businessTable, eq(businessTable.id, waiverSignatureTable.businessId))
    .innerJoin(waiverTable, eq(waiverTable.id, waiverSignatureTable.waiverId))
    .where(
      and(
        eq(waiverSignatureTable.businessId, sql.placeholder('businessId')),
        sql`${waiverSignatureTable.petId} = any(${sql.placeholder('petIds')})`,
      ),
    )
    .prepare('signatures_given'),
);

/** The signatures given to one business for each of these pets, for the engine. */
export async function signatureRecordsOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SignatureRecord[]>> {
  const rows = await given(db).execute({ businessId, petIds });
  const byPet = new Map<string, SignatureRecord[]>();
  for (const { row, timeZone, resign, usedAt } of rows) {
    const { id, waiverId, materialVersion } = row;
    const signedOn = calendarDateIn(row.signedAt.getTime(), timeZone);
    const usedOn = usedAt === null ? null : calendarDateIn(new Date(usedAt).getTime(), timeZone);
    const use = { signedOn, expiresOn: row.expiresOn, usedOn };
    const expiresOn = signatureEndsOn(use, resign ?? 'material');
    const record = { id, waiverId, materialVersion, signedOn, expiresOn };
    byPet.set(row.petId, [...(byPet.get(row.petId) ?? []), record]);
  }
  return byPet;
}
