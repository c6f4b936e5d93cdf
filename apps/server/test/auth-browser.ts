import { createHmac } from 'node:crypto';
import type { TestPerson, TestServer } from './test-server.ts';

type Answer = Readonly<Record<string, unknown>> | null;

/** The response of an identity endpoint. */
export interface AuthReply {
  readonly status: number;
  readonly answer: Answer;
  readonly location: string | null;
  readonly retryAfter: string | null;
  /** The names of the cookies it set. */
  readonly sets: readonly string[];
}

/** One browser as seen by the identity endpoints: it stores its cookies. */
export interface AuthBrowser {
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<AuthReply>;
  /** A path below `/api/auth`, or a whole address. */
  get(path: string): Promise<AuthReply>;
  /** The email address of the person who is signed in, or null. */
  who(): Promise<string | null>;
  /** A bearer token of the session, or null. */
  token(): Promise<string | null>;
  readonly cookies: ReadonlyMap<string, string>;
}

export const testPassword = 'long enough';

/** @param cookies the cookies of an earlier browser, to continue at another server */
export function authBrowser(
  server: TestServer,
  cookies: Iterable<readonly [string, string]> = [],
): AuthBrowser {
  const jar = new Map<string, string>(cookies);
  const send = async (method: string, path: string, body?: unknown, more = {}): Promise<AuthReply> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = path.startsWith('http') ? path : `${server.url}/api/auth${path}`;
    const origin = server.services.config.publicUrl;
    const reply = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', origin, cookie, ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const sets: string[] = [];
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      sets.push(name);
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const answer = (await reply.json().catch(() => null)) as Answer;
    const [location, retryAfter] = ['location', 'retry-after'].map((name) => reply.headers.get(name));
    return { status: reply.status, answer, location: location ?? null, retryAfter: retryAfter ?? null, sets };
  };
  const get = (path: string) => send('GET', path);
  return {
    post: (path, body, headers) => send('POST', path, body, headers),
    get,
    who: async () =>
      ((await get('/get-session')).answer as { user?: { email: string } } | null)?.user?.email ?? null,
    token: async () => ((await get('/token')).answer as { token?: string } | null)?.token ?? null,
    cookies: jar,
  };
}

let count = 0;

/** Signs up a new pet owner in a separate browser. */
export async function signUpIn(server: TestServer): Promise<TestPerson & { readonly browser: AuthBrowser }> {
  count += 1;
  const email = `browser-${count}@example.test`;
  const browser = authBrowser(server);
  const { status, answer } = await browser.post('/sign-up/email', {
    email,
    password: testPassword,
    name: '',
  });
  if (status !== 200) throw new Error(`Signing up was refused: ${status} ${JSON.stringify(answer)}`);
  const { id: uid } = (answer as { user: { id: string } }).user;
  const token = (await browser.token()) ?? '';
  await server.call({ token }, 'setUserType', { userType: 'owner' });
  return { uid, email, browser, token };
}

export interface TestMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The emails to an address, newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<readonly TestMail[]> {
  await server.runJobs();
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await reply.json()) as { items: TestMail[] };
  return items.filter(({ to }) => to === address);
}

/** The first link in an email. */
export function linkInMail(text: string | undefined): URL {
  return new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? 'nothing:');
}

/** RFC 6238 with SHA-1, 30 s and six digits, implemented independently as a cross-check. */
export function totp(uri: string, stepsFromNow = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...(new URL(uri).searchParams.get('secret') ?? '').replace(/=+$/, '')]
    .map((character) => letters.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const mac = createHmac('sha1', key).update(step).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
