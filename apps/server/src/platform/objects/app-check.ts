import { createRemoteJWKSet, jwtVerify } from 'jose';
import { refusals } from './storage-refusal.ts';

/** Resolves when the app has proven itself, or need not; throws 401. */
export type AppCheck = (token: string | undefined) => Promise<void>;

/** Without an address of keys nothing is asked for. */
export function createAppCheck(jwksUrl: string | undefined): AppCheck {
  if (jwksUrl === undefined) return async () => {};
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (token) => {
    const proven =
      token !== undefined &&
      (await jwtVerify(token, keys).then(
        () => true,
        () => false,
      ));
    if (!proven) throw refusals.invalidApp();
  };
}
