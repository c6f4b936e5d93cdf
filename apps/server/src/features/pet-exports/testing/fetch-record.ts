import type { Language } from '@clearpaw/protocol';
import type { TestPerson, TestServer } from '../../../../test/index.ts';

interface Options {
  readonly format?: 'pdf' | 'fhir' | 'csv' | 'zip';
  readonly pageSize?: 'a4' | 'letter';
  readonly timeZone?: string;
  readonly language?: Language;
}

/** Requests the record, and downloads it as a browser does. */
export async function fetchRecord(
  server: TestServer,
  person: TestPerson,
  petId: string,
  options: Options = {},
): Promise<{ readonly reply: Response; readonly url: string }> {
  const { url } = await server.call(person, 'exportPet', { petId, format: 'pdf', ...options });
  const local = url.replace(server.services.config.publicUrl, server.url);
  return { reply: await fetch(local), url: local };
}

export const bytesOf = async (reply: Response): Promise<Uint8Array> =>
  new Uint8Array(await reply.arrayBuffer());
