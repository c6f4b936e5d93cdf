import { useSyncExternalStore } from 'react';

/** The languages the product speaks; the first is complete by definition. */
const languages = ['en'] as const;
type Language = (typeof languages)[number];

type Texts = {
  readonly [key: string]: string | readonly string[] | Texts | ((...values: never[]) => string);
};

/** A noun's texts, one set per language; every language has exactly English's keys, or it does not compile. */
export function defineMessages<English extends Texts>(
  texts: { readonly en: English } & Partial<Record<Language, English>>,
) {
  return texts;
}

/**
 * The reader's locale, such as en-GB: its language chooses texts, its region the shape of dates. Pages rendered at
 * build speak `builtLocale` and turn to the reader's in the moment they wake up.
 */
export function useLocale(): string {
  return useSyncExternalStore(never, ofReader, ofBuild);
}

const builtLocale = 'en-US';
const never = () => () => {};
const ofReader = () => readersLocale;
const ofBuild = () => builtLocale;

/** Some systems name locales that Intl refuses ("en-US@posix"); the first one it takes is the reader's. */
const readersLocale = [...navigator.languages, navigator.language].find(isLocale) ?? 'en';

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The texts in the reader's language, for code outside of components that runs in the browser only. */
export function textsOf<English extends Texts>(
  texts: { readonly en: English } & Partial<Record<Language, English>>,
): English {
  return textsIn(texts, readersLocale);
}

/** The texts in the reader's language, else in English. */
export function useMessages<English extends Texts>(
  texts: { readonly en: English } & Partial<Record<Language, English>>,
): English {
  return textsIn(texts, useLocale());
}

function textsIn<English extends Texts>(
  texts: { readonly en: English } & Partial<Record<Language, English>>,
  locale: string,
): English {
  const wanted = locale.split('-')[0];
  const language = languages.find((known) => known === wanted) ?? 'en';
  return texts[language] ?? texts.en;
}
