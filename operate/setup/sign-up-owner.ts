import { postCall, type ServerProcess, signUp } from '../../apps/server/test/index.ts';

export interface Owner {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** The first account of a server, as a pet owner. */
export async function signUpOwner(server: ServerProcess): Promise<Owner> {
  const { token } = await signUp(server);
  await postCall(server.url, { token }, 'setUserType', { userType: 'owner' });
  const profile = await postCall(server.url, { token }, 'getProfile', {});
  if (profile === null) throw new Error('The account has no profile.');
  return { uid: profile.uid, email: profile.email, token };
}
