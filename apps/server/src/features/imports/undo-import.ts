import type { imports, OutputOf } from '@clearpaw/contract';
import { importLimits } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { importTable } from '../../schema/import.ts';
import { memberTable } from '../../schema/member.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { finishUndo } from './import-jobs.ts';
import { importTopic } from './import-topic.ts';
import type { ImportEntry } from './planned-record.ts';
import { undoBatch } from './undo-batch.ts';

type Input = z.output<typeof imports.undoImport.input>;

const dayMs = 24 * 60 * 60 * 1000;
/** PostgreSQL's code for a violated unique constraint. */
const uniqueViolation = '23505';
/** A call must answer in time; a job does the rest. */
const waitMs = 30_000;

/** Until when an import can be undone. */
export function undoUntil({ createdAt }: Pick<ImportEntry, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + importLimits.undoDays * dayMs);
}

/** An import of a business where the caller may do this; any other is not found. */
export async function findImport(
  call: Call,
  importId: string,
  action: 'readImports' | 'importCustomers',
): Promise<ImportEntry> {
  const [found] = await call.services.store.db
    .select({ row: importTable })
    .from(importTable)
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, importTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(eq(importTable.id, importId));
  if (!found) throw refuse.notFound('import');
  await authorizeMember(call, found.row.businessId, action);
  return found.row;
}

/**
 * Removes what an import created, unless it was used or changed since. Called again, it continues or returns the same.
 */
export async function undoImport(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof imports.undoImport>> {
  const row = await findImport(call, input.importId, 'importCustomers');
  const { idempotencyKey: key, importId } = input;
  const attempt = { uid: call.uid, key, input: [call.name, importId], now: call.now };
  await idempotent(call.services.store, attempt, async (tx) => {
    await beginUndo(tx, call, row);
    return {};
  });
  const until = Date.now() + waitMs;
  while (Date.now() < until && (await undoBatch(call.services, importId)));
  const [after] = await call.services.store.db.select().from(importTable).where(eq(importTable.id, importId));
  return { removed: after?.removed ?? 0, kept: after?.kept ?? 0 };
}

async function beginUndo(tx: Tx, call: AuditedCall, { id, businessId }: ImportEntry): Promise<void> {
  const [row] = await tx.db.select().from(importTable).where(eq(importTable.id, id)).for('update');
  if (row?.state === 'undoing' || row?.state === 'undone') return;
  if (!row || row.state === 'failed' || undoUntil(row) <= call.now) {
    throw refuse.precondition('import_over', 'This import can no longer be undone.');
  }
  if (row.state !== 'done' || (await isOtherRunning(tx, businessId))) throw refuseUndo();
  await tx.db
    .update(importTable)
    .set({ state: 'undoing' })
    .where(eq(importTable.id, id))
    .catch((problem: { cause?: { code?: string } }) => {
      // Another undo began at the same moment.
      throw problem.cause?.code === uniqueViolation ? refuseUndo() : problem;
    });
  // Continues if this server stops, or the call takes too long.
  const after = new Date(Date.now() + 2 * waitMs);
  await call.services.jobs.enqueue(tx, finishUndo, { importId: id }, { after });
  tx.publish({ topic: importTopic(businessId), payload: {} });
  await appendEntry(tx.db, call, { businessId, subject: { kind: 'business', id: businessId } });
}

function refuseUndo() {
  return refuse.precondition('import_running', 'An import is running. Wait until it is done.');
}

async function isOtherRunning({ db }: Tx, businessId: string): Promise<boolean> {
  const running = await db
    .select({ id: importTable.id })
    .from(importTable)
    .where(
      and(
        eq(importTable.businessId, businessId),
        inArray(importTable.state, ['reading', 'running', 'undoing']),
      ),
    )
    .limit(1);
  return running.length > 0;
}
