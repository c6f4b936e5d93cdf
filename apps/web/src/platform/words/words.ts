/** The languages the product speaks; the first is complete by definition. */
const languages = ['en'] as const;
type Language = (typeof languages)[number];

type Texts = {
  readonly [key: string]: string | readonly string[] | Texts | ((...values: never[]) => string);
};

/** A noun's texts, one set per language; every language has exactly English's keys, or it does not compile. */
export function defineWords<English extends Texts>(
  texts: { readonly en: English } & Partial<Record<Language, English>>,
) {
  return texts;
}

/** The reader's locale, such as en-GB: its language chooses texts, its region the shape of dates. */
export function useLocale(): string {
  return navigator.language || 'en';
}

/** The texts in the reader's language, else in English. */
export function useWordsOf<English extends Texts>(
  texts: { readonly en: English } & Partial<Record<Language, English>>,
): English {
  const wanted = useLocale().split('-')[0];
  const language = languages.find((known) => known === wanted) ?? 'en';
  return texts[language] ?? texts.en;
}
