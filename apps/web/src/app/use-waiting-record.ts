import { type CareEntry, useCareLabels } from '../features/care-records/index.ts';
import { documentMessages } from '../features/documents/index.ts';
import type { DescribedRecord, WaitingRecord } from '../features/reviews/index.ts';
import { useFormat } from '../platform/messages/index.ts';
import { pageMessages } from './page-messages.gen.ts';

/** What a record that waits for a review states, where it is no vaccination. */
export function useWaitingRecord(): (waiting: WaitingRecord) => DescribedRecord {
  const words = useCareLabels();
  const documents = documentMessages;
  const messages = pageMessages;
  const format = useFormat();
  return ({ record }) => {
    if (!record) return { title: '', facts: [] };
    if ('storagePath' in record) {
      const day = (date: string | null) => (date === null ? messages.notProvided : format.longDay(date));
      return {
        title: record.title,
        facts: [
          [messages.documentKind, documents.kinds[record.kind]],
          [messages.issued, day(record.issuedOn)],
          [messages.expires, day(record.expiresOn)],
        ],
      };
    }
    const entry = entryOf(record);
    const { name, detail } = words(entry);
    return { title: name, facts: [[messages.stated, detail]] };
  };
}

type Record = NonNullable<WaitingRecord['record']>;

function entryOf(record: Exclude<Record, { readonly storagePath: string }>): CareEntry {
  if ('test' in record) return { kind: 'test', record };
  return 'treatment' in record ? { kind: 'treatment', record } : { kind: 'exemption', record };
}
