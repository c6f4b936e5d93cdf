import { language } from '../../platform/messages/index.ts';
import type { HelpEntry } from './help-content.ts';

/** The title of a page in a link; one that is English in another language is marked as such. */
export function EntryTitle({ entry }: { readonly entry: HelpEntry }) {
  if (entry.language === language) return entry.title;
  return <bdi lang={entry.language}>{entry.title}</bdi>;
}
