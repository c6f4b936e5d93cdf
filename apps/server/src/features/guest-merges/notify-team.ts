import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { raiseAlert, settleAlerts } from '../alerts/index.ts';
import { colleaguesWho } from '../members/index.ts';
import type { PetRow } from '../pets/index.ts';
import type { GuestMatch } from './find-matches.ts';

interface Pair {
  readonly businessId: string;
  readonly petId: string;
  readonly guestPetId: string;
}

const keyOf = ({ petId, guestPetId }: Pair): string => `guest_merge ${petId} ${guestPetId}`;

/** Alerts the members who may decide whether a guest is the pet. */
export async function notifyTeam(tx: Tx, call: Call, pet: PetRow, match: GuestMatch): Promise<void> {
  const { businessId, businessName, guestPetId, name } = match;
  const people = await colleaguesWho(tx.db, 'manageCustomers', businessId);
  const drafts = people.map((uid) => ({
    uid,
    kind: 'guest_merge' as const,
    businessId,
    onceKey: keyOf({ businessId, petId: pet.id, guestPetId }),
    content: { name: 'guest_merge' as const, business: businessName, pet: pet.name, guest: name },
  }));
  await raiseAlert(tx, call.services, ...drafts);
}

/** It was decided or taken back: no one else has to act. */
export async function settleRequest(tx: Tx, call: Call, pair: Pair): Promise<void> {
  await settleAlerts(tx, { businessId: pair.businessId, onceKey: keyOf(pair), now: call.now });
}
