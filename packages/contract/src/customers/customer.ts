import { maxPickups } from '@clearpaw/domain';
import { z } from 'zod';
import { complianceReport } from '../compliance/index.ts';
import { connectedPet } from '../connections/index.ts';
import { contactPerson } from '../contacts/index.ts';
import { calendarDate, emailAddress, id, instant, line } from '../define/index.ts';

/** What staff enter about an owner who has no account. */
export const customerFields = {
  name: line(80),
  phone: line(40).nullable(),
  email: emailAddress.nullable(),
  emergency: contactPerson.nullable(),
  pickups: z.array(contactPerson).max(maxPickups, `Enter at most ${maxPickups} people.`),
};

/** How the business reaches the owner: as staff entered it, or as far as the owner shares it. */
const identity = {
  id,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** False for an owner whom staff entered; staff may edit those. */
  hasAccount: z.boolean(),
  /** Whether the owner shares contact details with this business; always true for an owner whom staff entered. */
  contactShared: z.boolean(),
};

/** A customer in the list, with the connected pets and their verdicts for a visit today. */
export const listedCustomer = z.strictObject({
  ...identity,
  pets: z.array(
    connectedPet.pick({
      petId: true,
      petName: true,
      species: true,
      colour: true,
      photoPath: true,
      verdict: true,
    }),
  ),
  lastVisitAt: instant.nullable(),
});

/** A pet on its owner's page, with what the group check-in needs. */
const customerPet = z.strictObject({
  ...connectedPet.shape,
  /** For a visit today; with dates only if the connection's scope is `records`. */
  report: complianceReport,
  /** Set while the pet is on site. */
  openCheckIn: z.strictObject({ id, arrivedAt: instant, service: z.string().nullable() }).nullable(),
  staffNote: z.strictObject({ note: z.string(), flags: z.array(z.string()) }).nullable(),
});

/** The newest signature of one waiver for one of the pets. */
const customerSignature = z.strictObject({
  waiverId: id,
  title: z.string(),
  version: z.int(),
  petName: z.string(),
  signerName: z.string(),
  signedAt: instant,
  expiresOn: calendarDate.nullable(),
  /** The hash of the signed document. */
  sha256: z.string(),
  /** False once it has expired, or if a later version needs a new signature. */
  current: z.boolean(),
});

export const customer = z.strictObject({
  ...identity,
  emergency: contactPerson.nullable(),
  pickups: z.array(contactPerson),
  since: instant,
  pets: z.array(customerPet),
  waivers: z.array(customerSignature),
});
