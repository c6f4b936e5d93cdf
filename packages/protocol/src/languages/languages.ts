/** The languages of the product. English is the source of the translations and the default. */
export const languages = ['en', 'es', 'fr', 'de', 'ar'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
};

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The direction of the language's text, as in HTML's `dir`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The available language that a reader prefers, by `Accept-Language` (RFC 9110, section 12.5.4): by weight, then by
 * order; a region such as de-AT matches its language.
 */
export function preferredLanguage(accepted: string, among: readonly Language[]): Language {
  const wanted = accepted
    .slice(0, 500)
    .split(',')
    .map((entry) => readPreference(entry))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { language } of wanted) {
    const found = among.find((one) => one === language);
    if (found) return found;
  }
  return 'en';
}

function readPreference(entry: string): { readonly language: string; readonly weight: number } {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { language: range.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
