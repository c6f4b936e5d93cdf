import { paths } from '../../paths/index.ts';

/** What is asked in a dialog on the page of a pet to put a check right. */
export type CureQuestion =
  | {
      readonly ask: 'add';
      readonly kind: 'test' | 'treatment' | 'declaration';
      readonly code: string;
    }
  | { readonly ask: 'edit' | 'confirm'; readonly recordId: string }
  | { readonly ask: 'review'; readonly recordId: string; readonly businessId: string }
  | { readonly ask: 'reply'; readonly businessId: string }
  | { readonly ask: 'visit'; readonly about: 'evaluation' | 'exception'; readonly businessId: string };

/** The address of a question: the page of the pet opens with its dialog. */
export function cureHref(petId: string, question: CureQuestion): string {
  return `${paths.pet(petId)}?${new URLSearchParams(Object.entries(question))}`;
}

/** The action requested by an address; null if it requests no known one. */
export function readCureQuestion(search: string): CureQuestion | null {
  const fields = Object.fromEntries(new URLSearchParams(search));
  const { ask, kind, code = '', recordId = '', businessId = '', about } = fields;
  if (ask === 'add' && (kind === 'test' || kind === 'treatment' || kind === 'declaration')) {
    return code === '' ? null : { ask, kind, code };
  }
  if ((ask === 'edit' || ask === 'confirm') && recordId !== '') return { ask, recordId };
  if (ask === 'review' && recordId !== '' && businessId !== '') return { ask, recordId, businessId };
  if (ask === 'reply' && businessId !== '') return { ask, businessId };
  if (ask === 'visit' && businessId !== '' && (about === 'evaluation' || about === 'exception')) {
    return { ask, about, businessId };
  }
  return null;
}
