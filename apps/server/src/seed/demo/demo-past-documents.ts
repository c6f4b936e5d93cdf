import type { DocumentKind } from '@clearpaw/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { readDocument } from '../../features/documents/index.ts';
import type { PetRow } from '../../features/pets/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { careRecordTable, careRecordVersionTable } from '../../schema/care-record.ts';
import { vaccinationTable, vaccinationVersionTable } from '../../schema/vaccination.ts';
import { type BuilderServices, buildDocument } from '../builders/index.ts';
import { daysAgo } from './demo-days.ts';
import { storeDemoFile } from './store-demo-file.ts';

/** A document that was added some days ago, and what it proves: what happened to the pet on a day before that. */
interface PastDocument {
  readonly pet: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly addedDaysAgo: number;
  readonly rows: readonly (readonly string[])[];
  readonly proves?: { readonly kind: 'vaccination' | 'test'; readonly daysAgo: number };
  readonly isUnreadable?: boolean;
}

const pastDocuments: readonly PastDocument[] = [
  {
    pet: 'Biscuit',
    kind: 'vaccination_certificate',
    title: 'Rabies and distemper certificate',
    addedDaysAgo: 405,
    rows: [['Rabies 3yr'], ['DHPP 3yr']],
    proves: { kind: 'vaccination', daysAgo: 410 },
  },
  {
    pet: 'Juniper',
    kind: 'vaccination_certificate',
    title: 'Rabies certificate',
    addedDaysAgo: 350,
    rows: [['Rabies 1yr']],
    proves: { kind: 'vaccination', daysAgo: 353 },
  },
  {
    pet: 'Biscuit',
    kind: 'vaccination_certificate',
    title: 'Kennel cough booster',
    addedDaysAgo: 128,
    rows: [['Bordetella, intranasal']],
    proves: { kind: 'vaccination', daysAgo: 130 },
  },
  {
    pet: 'Juniper',
    kind: 'licence',
    title: 'City license',
    addedDaysAgo: 127,
    rows: [['License of a cat']],
  },
  {
    pet: 'Biscuit',
    kind: 'lab_result',
    title: 'Fecal test',
    addedDaysAgo: 60,
    rows: [
      ['Giardia', 'negative'],
      ['Parasites', 'negative'],
    ],
    proves: { kind: 'test', daysAgo: 62 },
  },
  {
    pet: 'Pickle',
    kind: 'insurance',
    title: 'Insurance policy',
    addedDaysAgo: 58,
    rows: [['Policy of a ferret']],
  },
  {
    pet: 'Fern',
    kind: 'vaccination_certificate',
    title: 'Influenza vaccination',
    addedDaysAgo: 11,
    rows: [['Canine influenza, first dose']],
    proves: { kind: 'vaccination', daysAgo: 12 },
  },
  {
    pet: 'Clover',
    kind: 'vaccination_certificate',
    title: 'Scan of the yellow booklet',
    addedDaysAgo: 9,
    rows: [['Vaccination booklet']],
    isUnreadable: true,
  },
];

const dayMs = 86_400_000;
const clinic = 'Harbor Street Animal Hospital';

/** Documents of several pets and months, oldest first, as lists show the one that was added last first. */
export async function seedPastDocuments(services: Services, pets: readonly PetRow[]): Promise<void> {
  for (const past of pastDocuments) {
    const pet = pets.find(({ name }) => name === past.pet);
    if (pet) await seedPastDocument(services, pet, past);
  }
}

async function seedPastDocument(services: Services, pet: PetRow, past: PastDocument): Promise<void> {
  const { kind, title, addedDaysAgo, proves, isUnreadable = false } = past;
  const { drawCertificate } = await import('./draw-certificate.ts');
  const bytes = await drawCertificate({
    clinic,
    title,
    patient: pet.name,
    owner: 'Maya Okafor',
    printedOn: daysAgo(services, addedDaysAgo),
    columns: ['', ''],
    rows: past.rows,
  });
  const name = title.toLowerCase().replaceAll(' ', '-');
  const file = await storeDemoFile(services, pet, `${pet.name.toLowerCase()}-${name}.pdf`, bytes);
  const addedAt = new Date(services.clock.now().getTime() - addedDaysAgo * dayMs);
  const isPicture = proves?.kind !== 'vaccination' && !isUnreadable;
  await services.store.transaction(async (tx) => {
    const inside = { ...services, store: { ...services.store, db: tx.db } };
    const { id } = await buildDocument(inside, {
      ...{ pet, kind, title, ...file, createdAt: addedAt, updatedAt: addedAt },
      ...(isPicture && { state: 'processing', progress: 0 }),
      ...(isUnreadable && { state: 'failed', failure: 'unreadable' }),
    });
    if (proves) await nameAsProof(inside, { petId: pet.id, documentId: id, proves });
    // Only pictures of its pages are taken: nothing is searched in documents of these kinds.
    if (isPicture) await services.jobs.enqueue(tx, readDocument, { documentId: id });
  });
}

interface Proof {
  readonly petId: string;
  readonly documentId: string;
  readonly proves: NonNullable<PastDocument['proves']>;
}

/** The records of that day name the document, in their current version as in the first. */
async function nameAsProof(services: BuilderServices, { petId, documentId, proves }: Proof): Promise<void> {
  const { db } = services.store;
  const day = daysAgo(services, proves.daysAgo);
  const documentIds = [documentId];
  const snapshot = sql`jsonb_set(snapshot, '{documentIds}', ${JSON.stringify(documentIds)}::jsonb)`;
  if (proves.kind === 'vaccination') {
    const given = and(eq(vaccinationTable.petId, petId), eq(vaccinationTable.administeredOn, day));
    const doses = await db.update(vaccinationTable).set({ documentIds }).where(given).returning();
    const ids = doses.map(({ id }) => id);
    const versions = inArray(vaccinationVersionTable.vaccinationId, ids);
    await db.update(vaccinationVersionTable).set({ snapshot }).where(versions);
    return;
  }
  const taken = and(eq(careRecordTable.petId, petId), eq(careRecordTable.onDay, day));
  const records = await db.update(careRecordTable).set({ documentIds }).where(taken).returning();
  const ids = records.map(({ id }) => id);
  await db
    .update(careRecordVersionTable)
    .set({ snapshot })
    .where(inArray(careRecordVersionTable.careRecordId, ids));
}
