import type { imports, OutputOf } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import { isOnTopic } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { importTable } from '../../schema/import.ts';
import { accessTopic } from '../members/index.ts';
import { importTopic } from './import-topic.ts';
import { findImport } from './undo-import.ts';

type Progress = OutputOf<typeof imports.watchImport>;

/** Streams the progress of an import. When access may have changed, the caller is authorized again. */
export async function* watchImport(
  call: Call,
  { importId }: { readonly importId: string },
): AsyncIterable<Progress> {
  const { businessId } = await findImport(call, importId, 'readImports');
  const topic = importTopic(businessId);
  const subscription = await call.services.events.subscribe([topic, accessTopic(businessId)], call.signal);
  try {
    yield await readProgress(call, importId);
    for await (const event of subscription) {
      if (isOnTopic(event, topic)) yield await readProgress(call, importId);
      else await findImport(call, importId, 'readImports');
    }
  } finally {
    subscription.close();
  }
}

async function readProgress({ services }: Call, importId: string): Promise<Progress> {
  const [row] = await services.store.db.select().from(importTable).where(eq(importTable.id, importId));
  if (!row) throw refuse.notFound('import');
  const { done, total, state } = row;
  return { done, total, state };
}
