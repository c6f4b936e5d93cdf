import type { imports } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { importTable } from '../../schema/import.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { importCustomers } from './import-jobs.ts';
import { importTopic } from './import-topic.ts';
import { findFile, refuseFile } from './read-upload.ts';

type Input = z.output<typeof imports.runImport.input>;

/** Starts an import. A job does the work; `watchImport` streams its progress. */
export async function runImport(call: AuditedCall, input: Input): Promise<{ importId: string }> {
  const { business } = await authorizeMember(call, input.businessId, 'importCustomers');
  if (input.invite) await authorizeMember(call, input.businessId, 'notifyOwners');
  const { idempotencyKey: key, ...fields } = input;
  const { storagePath, fileName, mapping, skipProblems, invite } = fields;
  const { store, jobs, newId } = call.services;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(store, attempt, async (tx) => {
    if (!(await findFile(call.services, call.uid, storagePath))) throw refuseFile('file_missing');
    const importId = newId();
    const begun = await tx.db
      .insert(importTable)
      .values({
        ...{ id: importId, businessId: business.id, uid: call.uid, storagePath, mapping, skipProblems },
        ...{ fileName: fileName ?? storagePath.split('/').at(-1) ?? '', invite, state: 'reading' },
        createdAt: call.now,
      })
      .onConflictDoNothing()
      .returning({ id: importTable.id });
    if (begun.length === 0) throw refuseRunning();
    await jobs.enqueue(tx, importCustomers, { importId });
    tx.publish({ topic: importTopic(business.id), payload: {} });
    await appendEntry(tx.db, call, {
      businessId: business.id,
      subject: { kind: 'business', id: business.id },
    });
    return { importId };
  });
}

export function refuseRunning() {
  return refuse.precondition('import_running', 'Another import is running. Wait until it is done.');
}
