import { createRemoteJWKSet, jwtVerify } from 'jose';
import { refusals } from './storage-refusal.ts';

/** Resolves if the app has proven its identity, or need not; throws 401. */
export type AppCheck = (token: string | undefined) => Promise<void>;

/** Without the address of keys no attestation is required. */
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
