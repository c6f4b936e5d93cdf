import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/index.ts';
import { newId } from '../../platform/clock/index.ts';
import type { Store, Tx } from '../../platform/database/index.ts';
import { vetClinicTable } from '../../schema/clinic.ts';
import { petChanged } from '../rechecks/index.ts';
import { type ListedClinic, readDirectory } from './read-directory.ts';
import { confirmedRecords } from './standing-confirmations.ts';

/** The result of an import: rows that name no clinic are reported, the others are in the directory. */
export interface ImportedClinics {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly string[];
}

interface Services {
  readonly store: Store;
  readonly clock: Clock;
}

/** Clinics per transaction: few enough that no lock is held for long. */
const batchSize = 200;

/** Adds the clinics of a file to the directory. Repeating it changes nothing. */
export async function importClinics({ store, clock }: Services, text: string): Promise<ImportedClinics> {
  const { clinics, problems } = readDirectory(text);
  const total = { added: 0, changed: 0, unchanged: 0 };
  for (let at = 0; at < clinics.length; at += batchSize) {
    const batch = clinics.slice(at, at + batchSize);
    const done = await store.transaction((tx) => saveBatch(tx, batch, clock.now()));
    total.added += done.added;
    total.changed += done.changed;
    total.unchanged += batch.length - done.added - done.changed;
  }
  return { ...total, problems };
}

/** Pets whose records such a clinic confirmed are judged again. */
async function saveBatch(tx: Tx, batch: readonly ListedClinic[], now: Date) {
  const values = batch.map(({ name, domain, location }) => ({
    ...{ id: newId(), key: domain, emailDomain: domain, name, location },
    ...{ listedAt: now, createdAt: now, updatedAt: now },
  }));
  const rows = await tx.db
    .insert(vetClinicTable)
    .values(values)
    .onConflictDoUpdate({
      target: vetClinicTable.key,
      set: {
        name: sql`excluded.name`,
        location: sql`excluded.location`,
        listedAt: sql`coalesce(${vetClinicTable.listedAt}, excluded.listed_at)`,
        updatedAt: now,
      },
      setWhere: sql`${vetClinicTable.listedAt} is null or ${vetClinicTable.name} <> excluded.name
        or ${vetClinicTable.location} is distinct from excluded.location`,
    })
    .returning({ id: vetClinicTable.id, isNew: sql<boolean>`xmax = 0` });
  await markPetsOfClinics(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  const added = rows.filter(({ isNew }) => isNew).length;
  return { added, changed: rows.length - added };
}

/** Marks the pets whose records these clinics confirmed or entered. */
export async function markPetsOfClinics(tx: Tx, clinicIds: readonly string[], now: Date): Promise<void> {
  if (clinicIds.length === 0) return;
  const { rows } = await tx.db.execute<{ petId: string }>(sql`
    select distinct c.pet_id as "petId" from ${confirmedRecords} c
     where c.clinic_id = any(${sql.param([...clinicIds])}::uuid[]) order by 1`);
  for (const { petId } of rows) await petChanged(tx, petId, now);
}
