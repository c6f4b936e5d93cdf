import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { connectionTable, petNoteTable } from '../../schema/connection.ts';

interface Moved {
  readonly businessId: string;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** Gives a connected pet the last visit of another pet of the business if that was later, and the notes about it. */
export async function moveConnection({ db }: Tx, moved: Moved): Promise<void> {
  const { businessId, from, to } = moved;
  const rows = await db
    .select()
    .from(connectionTable)
    .where(and(eq(connectionTable.businessId, businessId), inArray(connectionTable.petId, [from, to])))
    .for('update');
  const [guest, own] = [from, to].map((id) => rows.find(({ petId }) => petId === id));
  if (guest?.lastVisitAt && (own?.lastVisitAt ?? guest.lastVisitAt) <= guest.lastVisitAt) {
    await db
      .update(connectionTable)
      .set({ lastVisitAt: guest.lastVisitAt, lastService: guest.lastService })
      .where(and(eq(connectionTable.businessId, businessId), eq(connectionTable.petId, to)));
  }
  await moveNote(db, moved);
}

const mostText = 2_000;
const mostFlags = 10;

async function moveNote(db: Tx['db'], { businessId, from, to, at }: Moved): Promise<void> {
  const rows = await db
    .select()
    .from(petNoteTable)
    .where(and(eq(petNoteTable.businessId, businessId), inArray(petNoteTable.petId, [from, to])))
    .for('update');
  const guest = rows.find(({ petId }) => petId === from);
  if (!guest) return;
  const own = rows.find(({ petId }) => petId === to);
  const note = [own?.note, guest.note].filter(Boolean).join('\n').slice(0, mostText);
  const flags = [...new Set([...(own?.flags ?? []), ...guest.flags])].slice(0, mostFlags);
  await db
    .insert(petNoteTable)
    .values({ businessId, petId: to, note, flags, updatedAt: at })
    .onConflictDoUpdate({
      target: [petNoteTable.businessId, petNoteTable.petId],
      set: { note, flags, updatedAt: at },
    });
}
