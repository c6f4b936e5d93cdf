import { fromBase64Url, toBase64Url } from './base64-url.ts';

/** A link by SMART Health Links 1: the address of the manifest, and the key, which only the link contains. */
export interface Shlink {
  readonly url: string;
  /** 32 bytes as base64url. */
  readonly key: string;
  /** In seconds since 1970; only a hint, because the server decides. */
  readonly exp?: number | undefined;
  /** Letters in alphabetical order: `L` the content may change, `P` a passcode is required. */
  readonly flag: string;
  readonly label?: string | undefined;
}

const scheme = 'shlink:/';
/** The specification's address, key and label of 80 characters fit in half of it. */
const longestLink = 2_000;

export function formatShlink({ url, key, exp, flag, label }: Shlink): string {
  const payload = { url, key, ...(exp !== undefined && { exp }), flag, ...(label && { label }), v: 1 };
  return scheme + toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
}

/** Null for anything else; unknown fields of a link are ignored, as the specification requires. */
export function parseShlink(text: string): Shlink | null {
  const at = text.indexOf(scheme);
  if (at < 0 || text.length > longestLink) return null;
  const bytes = fromBase64Url(text.slice(at + scheme.length));
  const payload = bytes && parseJson(new TextDecoder().decode(bytes));
  if (typeof payload !== 'object' || payload === null) return null;
  const { url, key, exp, flag, label } = payload as Readonly<Record<string, unknown>>;
  if (typeof url !== 'string' || typeof key !== 'string' || !/^[\w-]{43}$/.test(key)) return null;
  return {
    url,
    key,
    flag: typeof flag === 'string' ? flag : '',
    ...(Number.isFinite(exp) && { exp: Number(exp) }),
    ...(typeof label === 'string' && { label: wellFormed([...label].slice(0, 80).join('')) }),
  };
}

/** Half of a character, which no encoding can write, becomes the replacement character. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
