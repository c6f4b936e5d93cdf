import type { connections } from '@clearpaw/contract';
import type { z } from 'zod';
import { petNoteTable } from '../../schema/connection.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findConnected } from './find-connected.ts';

type Input = z.output<typeof connections.savePetNote.input>;

/** What staff keep about a pet for themselves: "shy with men", "needs the quiet room". */
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
