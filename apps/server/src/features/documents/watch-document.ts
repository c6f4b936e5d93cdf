import type { documents, OutputOf } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import { isOnTopic } from '../../platform/events/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected, sharesRecords } from '../../schema/connection.ts';
import type { AuditedCall } from '../audit/index.ts';
import { accessTopic } from '../members/index.ts';
import { mayReadPet, petAccessTopic } from '../pets/index.ts';
import { readableDocument } from './document-access.ts';
import { documentTopic } from './document-topic.ts';
import { reviewedDetail } from './reviewed-detail.ts';

type Message = OutputOf<typeof documents.watchDocument>;

/**
 * The progress of reading, then the document, then the document again whenever it changes. When access may have changed
 * the caller is authorized again: lost access ends the stream.
 */
export async function* watchDocument(
  call: AuditedCall,
  input: { documentId: string },
): AsyncIterable<Message> {
  const topic = documentTopic(input.documentId);
  const { petId } = await readableDocument(call, input.documentId);
  const topics = [topic, petAccessTopic(petId), ...(await businessTopics(call, petId))];
  const subscription = await call.services.events.subscribe(topics, call.signal);
  try {
    let row = await readableDocument(call, input.documentId);
    yield await messageOf(call, row);
    for await (const event of subscription) {
      if (!isOnTopic(event, topic)) {
        if (!(await mayReadPet(call.services, call.uid, petId))) throw refuse.notFound('document');
        continue;
      }
      const { progress } = event.payload;
      if (typeof progress === 'number') {
        yield { progress };
        continue;
      }
      row = await readableDocument(call, input.documentId);
      yield await messageOf(call, row);
    }
  } finally {
    subscription.close();
  }
}

/** The topics on which changes of access at the pet's businesses are published. */
async function businessTopics(call: Call, petId: string): Promise<ReturnType<typeof accessTopic>[]> {
  const rows = await call.services.store.db
    .select({ businessId: connectionTable.businessId })
    .from(connectionTable)
    .where(and(eq(connectionTable.petId, petId), sharesRecords, isConnected(call.now)));
  return rows.map(({ businessId }) => accessTopic(businessId));
}

async function messageOf(call: Call, row: Awaited<ReturnType<typeof readableDocument>>): Promise<Message> {
  if (row.state === 'processing') return { progress: row.progress };
  return reviewedDetail(call, row);
}
