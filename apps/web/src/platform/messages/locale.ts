import { directionOf, isLanguage, type Language } from '@clearpaw/protocol';
import { useSyncExternalStore } from 'react';

/** The language of this build: each language is built separately, so that a visitor loads only one. */
export const language: Language = languageOfBuild(import.meta.env?.VITE_LANGUAGE);
export const direction = directionOf(language);

function languageOfBuild(named: string | undefined): Language {
  return named !== undefined && isLanguage(named) ? named : 'en';
}

/** Pages rendered at build time use this locale; the reader's region is known only in the browser. */
const builtLocale = language === 'en' ? 'en-US' : language;

/**
 * The reader's locale, such as en-GB: the language of this build, with the region the reader's system names for it.
 * Pages rendered at build speak `builtLocale` and turn to the reader's in the moment they wake up.
 */
export function useLocale(): string {
  return useSyncExternalStore(never, ofReader, ofBuild);
}

const never = () => () => {};
const ofReader = () => readersLocale;
const ofBuild = () => builtLocale;

/** A page is also rendered where there is no browser. Some systems name locales that Intl refuses ("en-US@posix"). */
const askedLocales = typeof document === 'undefined' ? [] : [...navigator.languages, navigator.language];
const readersLocale = askedLocales.find(isOfThisLanguage) ?? builtLocale;

function isOfThisLanguage(text: string): boolean {
  try {
    return new Intl.Locale(text).language === language;
  } catch {
    return false;
  }
}

const numbers = new Intl.NumberFormat(readersLocale);
const rules = new Intl.PluralRules(builtLocale);

/** A number inside a message, as the reader writes it. */
export const formatNumber = (value: number): string => numbers.format(value);

type Forms = { readonly other: string } & { readonly [form: string]: string };

/** The plural form for an amount; a form for the exact amount (`=0`) takes precedence. */
export const plural = (amount: number, forms: Forms): string =>
  forms[`=${amount}`] ?? forms[rules.select(amount)] ?? forms.other;

/** A capitalized name as written in mid-sentence; German nouns keep their capital. */
export const inSentence = (name: string): string =>
  language === 'de' ? name : name.toLocaleLowerCase(builtLocale);
