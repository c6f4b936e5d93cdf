/** The locale in which a language writes dates and numbers. English is American: June 30, 2026. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-US' : language);
