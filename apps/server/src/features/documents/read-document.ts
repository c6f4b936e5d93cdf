import { isRead, latestDateAt, type OwnAnimal, type Species } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob, type Run, UnrecoverableError } from '../../platform/jobs/index.ts';
import { documentTable } from '../../schema/document.ts';
import { petTable } from '../../schema/pet.ts';
import type { DocumentRow } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';
import { finishReading, giveUpReading } from './finish-reading.ts';
import { type ReadPages, readPages } from './reading/index.ts';
import { awaitsReading, clearStarted, markStarted } from './reading-mark.ts';

const petColumns = { species: petTable.species, name: petTable.name, microchip: petTable.microchip };

/** Reads a document: pictures of its pages, its words, and the vaccinations that they seem to prove. */
export const readDocument = defineJob<{ documentId: string }, Services>({
  name: 'read-document',
  async run(services, { documentId }, run) {
    const [found] = await services.store.db
      .select({ document: documentTable, ...petColumns })
      .from(documentTable)
      .innerJoin(petTable, eq(petTable.id, documentTable.petId))
      .where(eq(documentTable.id, documentId));
    if (!found || !awaitsReading(found.document)) return;
    if (!(await markStarted(services, documentId))) {
      throw new UnrecoverableError(
        'The server ended while it read this document, so it is not read again by itself.',
      );
    }
    try {
      await read(
        services,
        found.document,
        { species: found.species as Species, pet: { name: found.name, microchip: found.microchip } },
        run,
      );
    } catch (problem) {
      await clearStarted(services, documentId);
      throw problem;
    }
  },
  onParked: (services, { documentId }) => giveUpReading(services, documentId),
});

async function read(
  services: Services,
  row: DocumentRow,
  about: { species: Species; pet: OwnAnimal },
  { signal }: Run,
): Promise<void> {
  const object = await services.objects.find(services.store.db, row.storagePath);
  if (!object) return finishReading(services, row, { failure: 'unreadable' });
  const bytes = await services.objects.readAll(object);
  const today = latestDateAt(services.clock.now().getTime());
  const wanted = isRead(row.kind)
    ? ({ kind: 'vaccinations', ...about, today } as const)
    : ({ kind: 'pictures' } as const);
  let published: Promise<unknown> = Promise.resolve();
  const onProgress = (progress: number) => {
    published = published.then(() => publishProgress(services, row.id, progress)).catch(() => {});
  };
  const draft = { bytes, contentType: row.contentType, wanted };
  const end = await readPages(row.storedBy, draft, { onProgress, signal });
  await published;
  if (end.kind === 'stopped') throw new Error('The server stops; the document is read again.');
  if (end.kind !== 'done') {
    return finishReading(services, row, { failure: end.kind === 'broken' ? 'unreadable' : 'too_complex' });
  }
  const { proposals } = end.result;
  await finishReading(services, row, {
    proposals: proposals.map((proposal, index) => ({ ...proposal, id: String(index + 1) })),
    pages: await keepPictures(services, row, end.result),
  });
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

async function publishProgress({ store }: Services, id: string, progress: number): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.db.update(documentTable).set({ progress }).where(eq(documentTable.id, id));
    tx.publish({ topic: documentTopic(id), payload: { progress } });
  });
}
