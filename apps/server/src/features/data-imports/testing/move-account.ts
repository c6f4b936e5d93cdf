import type { TestPerson, TestServer } from '../../../../test/index.ts';

/** Downloads everything of a person as a zip. */
export async function downloadExport(server: TestServer, person: TestPerson): Promise<Uint8Array> {
  const { url } = await server.call(person, 'exportMyData', { format: 'zip' });
  const reply = await fetch(url.replace(server.services.config.publicUrl, server.url));
  return new Uint8Array(await reply.arrayBuffer());
}

/** The same from any server of the installation, in chunks. */
export async function* downloadPieces(
  server: TestServer,
  url: string,
  person: TestPerson,
): AsyncGenerator<Uint8Array> {
  const asked = await server.call(person, 'exportMyData', { format: 'zip' });
  const reply = await fetch(asked.url.replace(server.services.config.publicUrl, url));
  if (reply.body) yield* reply.body;
}

/** Uploads a whole export to a person's archives, as the web app does. */
export async function uploadExport(
  { url }: Pick<TestServer, 'url'>,
  person: TestPerson,
  zip: Uint8Array | ReadableStream,
): Promise<string> {
  const path = `users/${person.uid}/archives/${crypto.randomUUID()}.zip`;
  const reply = await fetch(`${url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/zip' },
    body: zip instanceof Uint8Array ? new Uint8Array(zip) : zip,
    ...(zip instanceof Uint8Array ? {} : { duplex: 'half' }),
  });
  if (!reply.ok) throw new Error(`The export was refused: ${reply.status} ${await reply.text()}`);
  return path;
}

/** The result of a person's newest import. */
export async function importedInto(server: TestServer, person: TestPerson) {
  await server.runJobs();
  const { rows } = await server.services.store.pool.query(
    'select state, fault, fault_at as at, result from data_import where uid = $1 order by id desc limit 1',
    [person.uid],
  );
  return rows[0];
}
