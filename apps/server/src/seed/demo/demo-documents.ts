import { eq } from 'drizzle-orm';
import { readDocument } from '../../features/documents/index.ts';
import type { PetRow } from '../../features/pets/index.ts';
import { userTable } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';
import { buildDocument } from '../builders/index.ts';
import { daysAgo } from './demo-days.ts';
import { seedPastDocuments } from './demo-past-documents.ts';
import { storeDemoFile } from './store-demo-file.ts';

/**
 * Gives Maya's pets the documents of some months, and Mochi, whose rabies vaccination is not recorded, the certificate
 * that proves it: it is read like any upload, and waits for Maya to confirm it. Stored files are not part of the demo's
 * transaction, so this is done afterwards.
 */
export async function seedDocuments(services: Services): Promise<void> {
  const pets = await findMayaPets(services);
  await seedPastDocuments(services, pets);
  const mochi = pets.find(({ name }) => name === 'Mochi');
  if (!mochi) return;
  const { drawCertificate } = await import('./draw-certificate.ts');
  const bytes = await drawCertificate(certificateOf(services));
  const file = await storeDemoFile(services, mochi, 'mochi-certificate.pdf', bytes);
  const unread = { title: 'Certificate of vaccination', state: 'processing', progress: 0 } as const;
  await services.store.transaction(async (tx) => {
    const inside = { ...services, store: { ...services.store, db: tx.db } };
    const { id } = await buildDocument(inside, { pet: mochi, ...unread, ...file });
    await services.jobs.enqueue(tx, readDocument, { documentId: id });
  });
}

async function findMayaPets({ store }: Services): Promise<readonly PetRow[]> {
  const found = await store.db
    .select({ pet: petTable })
    .from(petTable)
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(eq(userTable.email, 'owner@demo.test'));
  return found.map(({ pet }) => pet);
}

function certificateOf(services: Services) {
  const given = american(daysAgo(services, 24));
  const due = american(daysAgo(services, 24 - 365));
  return {
    title: 'Certificate of vaccination',
    clinic: 'Maple Hollow Animal Clinic',
    patient: 'Mochi',
    owner: 'Maya Okafor',
    printedOn: given,
    columns: ['Vaccine', 'Date Given', 'Due Date', 'Lot/Serial', 'Manufacturer', 'Vet'],
    rows: [
      ['Rabies 1yr', given, due, '27719B', 'Merck', 'Lind'],
      ['FVRCP', given, due, '640012', 'Zoetis', 'Lind'],
    ],
  };
}

/** 2026-03-09 as 03/09/2026. */
function american(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
