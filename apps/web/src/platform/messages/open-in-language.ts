import type { Language } from '@clearpaw/protocol';
import { language } from './locale.ts';

const parameter = 'lang';

/** The address of this page in another language; the server remembers the choice. */
export const hrefInLanguage = (wanted: Language): string => `?${parameter}=${wanted}`;

/** Loads this page again in a language, unless the server has just answered that it has none. */
export function openInLanguage(wanted: Language): void {
  const asked = new URL(location.href);
  if (wanted === language || asked.searchParams.get(parameter) === wanted) return;
  asked.searchParams.set(parameter, wanted);
  location.replace(asked);
}

/** Removes the language from the address once the page is in that language. */
export function forgetAskedLanguage(): void {
  const address = new URL(location.href);
  if (address.searchParams.get(parameter) !== language) return;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}
