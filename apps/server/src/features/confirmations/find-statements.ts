import { type CareKind, type ConfirmableKind, careShape } from '@clearpaw/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { documentTable } from '../../schema/document.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';

type DoseRow = typeof vaccinationTable.$inferSelect;
type CareRow = typeof careRecordTable.$inferSelect;
type DocumentRow = typeof documentTable.$inferSelect;

/** A stored record of a pet. */
export type StoredRecord =
  | { readonly kind: 'vaccination'; readonly row: DoseRow }
  | { readonly kind: 'document'; readonly row: DocumentRow }
  | { readonly kind: Exclude<ConfirmableKind, 'vaccination' | 'document'>; readonly row: CareRow };

/** The records of a pet with these ids that count at present, by id. */
export async function findRecords(
  db: Database,
  petId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const wanted = [...ids];
  const doses = await db
    .select()
    .from(vaccinationTable)
    .where(
      and(
        eq(vaccinationTable.petId, petId),
        inArray(vaccinationTable.id, wanted),
        eq(vaccinationTable.state, 'active'),
      ),
    );
  const documents = await db
    .select()
    .from(documentTable)
    .where(
      and(
        eq(documentTable.petId, petId),
        inArray(documentTable.id, wanted),
        isNull(documentTable.replacedBy),
      ),
    );
  const care = await db
    .select()
    .from(careRecordTable)
    .where(
      and(
        eq(careRecordTable.petId, petId),
        inArray(careRecordTable.id, wanted),
        eq(careRecordTable.state, 'active'),
      ),
    );
  return new Map<string, StoredRecord>([
    ...doses.map((row) => [row.id, { kind: 'vaccination', row }] as const),
    ...documents.map((row) => [row.id, { kind: 'document', row }] as const),
    ...care.flatMap((row) => (isConfirmable(row.kind) ? [[row.id, { kind: row.kind, row }] as const] : [])),
  ]);
}

function isConfirmable(kind: CareKind): kind is Exclude<ConfirmableKind, 'vaccination' | 'document'> {
  return kind !== 'declaration' && kind !== 'evaluation';
}

/** When the record's facts last changed. */
export function statedAtOf({ row }: StoredRecord): Date {
  return row.statedAt ?? row.createdAt;
}

/** The facts of a record, without its documents and other people's decisions about it. */
export function statedFactsOf(record: StoredRecord): object {
  if (record.kind === 'vaccination') return doseFacts(record.row);
  if (record.kind === 'document') {
    const { kind, title, issuedOn, expiresOn } = record.row;
    return { kind, title, issuedOn, expiresOn };
  }
  const facts = record.row.facts as Readonly<Record<string, unknown>>;
  const names: readonly string[] = careShape[record.kind].names;
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
}

function doseFacts(row: DoseRow): object {
  const { vaccine, vaccineName, product, manufacturer, lotNumber, route } = row;
  const { administeredOn, expiresOn, doseNumber, clinic, veterinarian, certificateNumber, tagNumber } = row;
  const given = { vaccine, vaccineName, product, manufacturer, lotNumber, route };
  const printed = { clinic, veterinarian, certificateNumber, tagNumber };
  return { ...given, administeredOn, expiresOn, doseNumber, ...printed };
}
