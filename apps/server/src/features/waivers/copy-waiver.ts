import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import { waiverTable, waiverVersionTable } from '../../schema/waiver.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import type { WaiverRow } from './waiver-presenter.ts';

/** All waivers of a business, the first one first. */
export function waiversOf(db: Database, businessId: string): Promise<WaiverRow[]> {
  return db
    .select()
    .from(waiverTable)
    .where(eq(waiverTable.businessId, businessId))
    .orderBy(asc(waiverTable.id));
}

/** Where a copy goes. */
export interface WaiverCopy {
  readonly id: string;
  readonly businessId: string;
  /** The services of that business for which it is signed; null for all. */
  readonly services: string[] | null;
}

/** Adds a waiver with the newest content of another as its first version. Signatures are not copied. */
export async function copyWaiver(
  tx: Tx,
  call: AuditedCall,
  from: WaiverRow,
  copy: WaiverCopy,
): Promise<void> {
  const { id, businessId } = copy;
  const row = { ...from, ...copy, version: 1, materialVersion: 1, updatedAt: call.now };
  await tx.db.insert(waiverTable).values(row);
  // A PDF has up to 5 MB and its pages more: it stays in the database.
  await tx.db.execute(sql`
    insert into ${waiverVersionTable} (waiver_id, version, material_version, material, sha256, body, file, pages,
      published_at, published_by)
    select ${id}::uuid, 1, 1, true, sha256, body, file, pages, ${call.now.toISOString()}::timestamptz, ${call.uid}::uuid
    from ${waiverVersionTable} where waiver_id = ${from.id} and version = ${from.version}`);
  await appendEntry(tx.db, call, { businessId, subject: { kind: 'waiver', id } });
}
