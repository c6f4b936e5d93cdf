import type { ServerProcess } from './server-process.ts';

const email = 'maya@example.test';
const password = 'long enough';

/** The first account of a server in a separate process, with a token. */
export const signUp = (server: ServerProcess) => enter(server, 'sign-up');
/** Signs the same person in again. */
export const signIn = (server: ServerProcess) => enter(server, 'sign-in');

async function enter({ url }: ServerProcess, way: 'sign-up' | 'sign-in'): Promise<{ token: string }> {
  const body = JSON.stringify({ email, password, name: '' });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/auth/${way}/email`, { method: 'POST', headers, body });
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()) as { token: string };
}
