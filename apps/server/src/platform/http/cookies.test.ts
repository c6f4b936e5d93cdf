import { expect, test } from 'vitest';
import { authBrowser, testPassword, useServer } from '../../../test/index.ts';

const PUBLIC_URL = 'https://clearpaw.example';
const server = await useServer({ PUBLIC_URL });

async function signUp(email: string): Promise<string[]> {
  const reply = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
    body: JSON.stringify({ email, password: testPassword, name: '' }),
  });
  return reply.headers.getSetCookie();
}

test('with https each cookie belongs to this host alone, travels encrypted, and not with requests of other sites', async () => {
  const language = await fetch(`${server.url}/terms?lang=es`);
  const lines = [...(await signUp('cookies@example.test')), ...language.headers.getSetCookie()];
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const line of lines) {
    expect(line).toMatch(/^__Host-/);
    expect(line).toMatch(/; Secure/i);
    expect(line).toMatch(/; Path=\/(;|$)/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).not.toMatch(/; Domain=/i);
  }
});

test('the cookie of a session is not readable by scripts, signs in, and is different each time', async () => {
  const sessions = [await signUp('first@example.test'), await signUp('second@example.test')].map((lines) =>
    lines.find((line) => line.startsWith('__Host-clearpaw.session_token=')),
  );
  const values = sessions.map((line = '') => line.split(';')[0]?.split('=')[1] ?? '');
  for (const line of sessions) expect(line).toMatch(/; HttpOnly/i);
  // 32 random characters of 62, and the signature.
  for (const value of values) expect(value).toMatch(/^[A-Za-z0-9]{32}\./);
  expect(values[0]).not.toBe(values[1]);
  const browser = authBrowser(server, [['__Host-clearpaw.session_token', values[0] ?? '']]);
  expect(await browser.who()).toBe('first@example.test');
});

test('a language that was chosen is remembered with https', async () => {
  const page = await fetch(`${server.url}/terms`, { headers: { cookie: '__Host-language=es' } });
  expect(page.headers.get('content-language')).toBe('es');
});
