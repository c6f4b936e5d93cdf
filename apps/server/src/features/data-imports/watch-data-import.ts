import type { dataImports, OutputOf } from '@clearpaw/contract';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { dataImportTable } from '../../schema/data-import.ts';
import { dataImportTopic } from './data-import-topic.ts';

type Progress = OutputOf<typeof dataImports.watchDataImport>;

/** Streams the newest import of the caller. */
export async function* watchDataImport(call: Call): AsyncIterable<Progress> {
  const subscription = await call.services.events.subscribe([dataImportTopic(call.uid)], call.signal);
  try {
    yield await readNewest(call);
    for await (const _ of subscription) yield await readNewest(call);
  } finally {
    subscription.close();
  }
}

async function readNewest({ services, uid }: Call): Promise<Progress> {
  const [row] = await services.store.db
    .select()
    .from(dataImportTable)
    .where(eq(dataImportTable.uid, uid))
    .orderBy(desc(dataImportTable.id))
    .limit(1);
  if (!row) return { import: null };
  const { id, state, done, total, fault, faultAt: at, result, createdAt } = row;
  return {
    import: { id, state, done, total, fault, at, result, createdAt: createdAt.toISOString() },
  };
}
