import { clinicTrusts } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** Who confirmed the record as it is now. `emailDomain` is where the clinic's mail went: its name was typed by the owner. */
export const shownConfirmation = z.strictObject({
  clinicId: id,
  clinicName: z.string(),
  emailDomain: z.string(),
  signerName: z.string(),
  confirmedAt: instant,
});

/** A clinic that confirmed records of connected pets, or that the business decided about. */
export const clinic = z.strictObject({
  clinicId: id,
  name: z.string(),
  emailDomain: z.string(),
  location: z.string().nullable(),
  /** In the operator's directory. */
  isKnown: z.boolean(),
  trust: z.enum(clinicTrusts),
  /** How many records of connected pets it confirmed. */
  records: z.int(),
});
