import type { TestPerson, TestServer } from '../../../../test/index.ts';

/** Uploads a file as a browser does; returns the reply and the file's path. */
export async function storeFile(
  server: TestServer,
  person: TestPerson,
  bytes: Uint8Array | string,
): Promise<{ readonly reply: Response; readonly storagePath: string }> {
  const storagePath = `users/${person.uid}/documents/${crypto.randomUUID()}.json`;
  const url = `${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(storagePath)}`;
  const headers = { authorization: `Firebase ${person.token}`, 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: Buffer.from(bytes) });
  return { reply, storagePath };
}

/** The path of an uploaded record. */
export async function storeRecords(server: TestServer, person: TestPerson, file: unknown): Promise<string> {
  const { reply, storagePath } = await storeFile(server, person, JSON.stringify(file));
  if (!reply.ok) throw new Error(`The upload was refused: ${reply.status} ${await reply.text()}`);
  return storagePath;
}
