import type { Options } from 'minisearch';
import type { HelpSection } from '../help-content.ts';
import { searchedForm } from './searched-form.ts';

/** So many results are shown. */
export const mostResults = 8;

/** The same at build, where the index is written, and on the device, where it is read. */
export const searchOptions: Options<HelpSection> = {
  fields: ['title', 'section', 'text'],
  storeFields: ['href', 'title', 'section', 'text', 'language'],
  processTerm: searchedForm,
  searchOptions: { boost: { title: 4, section: 3 }, prefix: true, fuzzy: 0.2 },
};
