import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthSecrets } from '../auth-secret.ts';

/** A browser may be shared by several people of a household or a front desk. */
const maxPeople = 5;

/**
 * A browser stores a proof that someone has signed in with it before (OWASP, "device cookies"). It gives no access, but
 * wrong passwords tried elsewhere do not slow it down. The cookie's value is a list of `nonce.mac`.
 */
export interface KnownDevices {
  /** The nonce by which this browser is known to the account, or null. */
  find(cookie: string, email: string): string | null;
  /** The cookie with one more account. */
  add(cookie: string, email: string): string;
}

export function createKnownDevices(secrets: AuthSecrets): KnownDevices {
  const macOf = (secret: string, nonce: string, email: string) =>
    createHmac('sha256', secret)
      .update(`known device ${nonce} ${email.toLowerCase()}`)
      .digest('base64url')
      .slice(0, 22);
  const isRight = (nonce: string, mac: string, email: string) =>
    secrets.some((secret) => {
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, nonce, email))];
      return given.length === right.length && timingSafeEqual(given, right);
    });
  const entriesOf = (cookie: string) =>
    cookie
      .split('~')
      .filter((entry) => entry !== '')
      .slice(0, maxPeople);
  return {
    find(cookie, email) {
      for (const entry of entriesOf(cookie)) {
        const [nonce = '', mac = ''] = entry.split('.');
        if (isRight(nonce, mac, email)) return nonce;
      }
      return null;
    },
    add(cookie, email) {
      const nonce = randomBytes(12).toString('base64url');
      return [`${nonce}.${macOf(secrets[0], nonce, email)}`, ...entriesOf(cookie)]
        .slice(0, maxPeople)
        .join('~');
    },
  };
}
