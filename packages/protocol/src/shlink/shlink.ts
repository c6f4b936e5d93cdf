import { fromBase64Url, toBase64Url } from './base64-url.ts';

/** A link after SMART Health Links 1: where the manifest is, and the key that only the link holds. */
export interface Shlink {
  readonly url: string;
  /** 32 bytes as base64url. */
  readonly key: string;
  /** In seconds since 1970; a hint, the server decides. */
  readonly exp?: number | undefined;
  /** Letters in alphabetical order: `L` the contents may change, `P` a passcode is asked. */
  readonly flag: string;
  readonly label?: string | undefined;
}

const scheme = 'shlink:/';
/** Longer ones were not made by the specification: address, key and a label of 80 characters fit in half of it. */
const longestLink = 2_000;

export function formatShlink({ url, key, exp, flag, label }: Shlink): string {
  const payload = { url, key, ...(exp !== undefined && { exp }), flag, ...(label && { label }), v: 1 };
  return scheme + toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
}

/** Null for anything else; what a link names besides is ignored, as the specification asks. */
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
    ...(typeof exp === 'number' && { exp }),
    ...(typeof label === 'string' && { label: label.slice(0, 80) }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
