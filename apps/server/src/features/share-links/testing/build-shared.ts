import type { InputOf, shareLinks } from '@clearpaw/contract';
import { parseShlink, type Shlink } from '@clearpaw/protocol';
import { postCall, type TestCaller, type TestServer } from '../../../../test/index.ts';
import { buildDocument } from '../../../seed/builders/index.ts';
import { buildRecord } from '../../pet-exports/testing/build-record.ts';

type Terms = Partial<InputOf<typeof shareLinks.createShareLink>>;

/** A pet with a full record and a document, and its owner. */
export async function buildShared(server: TestServer) {
  const maya = await server.owner({ displayName: 'Maya Okafor' });
  const pet = await buildRecord(server.services, maya);
  const document = await buildDocument(server.services, { pet, title: 'Vaccination certificate' });
  const { storagePath: path, contentType } = document;
  const bytes = Buffer.from('%PDF-1.4 of a certificate \u00e9');
  await server.services.objects.write({ path, ownerId: maya.uid, contentType, bytes });
  return { maya, pet, document, share: (terms: Terms = {}) => shareOf(server, maya, pet.id, terms) };
}

/** A link, in the parts that its reader has. */
export async function shareOf(
  { url }: { readonly url: string },
  by: TestCaller,
  petId: string,
  terms: Terms = {},
) {
  const made = await postCall(url, by, 'createShareLink', { petId, contents: ['records'], ...terms });
  const link = parseShlink(made.shlink) as Shlink;
  return { ...made, ...link, manifest: link.url, page: made.url };
}

export interface ManifestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly remainingAttempts?: number;
    readonly files?: readonly ManifestFile[];
  };
}

interface ManifestFile {
  readonly contentType: string;
  readonly _name: string;
  readonly embedded?: string;
  readonly location?: string;
}

/** Any server answers for the others: the address is the same except for the host. */
export const atServer = (server: TestServer, url: string): string => {
  const { pathname, search } = new URL(url);
  return server.url + pathname + search;
};

export async function askManifest(
  server: TestServer,
  manifest: string,
  request: object = {},
): Promise<ManifestReply> {
  const reply = await fetch(atServer(server, manifest), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient: 'Dr. Lind', ...request }),
  });
  const body = (await reply.json()) as ManifestReply['body'];
  return { status: reply.status, headers: reply.headers, body };
}
