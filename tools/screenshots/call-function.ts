import type { APIRequestContext } from 'playwright-core';

/** Calls a function of the product as the account of the browser's cookie; fails with the server's words. */
export async function callFunction<Result>(
  request: APIRequestContext,
  name: string,
  data: object,
): Promise<Result> {
  const { token } = (await (await request.get('/api/auth/token')).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.post(`/functions/${name}`, { data: { data }, headers });
  if (!reply.ok()) throw new Error(`${name} answered ${reply.status()}: ${await reply.text()}`);
  return ((await reply.json()) as { result: Result }).result;
}
