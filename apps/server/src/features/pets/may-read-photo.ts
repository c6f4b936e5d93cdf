import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { connection, isConnected } from '../connections/connection.table.ts';
import { member } from '../team/member.table.ts';
import { pet } from './pet.table.ts';

/** Whoever works where the pet is known sees its picture: it is how a pet is recognised at the door. */
export async function mayReadPhoto(services: Services, uid: string, path: string): Promise<boolean> {
  const rows = await services.store.db
    .select({ one: sql`1` })
    .from(pet)
    .innerJoin(connection, and(eq(connection.petId, pet.id), isConnected(services.clock.now())))
    .innerJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, uid)))
    .where(eq(pet.photoPath, path))
    .limit(1);
  return rows.length > 0;
}
