import type { careRecords, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careRecordTable, careRecordVersionTable } from '../../schema/care-record.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import type { AuditedCall } from '../audit/index.ts';
import { isKept, readablePet } from '../pets/index.ts';

type Input = z.output<typeof careRecords.listCareRecordHistory.input>;
type Version = OutputOf<typeof careRecords.listCareRecordHistory>['items'][number];

/** Every version of the record, newest first. */
export async function listCareRecordHistory(call: AuditedCall, input: Input): Promise<Page<Version>> {
  await proveReadable(call, input.careRecordId);
  const before = readCursor(input.cursor, ['number']);
  const older = before ? lt(careRecordVersionTable.version, Number(before[0])) : undefined;
  const rows = await call.services.store.db
    .select()
    .from(careRecordVersionTable)
    .where(and(eq(careRecordVersionTable.careRecordId, input.careRecordId), older))
    .orderBy(desc(careRecordVersionTable.version))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [String(row.version)]);
  const items = page.items.map(({ version, at, by, reason, snapshot }) => {
    return { version, at: at.toISOString(), by, reason, record: snapshot as Version['record'] };
  });
  return { ...page, items };
}

/** For the owner and businesses with scope `records`; for an evaluation, also members of the business that made it. */
async function proveReadable(call: AuditedCall, id: string): Promise<void> {
  const [row] = await call.services.store.db
    .select({ petId: careRecordTable.petId, kind: careRecordTable.kind, memberUid: memberTable.uid })
    .from(careRecordTable)
    .innerJoin(petTable, and(eq(petTable.id, careRecordTable.petId), isKept))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, careRecordTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(eq(careRecordTable.id, id));
  if (!row) throw refuse.notFound('record');
  if (row.memberUid !== null) return;
  await readablePet(call, row.petId).catch(refuse.absentAs('record'));
}
