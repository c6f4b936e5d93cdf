import type { documents, OutputOf } from '@clearpaw/contract';
import type { Call } from '../../platform/http/index.ts';
import { readableDocument } from './document-access.ts';
import { presentDetail } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';

type Message = OutputOf<typeof documents.watchDocument>;

/**
 * How far the reading is, then the document, then the document again whenever it changes. The caller is proven anew
 * each time: a look that was lost ends the stream.
 */
export async function* watchDocument(call: Call, input: { documentId: string }): AsyncIterable<Message> {
  const topic = documentTopic(input.documentId);
  const first = await readableDocument(call, input.documentId);
  const access = first.storedBy === call.uid ? [] : [`access:pet:${first.petId}`];
  const subscription = await call.services.events.subscribe([topic, ...access], call.signal);
  try {
    let row = await readableDocument(call, input.documentId);
    yield await messageOf(call, row);
    for await (const { payload } of subscription) {
      if (typeof payload.progress === 'number') {
        yield { progress: payload.progress };
        continue;
      }
      row = await readableDocument(call, input.documentId);
      yield await messageOf(call, row);
    }
  } finally {
    subscription.close();
  }
}

async function messageOf(call: Call, row: Awaited<ReturnType<typeof readableDocument>>): Promise<Message> {
  if (row.state === 'processing') return { progress: row.progress };
  return presentDetail(call.services.store.db, row);
}
