import {
  calendarDateIn,
  isRead,
  proposeVaccinations,
  type Species,
  stateAfterReading,
} from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { tellFamily } from '../alerts/index.ts';
import { pet } from '../pets/pet.table.ts';
import { petChanged } from '../rechecks/index.ts';
import { document } from './document.table.ts';
import type { DocumentRow } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';
import { type ReadPages, readPages } from './reading/index.ts';

/** Looks through a document: pictures of its pages, its words, and the vaccinations they seem to prove. */
export const readDocument = defineJob<{ documentId: string }, Services>({
  name: 'read-document',
  retries: 2,
  async run(services, { documentId }) {
    const [found] = await services.store.db
      .select({ document, species: pet.species })
      .from(document)
      .innerJoin(pet, eq(pet.id, document.petId))
      .where(eq(document.id, documentId));
    if (found?.document.state !== 'processing') return;
    await read(services, found.document, found.species as Species);
  },
});

async function read(services: Services, row: DocumentRow, species: Species): Promise<void> {
  const object = await services.objects.find(services.store.db, row.storagePath);
  const bytes = object ? await allOf(await services.objects.read(object)) : null;
  const pages = bytes
    ? await readPages({ bytes, contentType: row.contentType, wantsWords: isRead(row.kind) }, (progress) =>
        tellProgress(services, row.id, progress),
      )
    : null;
  if (!pages) return finish(services, row, { state: 'failed', proposals: [], pages: [] });
  const today = calendarDateIn(services.clock.now().getTime(), 'Etc/GMT-14');
  const proposals = proposeVaccinations(pages.words, species, today);
  await finish(services, row, {
    state: stateAfterReading(row.kind, proposals.length),
    proposals: proposals.map((proposal, index) => ({ ...proposal, id: String(index + 1) })),
    pages: await keepPictures(services, row, pages),
  });
}

async function allOf(source: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function keepPictures(services: Services, row: DocumentRow, { pictures }: ReadPages) {
  const kept: { path: string; width: number; height: number }[] = [];
  for (const [index, { bytes, width, height }] of pictures.entries()) {
    const path = `users/${row.storedBy}/previews/${row.id}/${index + 1}.webp`;
    await services.objects.write({ path, ownerId: row.storedBy, contentType: 'image/webp', bytes });
    kept.push({ path, width, height });
  }
  return kept;
}

async function tellProgress({ store }: Services, id: string, progress: number): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.db.update(document).set({ progress }).where(eq(document.id, id));
    tx.publish({ topic: documentTopic(id), payload: { progress } });
  });
}

type Outcome = Pick<DocumentRow, 'state' | 'proposals' | 'pages'>;

async function finish(services: Services, row: DocumentRow, outcome: Outcome): Promise<void> {
  const { store, clock } = services;
  await store.transaction(async (tx) => {
    const set = { ...outcome, progress: 1, updatedAt: clock.now() };
    await tx.db.update(document).set(set).where(eq(document.id, row.id));
    if (row.petId !== null) {
      await petChanged(tx, row.petId, clock.now());
      if (outcome.state === 'needs_review') await tellRead(tx, services, row, row.petId);
    }
    tx.publish({ topic: documentTopic(row.id), payload: {} });
  });
}

/** Reading takes a while, and what was read counts only once somebody of the pet's family has confirmed it. */
async function tellRead(tx: Tx, services: Services, row: DocumentRow, petId: string): Promise<void> {
  const [about] = await tx.db.select({ name: pet.name }).from(pet).where(eq(pet.id, petId));
  if (!about) return;
  await tellFamily(tx, services, {
    kind: 'document_read',
    petId,
    onceKey: `document_read ${row.id}`,
    title: `${about.name}: a document is ready for you`,
    body: `“${row.title}” has been read. Look at what it says and confirm it; then it counts.`,
  });
}
