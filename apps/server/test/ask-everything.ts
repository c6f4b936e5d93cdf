import { post } from './calls.ts';

/** What a call was answered, and how long that took. */
export interface TimedAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly seconds: number;
  readonly text: string;
}

export async function timed(asking: Promise<Response>): Promise<TimedAnswer> {
  const begun = performance.now();
  const reply = await asking;
  const text = await reply.text();
  return {
    ...{ status: reply.status, retryAfter: reply.headers.get('retry-after'), text },
    seconds: (performance.now() - begun) / 1000,
  };
}

interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

export function signInWrongly(url: string, { email }: Person): Promise<Response> {
  return postAuth(url, 'sign-in/email', { email, password: 'not this one' });
}

/** One of everything that needs the database: reads, writes, retried writes, files, signing in, a stream's first state. */
export function askEverything(url: string, person: Person): Promise<TimedAnswer>[] {
  const pet = { name: 'Rex', species: 'dog', idempotencyKey: crypto.randomUUID() };
  const file = encodeURIComponent(`users/${person.uid}/files/none`);
  const newcomer = { email: `${crypto.randomUUID()}@example.test`, password: 'long enough', name: '' };
  return [
    post(url, person, 'getProfile', {}),
    post(url, person, 'listPets', {}),
    post(url, person, 'createPet', pet),
    post(url, person, 'watchAlerts', {}),
    post(url, null, 'verifySignedWaiver', { sha256: '0'.repeat(64) }),
    fetch(`${url}/v0/b/clearpaw/o/${file}`, { headers: { authorization: `Bearer ${person.token}` } }),
    signInWrongly(url, person),
    postAuth(url, 'sign-up/email', newcomer),
  ].map(timed);
}

function postAuth(url: string, path: string, input: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
}
