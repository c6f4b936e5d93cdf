import { z } from 'zod';
import { empty, id, idempotencyKey, listOf, paging, unary } from '../define/index.ts';
import { guestMatch, guestMerge } from './guest-merge.ts';

export const guestMerges = {
  /** Guests of connected businesses with the pet's microchip, or with the owner's verified email address. */
  listGuestMatches: unary(z.strictObject({ petId: id }), z.strictObject({ items: z.array(guestMatch) }), {
    summary: 'Lists guests of connected businesses that may be this pet.',
  }),
  /** The owner's answer. Nothing is merged before a member of the business confirms it too. */
  answerGuestMatch: unary(
    z.strictObject({
      petId: id,
      guestPetId: id,
      same: z.boolean(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    empty,
    { summary: 'Says whether a guest of a business is this pet.' },
  ),
  /** Oldest first: what owners called the same pet, and the business has not decided. */
  listGuestMerges: unary(z.strictObject({ businessId: id, ...paging }), listOf(guestMerge), {
    summary: 'Lists guests that owners call the same pet as their own.',
  }),
  /** With `merge`, all that the business recorded about the guest belongs to the pet, and the guest is gone. */
  decideGuestMerge: unary(
    z.strictObject({
      businessId: id,
      petId: id,
      guestPetId: id,
      merge: z.boolean(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    empty,
    { summary: 'Merges a guest with the pet of an owner who called them the same, or declines it.' },
  ),
};
