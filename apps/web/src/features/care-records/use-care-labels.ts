import type { CareEntry } from './care-entry.ts';
import { detailOf, nameOf } from './care-record.ts';
import { careMessages } from './messages.gen.ts';
import { useCareFormat } from './use-weight.ts';

/** What a record is called, and its day and result. */
export function useCareLabels(): (entry: CareEntry) => { readonly name: string; readonly detail: string } {
  const messages = careMessages;
  const format = useCareFormat();
  return (entry) => ({ name: nameOf(entry, messages), detail: detailOf(entry, messages, format) });
}
