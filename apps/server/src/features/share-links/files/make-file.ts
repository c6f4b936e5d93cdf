import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/http/index.ts';
import { profileTable } from '../../../schema/profile.ts';
import { languageOf } from '../../accounts/index.ts';
import {
  documentReferenceOf,
  petBundle,
  printRecord,
  type Reference,
  type Resource,
  recordFileName,
  urnOf,
} from '../../pet-exports/index.ts';
import type { OpenLink } from '../find-share-link.ts';
import { gatherShared, sharedDocuments } from './shared-record.ts';

/** The record, its printed form, or a document by its id. */
export type FileName = string;
export const recordFile = 'record';
export const printedFile = 'health-record';

/** The present files of a link, by name. */
export async function fileNames(services: Services, open: OpenLink): Promise<readonly FileName[]> {
  const documents = await sharedDocuments(services, open);
  const printed = open.link.contents.includes('records') ? [printedFile] : [];
  return [recordFile, ...printed, ...documents.map(({ id }) => id)];
}

/** One file as FHIR, created now; null if the link has no such file. */
export async function makeFile(
  services: Services,
  open: OpenLink,
  name: FileName,
  now: Date,
): Promise<Resource | null> {
  if (name === recordFile) return makeRecord(services, open, now);
  if (name === printedFile) return open.link.contents.includes('records') ? print(services, open, now) : null;
  return makeDocument(services, open, name);
}

async function makeRecord(services: Services, open: OpenLink, now: Date): Promise<Resource> {
  const { link, pet } = open;
  const record = await gatherShared(services, open, now);
  return petBundle(record, {
    ...{ id: link.id, compositionId: services.newId(), now, author: await authorOf(services, open) },
    title: link.label ?? `${pet.name}: health record`,
    doses: link.contents.some((content) => content !== 'documents'),
    health: link.contents.includes('records'),
    documents: await sharedDocuments(services, open),
  });
}

async function authorOf({ store }: Services, { link }: OpenLink): Promise<string> {
  const [profile] = await store.db
    .select({ name: profileTable.displayName })
    .from(profileTable)
    .where(eq(profileTable.uid, link.createdBy));
  return profile?.name || 'The owner';
}

/** A PDF is embedded in FHIR, because the specification has no other kind of file. */
async function print(services: Services, open: OpenLink, now: Date): Promise<Resource> {
  const { link, pet } = open;
  const record = await gatherShared(services, open, now);
  const language = await languageOf(services.store.db, link.createdBy);
  const data = await printRecord(record, { pageSize: 'letter', timeZone: 'UTC', now, language });
  const file = {
    ...{
      id: link.id,
      title: recordFileName(pet.name, language),
      kind: 'Health record',
      contentType: 'application/pdf',
    },
    ...{ size: data.length, sha256: null, issuedOn: null, createdAt: now.toISOString(), data },
  };
  return documentReferenceOf(file, subjectOf(open));
}

async function makeDocument(services: Services, open: OpenLink, name: string): Promise<Resource | null> {
  const document = (await sharedDocuments(services, open)).find(({ id }) => id === name);
  const object = document && (await services.objects.find(services.store.db, document.storagePath));
  if (!document || !object) return null;
  const data = await services.objects.readAll(object);
  return documentReferenceOf({ ...document, data }, subjectOf(open));
}

function subjectOf({ pet }: OpenLink): Reference {
  return { reference: urnOf(pet.id), type: 'Patient', display: pet.name };
}
