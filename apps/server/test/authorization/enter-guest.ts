import { randomUUID } from 'node:crypto';
import { guestMergeTable } from '../../src/schema/guest-merge.ts';
import type { BuiltBusiness } from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

/**
 * A pet without an account, and its owner as known to the business; each guest has a different owner. The owner of
 * `petId` has said that the guest is the same pet.
 */
export async function enterGuest(
  server: TestServer,
  { business, runs }: { readonly business: BuiltBusiness; readonly runs: TestPerson },
  petId: string,
) {
  const guest = { petName: 'Momo', species: 'dog', ownerEmail: `${randomUUID()}@guest.test` } as const;
  const at = { businessId: business.id };
  const { petId: guestId } = await server.call(runs, 'createGuest', { ...at, ...guest });
  const { customerId } = await server.call(runs, 'getConnectedPet', { ...at, petId: guestId });
  const { store, clock } = server.services;
  const request = { state: 'requested' as const, askedAt: clock.now() };
  await store.db.insert(guestMergeTable).values({ ...at, ...request, petId, guestPetId: guestId });
  return { guestId, customerId: customerId ?? '' };
}
