import { shareLinkState } from '@clearpaw/domain';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { shareLinkTable } from '../../schema/share-link.ts';
import { ownPet, type PetRow } from '../pets/index.ts';
import { addressHashOf } from './link-secrets.ts';
import type { StoredShareLink } from './stored-share-link.ts';

export interface OpenLink {
  readonly link: StoredShareLink;
  readonly pet: PetRow;
}

/** Whether the creator of a link may still edit the pet, as its owner or as a co-owner with full access. */
export const isMakerTrusted = or(
  eq(petTable.ownerId, shareLinkTable.createdBy),
  eq(coOwnerTable.access, 'full'),
);
export const ofMaker = and(
  eq(coOwnerTable.petId, shareLinkTable.petId),
  eq(coOwnerTable.uid, shareLinkTable.createdBy),
);

/** The link of an address while it works. Ended, expired, locked and unknown links are treated alike. */
export async function findOpenLink(db: Database, address: string, now: Date): Promise<OpenLink | null> {
  const [found] = await db
    .select({ link: shareLinkTable, pet: petTable })
    .from(shareLinkTable)
    .innerJoin(petTable, and(eq(petTable.id, shareLinkTable.petId), eq(petTable.state, 'active')))
    .leftJoin(coOwnerTable, ofMaker)
    .where(and(eq(shareLinkTable.addressHash, addressHashOf(address)), isMakerTrusted));
  return found && shareLinkState(found.link, now) === 'active' ? found : null;
}

/** A link of a pet that the caller may change. */
export async function ownShareLink(call: Call, id: string): Promise<StoredShareLink> {
  const [link] = await call.services.store.db.select().from(shareLinkTable).where(eq(shareLinkTable.id, id));
  if (!link) throw refuse.notFound('share link');
  await ownPet(call, link.petId).catch(refuse.absentAs('share link'));
  return link;
}
