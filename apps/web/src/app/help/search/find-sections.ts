import MiniSearch from 'minisearch';
import type { HelpSection } from '../help-content.ts';
import { mostResults, searchOptions } from './search-options.ts';

export type FindSections = (query: string) => readonly HelpSection[];

/** Search in an index that was written at build. All words first; where they are in no section together, any of them. */
export function findSectionsIn(index: string): FindSections {
  const search = MiniSearch.loadJSON<HelpSection>(index, searchOptions);
  return (query) => {
    const all = search.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : search.search(query);
    return found.slice(0, mostResults).map((result) => result as unknown as HelpSection);
  };
}

const excerptLength = 140;

/** The part of a section around the first word that was asked for. */
export function excerptOf(text: string, query: string): string {
  const at = firstIndexOf(text.toLowerCase(), query.toLowerCase().split(/\s+/).filter(Boolean));
  const from = at < 60 ? 0 : text.lastIndexOf(' ', at - 40) + 1;
  const cut = text.slice(from, from + excerptLength);
  const end = from + excerptLength < text.length ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : cut;
  return from === 0 ? end : `…${end}`;
}

function firstIndexOf(text: string, words: readonly string[]): number {
  const found = words.map((word) => text.indexOf(word)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : 0;
}
