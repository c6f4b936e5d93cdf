import { fhirNames, petArchive } from '@clearpaw/protocol';
import { type Context, Hono } from 'hono';
import { createSemaphore, QueueFull } from '../../platform/concurrency/index.ts';
import { askedLanguage, readerLanguage, type Services, sendPieces } from '../../platform/http/index.ts';
import { languageOf } from '../accounts/index.ts';
import { findFamilyPet } from '../pets/index.ts';
import { recordArchive } from './archive/record-archive.ts';
import { findExporter, type PetExport, takeExport } from './export-pet.ts';
import type { ExportedDocument } from './fhir/document-reference.ts';
import { petBundle } from './fhir/pet-bundle.ts';
import type { Resource } from './fhir/resource.ts';
import { recordMessages } from './messages.gen.ts';
import { printRecord } from './print-record.ts';
import { archivedDocuments } from './record/archived-documents.ts';
import { gatherRecord } from './record/gather-record.ts';
import type { PetRecord } from './record/pet-record.ts';
import { wordingOf } from './record/wording.ts';

const retryAfterSeconds = '5';

/**
 * Serves a pet's record as a file. The address is the authorization and works once; whether the person may still read
 * the pet is checked again.
 */
export function petExportRoutes(services: Services): Hono {
  const routes = new Hono();
  // One at a time, because drawing a file blocks the server.
  const takeTurns = createSemaphore({ capacity: 1, maxWaitingPerAccount: 2, maxWaiting: 20 });
  routes.get('/exports/pets/:key', async (context) => {
    // A program that only checks the address must not use it up.
    if (context.req.method !== 'GET') return context.body(null, 405, { Allow: 'GET' });
    const key = context.req.param('key');
    const uid = await findExporter(services.store.db, key, services.clock.now());
    if (uid === null) return usedUp(context);
    try {
      return await takeTurns(uid, () => sendRecord(services, context, key));
    } catch (problem) {
      // The address is then not used up.
      if (problem instanceof QueueFull) return busy(context);
      throw problem;
    }
  });
  return routes;
}

async function sendRecord(services: Services, context: Context, key: string): Promise<Response> {
  const now = services.clock.now();
  const asked = await takeExport(services.store.db, key, now);
  const found = asked && (await findFamilyPet({ services, uid: asked.uid }, asked.petId));
  if (!asked || !found) return usedUp(context);
  const language = askedLanguage(context) ?? (await languageOf(services.store.db, asked.uid));
  const wording = wordingOf(language);
  const record = await gatherRecord({ services, uid: asked.uid, now }, found);
  const documents = await archivedDocuments(services.store.db, found.pet.id);
  const { format, pageSize, timeZone } = asked;
  // In the archive, the documents are beside this file.
  const shown = documents.map((one) => (format === 'zip' ? { ...one, url: encodeURI(one.name) } : one));
  const write = {
    pdf: () => printRecord(record, { pageSize, timeZone, now, language }),
    fhir: async () =>
      Buffer.from(JSON.stringify(writeFhir(services, record, { now, documents: shown }), null, 2)),
    csv: async () => {
      const { recordTable } = await import('./table/record-table.ts');
      return recordTable(record, wording, timeZone);
    },
  };
  const name = wording.texts.fileName(found.pet.name);
  if (format !== 'zip') {
    const file = new Uint8Array(await write[format]());
    return context.body(file, 200, headersOf({ name, ...kinds[format] }));
  }
  const [pdf, fhir, table] = await Promise.all([write.pdf(), write.fhir(), write.csv()]);
  const pieces = recordArchive(services, documents, { pdf, fhir, table }, now);
  return sendPieces(context, pieces, headersOf({ name, ...kinds.zip }), services.log);
}

const kinds = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  fhir: { ending: 'json', type: fhirNames.contentType },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  zip: { ending: 'zip', type: petArchive.contentType },
} as const satisfies Record<PetExport['format'], Omit<SentFile, 'name'>>;

function usedUp(context: Context): Response {
  return context.text(recordMessages[readerLanguage(context)].link.usedUp, 404);
}

function busy(context: Context): Response {
  const { busy: message } = recordMessages[readerLanguage(context)].link;
  return context.text(message, 503, { 'Retry-After': retryAfterSeconds });
}

/**
 * The whole record without the owner's phone and emergency contact, because the file is for other people's programs.
 */
function writeFhir(
  { newId }: Services,
  record: PetRecord,
  { now, documents }: { readonly now: Date; readonly documents: readonly ExportedDocument[] },
): Resource {
  const writing = {
    id: newId(),
    compositionId: newId(),
    now,
    author: record.people.ownerName ?? 'Not stated',
  };
  const title = `${record.pet.name}: health record`;
  return petBundle(record, { ...writing, title, doses: true, health: true, documents });
}

interface SentFile {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
}

function headersOf({ name, ending, type }: SentFile): Record<string, string> {
  const file = `${name}.${ending}`;
  const plain = plainName(file, ending);
  const exact = encodeURIComponent(file.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
}

/** For programs that read names of western letters only. */
function plainName(file: string, ending: string): string {
  const letters = file
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .trim();
  return /[a-z0-9]/i.test(letters.slice(0, -ending.length)) ? letters : `health record.${ending}`;
}
