import { createHash, randomBytes } from 'node:crypto';
import type { OutputOf, petExports } from '@clearpaw/contract';
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import { addressIn, type Call } from '../../platform/http/index.ts';
import { petExportTable } from '../../schema/pet-export.ts';
import { carersPet } from '../pets/index.ts';

type Input = z.output<typeof petExports.exportPet.input>;
export type PetExport = typeof petExportTable.$inferSelect;

const lifetimeMs = 10 * 60 * 1000;

/** Creates an unguessable address for one download; the file is created when it is downloaded. */
export async function exportPet(call: Call, input: Input): Promise<OutputOf<typeof petExports.exportPet>> {
  const { config, store } = call.services;
  const { pet } = await carersPet(call, input.petId);
  const { format, pageSize, timeZone, language } = input;
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(call.now.getTime() + lifetimeMs);
  await store.transaction(async ({ db }) => {
    await db
      .delete(petExportTable)
      .where(and(eq(petExportTable.uid, call.uid), lte(petExportTable.expiresAt, call.now)));
    const row = { keyHash: hashOf(key), petId: pet.id, uid: call.uid, format, pageSize, timeZone, expiresAt };
    await db.insert(petExportTable).values(row);
  });
  return { url: addressIn(`${config.publicUrl}/exports/pets/${key}`, language) };
}

/** The person to whom a valid address belongs. */
export async function findExporter(db: Database, key: string, now: Date): Promise<string | null> {
  const [row] = await db.select({ uid: petExportTable.uid }).from(petExportTable).where(serves(key, now));
  return row?.uid ?? null;
}

/** What an address serves; this uses the address up. Null if it has expired or is invalid. */
export async function takeExport(db: Database, key: string, now: Date): Promise<PetExport | null> {
  const [row] = await db.delete(petExportTable).where(serves(key, now)).returning();
  return row ?? null;
}

function serves(key: string, now: Date): SQL | undefined {
  return and(eq(petExportTable.keyHash, hashOf(key)), gt(petExportTable.expiresAt, now));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
