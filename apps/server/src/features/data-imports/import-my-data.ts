import type { dataImports } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { parseObjectPath } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { dataImportTable } from '../../schema/data-import.ts';
import { importData } from './data-import-jobs.ts';
import { dataImportTopic } from './data-import-topic.ts';
import { isEmptyAccount, refuseFullAccount } from './is-empty-account.ts';

type Input = z.output<typeof dataImports.importMyData.input>;

/** Starts the import of a whole export. A job does the work; `watchDataImport` streams its progress. */
export async function importMyData(call: Call, input: Input): Promise<{ importId: string }> {
  const { idempotencyKey: key, ...fields } = input;
  const { store, objects, jobs, newId } = call.services;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(store, attempt, async (tx) => {
    const place = parseObjectPath(input.storagePath);
    const isOwn = place?.purpose === 'archives' && place.ownerId === call.uid;
    const object = isOwn ? await objects.find(tx.db, input.storagePath) : null;
    if (!object) throw refuse.precondition('file_missing', 'The file was not found. Upload it again.');
    if (!(await isEmptyAccount(tx.db, call.uid))) throw refuseFullAccount();
    const importId = newId();
    const begun = await tx.db
      .insert(dataImportTable)
      .values({
        ...{ id: importId, uid: call.uid, storagePath: input.storagePath },
        ...{ state: 'running', total: object.size, createdAt: call.now },
      })
      .onConflictDoNothing()
      .returning({ id: dataImportTable.id });
    if (begun.length === 0)
      throw refuse.precondition('import_running', 'Another import is running. Wait until it is done.');
    await jobs.enqueue(tx, importData, { importId });
    tx.publish({ topic: dataImportTopic(call.uid), payload: {} });
    return { importId };
  });
}
