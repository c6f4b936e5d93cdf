import type { connections } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import { petNoteTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findConnected } from './find-connected.ts';

type Input = z.output<typeof connections.savePetNote.input>;

/** Saves staff's internal notes about a pet: "shy with men", "needs the quiet room". */
export async function savePetNote(
  call: AuditedCall,
  input: Input,
): Promise<{ note: string; flags: string[] }> {
  const { businessId, petId, note, flags } = input;
  await authorizeMember(call, businessId, 'notePets');
  await findConnected(call, businessId, petId);
  await call.services.store.transaction(async ({ db }) => {
    const kept = { note, flags, updatedAt: call.now };
    await db
      .insert(petNoteTable)
      .values({ businessId, petId, ...kept })
      .onConflictDoUpdate({ target: [petNoteTable.businessId, petNoteTable.petId], set: kept });
    await appendEntry(db, call, { businessId, subject: { kind: 'pet', id: petId } });
  });
  return { note, flags };
}

interface AddedNote {
  readonly businessId: string;
  readonly petId: string;
  readonly note: string;
  readonly at: Date;
}

/** Adds to staff's notes about imported pets, each line once; the time is that of the pet. */
export async function addToPetNotes(db: Database, notes: readonly AddedNote[]): Promise<void> {
  for (const { businessId, petId, note, at } of notes) {
    await db
      .insert(petNoteTable)
      .values({
        ...{ businessId, petId, note, flags: [] },
        updatedAt: sql`coalesce((select created_at from ${petTable} where id = ${petId}), ${at.toISOString()}::timestamptz)`,
      })
      .onConflictDoUpdate({
        target: [petNoteTable.businessId, petNoteTable.petId],
        set: { note: sql`${petNoteTable.note} || E'\\n' || excluded.note` },
        setWhere: sql`position(excluded.note in ${petNoteTable.note}) = 0`,
      });
  }
}
