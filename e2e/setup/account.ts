import type { APIRequestContext } from 'playwright-core';
import type { BrowserPerson } from './person.ts';

export const password = 'secret-story';

/** Calls a function as the account of the browser's cookie. */
export async function callAs(request: APIRequestContext, name: string, data: object): Promise<unknown> {
  const { token } = (await (await request.get('/api/auth/token', { maxRetries: 2 })).json()) as {
    token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.post(`/functions/${name}`, { data: { data }, headers });
  const { result, error } = (await reply.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(`${name}: ${error.message}`);
  return result;
}

/** An account without the forms: signed in on this browser, with a type or without one. */
export async function createAccount(
  { page }: BrowserPerson,
  email: string,
  userType: 'owner' | 'business' | null,
): Promise<void> {
  const { request } = page.context();
  const reply = await request.post('/api/auth/sign-up/email', { data: { email, password, name: '' } });
  if (!reply.ok()) throw new Error(await reply.text());
  if (userType) await callAs(request, 'setUserType', { userType });
}

export async function signOut({ page }: BrowserPerson): Promise<void> {
  await page.context().clearCookies();
}

/** The path and query that the address bar shows. */
export function pathOf({ page }: BrowserPerson): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}
