import type { Fixture } from '../../apps/server/test/authorization/index.ts';
import type { TestServer } from '../../apps/server/test/index.ts';

/** What makes a reader of PDFs act by itself, or open what a text names. */
const actions = /\/(?:JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|RichMedia|EmbeddedFile)\b/g;

/** The names of actions in the printed badge and the poster, whose texts came from people. */
export async function scriptsInPdfs(server: TestServer, { people, records, businesses }: Fixture) {
  const badge = await server.call(people.owner, 'printBadge', { petId: records.own.petId });
  const poster = await server.call(people.businessOwner, 'printPoster', { businessId: businesses.own.id });
  const files = [badge, poster].map(({ base64 }) => Buffer.from(base64, 'base64').toString('latin1'));
  return { pdfs: files.length, found: files.flatMap((file) => file.match(actions) ?? []) };
}
