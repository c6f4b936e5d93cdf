import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Auth } from './create-auth.ts';

/** A signature is 32 bytes in base64. */
const signatureLength = 44;

/**
 * Signs the cookies of a request that were signed with an earlier secret with the first one, because the library checks
 * them with that one alone. Browsers get new ones when the library next writes them: that of a session after a day.
 *
 * @param header the value of `Cookie`, null for none
 */
export async function signCookiesAgain(auth: Auth, header: string | null): Promise<string | null> {
  const { secret, secretConfig } = await auth.$context;
  if (header === null || typeof secretConfig === 'string') return header;
  const earlier = [...secretConfig.keys.values()].filter((one) => one !== secret);
  if (earlier.length === 0) return header;
  return header
    .split(';')
    .map((cookie) => signAgain(cookie, secret, earlier))
    .join(';');
}

function signAgain(cookie: string, secret: string, earlier: readonly string[]): string {
  const start = cookie.indexOf('=') + 1;
  const written = decoded(cookie.slice(start).trim());
  const end = written.lastIndexOf('.');
  const [value, signature] = [written.slice(0, end), written.slice(end + 1)];
  if (start === 0 || end < 1 || signature.length !== signatureLength) return cookie;
  if (!earlier.some((one) => isEqual(signatureOf(value, one), signature))) return cookie;
  return `${cookie.slice(0, start)}${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}`;
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

function isEqual(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A text that is no encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
