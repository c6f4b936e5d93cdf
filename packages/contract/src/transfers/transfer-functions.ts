import { z } from 'zod';
import { emailAddress, empty, id, instant, line, unary } from '../define/index.ts';
import { pet } from '../pets/index.ts';

/** What the former owner keeps: nothing, or reading the record. */
const keep = z.enum(['nothing', 'read']);
const ofPet = z.strictObject({ petId: id });
const withToken = z.strictObject({ token: line(200) });

const offer = z.strictObject({ email: z.string(), keep, expiresAt: instant });

export const transfers = {
  /** Emails the new owner. An earlier offer of the same pet ends. */
  transferPet: unary(ofPet.extend({ email: emailAddress, keep }), z.strictObject({ expiresAt: instant }), {
    summary: 'Offers a pet to a new owner by email.',
  }),
  /** The open offer of a pet, for its owner. */
  findTransfer: unary(ofPet, z.strictObject({ transfer: offer.nullable() }), {
    summary: 'Returns the open offer of a pet, or null.',
  }),
  withdrawTransfer: unary(ofPet, empty, { summary: 'Withdraws an offer; its link stops working.' }),
  /** The offer, readable only by the person with the invited address. */
  getTransfer: unary(withToken, offer.extend({ petId: id, petName: z.string() }), {
    summary: 'Returns an offer to the person who is logged in with its email address.',
  }),
  /** From now on the pet with its records, documents and history belongs to the caller. */
  acceptTransfer: unary(withToken, pet, { summary: 'Accepts a pet with its records and documents.' }),
};
