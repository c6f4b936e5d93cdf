import { useMessages } from '../../platform/messages/index.ts';
import type { CareEntry } from './care-entry.ts';
import { detailOf, nameOf } from './care-record.ts';
import { careMessages } from './messages.ts';
import { useCareFormat } from './use-weight.ts';

/** What a record is called, and its day and result. */
export function useCareLabels(): (entry: CareEntry) => { readonly name: string; readonly detail: string } {
  const messages = useMessages(careMessages);
  const format = useCareFormat();
  return (entry) => ({ name: nameOf(entry, messages), detail: detailOf(entry, messages, format) });
}
