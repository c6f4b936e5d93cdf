import { isLanguage, type Language, languages, preferredLanguage } from '@clearpaw/protocol';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const cookieName = 'language';
const aYearSeconds = 365 * 24 * 60 * 60;

/**
 * The language of a page for a request: `?lang=`, else the earlier choice, else the browser's preference. A choice is
 * stored in a cookie that contains nothing else.
 */
export function readerLanguage(context: Context, among: readonly Language[] = languages): Language {
  const asked = context.req.query('lang');
  // With https the browser takes the cookie only from this host, and sends it only encrypted.
  const prefix = context.get('https') === true ? ({ prefix: 'host', secure: true } as const) : {};
  if (asked !== undefined && isOneOf(asked, among)) {
    setCookie(context, cookieName, asked, { path: '/', sameSite: 'Lax', maxAge: aYearSeconds, ...prefix });
    return asked;
  }
  const chosen = 'prefix' in prefix ? getCookie(context, cookieName, 'host') : getCookie(context, cookieName);
  if (chosen !== undefined && isOneOf(chosen, among)) return chosen;
  return preferredLanguage(context.req.header('Accept-Language') ?? '', among);
}

/** The language that the address of a file names; it is not kept as a choice. Null if it names none. */
export function askedLanguage(context: Context): Language | null {
  const asked = context.req.query('lang');
  return asked !== undefined && isLanguage(asked) ? asked : null;
}

/** The address of a file in a language; without one, its reader's account decides. */
export const addressIn = (url: string, language: Language | undefined): string =>
  language === undefined ? url : `${url}?lang=${language}`;

const isOneOf = (text: string, among: readonly Language[]): text is Language =>
  isLanguage(text) && among.includes(text);
