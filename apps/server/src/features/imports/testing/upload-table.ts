import type { TestPerson, TestServer } from '../../../../test/index.ts';

/** Uploads a file for a person, as the web app does before an import. */
export async function uploadTable(
  server: Pick<TestServer, 'url'>,
  person: Pick<TestPerson, 'uid' | 'token'>,
  content: string | Uint8Array,
  name = 'customers.csv',
): Promise<string> {
  const path = `users/${person.uid}/files/imports/${crypto.randomUUID()}/${name}`;
  const reply = await fetch(`${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${person.token}`, 'content-type': 'text/csv' },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  });
  if (!reply.ok) throw new Error(`The file was refused: ${reply.status} ${await reply.text()}`);
  return path;
}
