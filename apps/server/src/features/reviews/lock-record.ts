import type { ReviewableKind } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { documentTable } from '../../schema/document.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';

/**
 * Decisions and requests are made one after the other, and none about a version that is being corrected. Read the
 * record again after locking.
 */
export async function lockRecord({ db }: Tx, kind: ReviewableKind, id: string): Promise<void> {
  await db.execute(sql`select 1 from ${tableOf(kind)} where id = ${id}::uuid for update`);
}

function tableOf(kind: ReviewableKind) {
  if (kind === 'vaccination') return vaccinationTable;
  return kind === 'document' ? documentTable : careRecordTable;
}
