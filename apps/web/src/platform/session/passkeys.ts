import { session } from './session.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: string | null;
}

/** Whether this browser can hold keys at all. */
export function canHoldPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

// The helper is fetched when a key is first used: most visits never do.
const webauthn = () => import('@simplewebauthn/browser');

/** Signs in with a key of this device. */
export async function signInWithPasskey(): Promise<void> {
  const asked = await session.identity('GET', '/passkey/generate-authenticate-options');
  const { startAuthentication } = await webauthn();
  const response = await startAuthentication({ optionsJSON: asked as never });
  await session.identity('POST', '/passkey/verify-authentication', { response });
  await session.refresh();
}

/** Makes a key on this device and keeps its public half. */
export async function addPasskey(name: string): Promise<void> {
  const asked = await session.identity('GET', '/passkey/generate-register-options');
  const { startRegistration } = await webauthn();
  const response = await startRegistration({ optionsJSON: asked as never });
  await session.identity('POST', '/passkey/verify-registration', { response, name });
}

export async function listPasskeys(): Promise<readonly Passkey[]> {
  return (await session.identity('GET', '/passkey/list-user-passkeys')) as Passkey[];
}

export async function removePasskey(id: string): Promise<void> {
  await session.identity('POST', '/passkey/delete-passkey', { id });
}
