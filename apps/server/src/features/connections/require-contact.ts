import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import type { businessTable } from '../../schema/business.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { findContact } from '../contacts/index.ts';
import type { PetRow } from '../pets/index.ts';

/**
 * A business may require that owners share whom to call before a pet is connected. An existing connection can be
 * changed without it, because an owner can always let a business see less.
 */
export async function requireContact(
  call: Call,
  business: typeof businessTable.$inferSelect,
  pet: PetRow,
  shareContact: boolean | undefined,
): Promise<void> {
  if (!business.contactRequired) return;
  const { db } = call.services.store;
  const [connected] = await db
    .select({ petId: connectionTable.petId })
    .from(connectionTable)
    .where(
      and(
        eq(connectionTable.businessId, business.id),
        eq(connectionTable.petId, pet.id),
        isConnected(call.now),
      ),
    );
  if (connected) return;
  const contact = await findContact(db, pet.ownerId);
  if (shareContact && contact?.phone && contact.emergency) return;
  throw refuse.precondition(
    'contact_required',
    `${business.name} asks for a phone number and an emergency contact. Enter them under Settings and share them here.`,
  );
}
