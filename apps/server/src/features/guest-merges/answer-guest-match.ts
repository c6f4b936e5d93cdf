import type { guestMerges } from '@clearpaw/contract';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { guestMergeTable } from '../../schema/guest-merge.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { solePet } from '../pets/index.ts';
import { findMatches } from './find-matches.ts';
import { notifyTeam, settleRequest } from './notify-team.ts';

type Input = z.output<typeof guestMerges.answerGuestMatch.input>;

/** The owner says whether it is the same pet; the business is asked only after a yes. */
export async function answerGuestMatch(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const pet = await solePet(call, input.petId);
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const [match] = await findMatches(tx.db, pet, call.now, input.guestPetId);
    // The same answer for a guest that is not there and for one that does not match.
    if (!match) {
      const message = 'No guest of a connected business matches.';
      throw refuse.invalid([{ path: 'guestPetId', message, reason: 'guest_unknown' }]);
    }
    const { businessId } = match;
    const state = input.same ? ('requested' as const) : ('declined' as const);
    const answer = { state, askedAt: call.now };
    await tx.db
      .insert(guestMergeTable)
      .values({ petId: pet.id, guestPetId: input.guestPetId, businessId, ...answer })
      .onConflictDoUpdate({ target: [guestMergeTable.petId, guestMergeTable.guestPetId], set: answer });
    const subject = { kind: 'pet', id: pet.id } as const;
    const action = `${call.name}:${state}` as const;
    await appendEntry(tx.db, call, { businessId, by: 'owner', subject, action });
    if (input.same) await notifyTeam(tx, call, pet, match);
    else await settleRequest(tx, call, { businessId, petId: pet.id, guestPetId: input.guestPetId });
    return {};
  });
}
