import { fhirNames } from '@clearpaw/protocol';
import { type Context, Hono } from 'hono';
import { createSemaphore, QueueFull } from '../../platform/concurrency/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { findFamilyPet } from '../pets/index.ts';
import { findExporter, takeExport } from './export-pet.ts';
import { petBundle } from './fhir/pet-bundle.ts';
import type { Resource } from './fhir/resource.ts';
import { printRecord } from './print-record.ts';
import { gatherRecord } from './record/gather-record.ts';
import type { PetRecord } from './record/pet-record.ts';

const retryAfterSeconds = '5';

/** Serves a pet's record as a file. The address is the proof, once; whether the person may still read is asked again. */
export function petExportRoutes(services: Services): Hono {
  const routes = new Hono();
  // One at a time: nothing else is answered while a file is drawn.
  const takeTurns = createSemaphore({ capacity: 1, maxWaitingPerAccount: 2, maxWaiting: 20 });
  routes.get('/exports/pets/:key', async (context) => {
    // A program that only asks what is here must not use the address up.
    if (context.req.method !== 'GET') return context.body(null, 405, { Allow: 'GET' });
    const key = context.req.param('key');
    const uid = await findExporter(services.store.db, key, services.clock.now());
    if (uid === null) return usedUp(context);
    try {
      return await takeTurns(uid, () => sendRecord(services, context, key));
    } catch (problem) {
      // The address is not used up then.
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
  const record = await gatherRecord({ services, uid: asked.uid, now }, found);
  const { pageSize, timeZone } = asked;
  const { name } = found.pet;
  if (asked.format === 'fhir') {
    const bundle = JSON.stringify(writeFhir(services, record, now), null, 2);
    return sendFile(context, Buffer.from(bundle), { name, ending: 'json', type: fhirNames.contentType });
  }
  const bytes = await printRecord(record, { pageSize, timeZone, now });
  return sendFile(context, bytes, { name, ending: 'pdf', type: 'application/pdf' });
}

function usedUp(context: Context): Response {
  return context.text(
    'This link was used or has expired. Download the record again from the pet’s page.',
    404,
  );
}

function busy(context: Context): Response {
  return context.text(
    'Other records are being prepared at the moment. Wait a few seconds, then open this link again.',
    503,
    { 'Retry-After': retryAfterSeconds },
  );
}

/** The whole record, without the owner's phone and emergency contact: the file is for other people's programs. */
function writeFhir({ newId }: Services, record: PetRecord, now: Date): Resource {
  const writing = { id: newId(), compositionId: newId(), now, author: record.people.ownerName };
  const title = `${record.pet.name}: health record`;
  return petBundle(record, { ...writing, title, doses: true, health: true, documents: [] });
}

interface SentFile {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
}

function sendFile(context: Context, bytes: Buffer, { name, ending, type }: SentFile): Response {
  const file = `${name} health record.${ending}`;
  const plain = file.replace(/[^\w .-]/g, '').trim();
  const exact = encodeURIComponent(file.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
}
