import { clinicTrusts } from '@clearpaw/domain';
import { z } from 'zod';
import { emailAddress, id, listOf, paging, unary } from '../define/index.ts';
import { clinic } from './clinic.ts';

export const clinics = {
  /** Clinics that confirmed records of pets connected to the business, and those it decided about; by name. */
  listClinics: unary(z.strictObject({ businessId: id, ...paging }), listOf(clinic), {
    summary: 'Lists the clinics whose confirmations a business has received, and whether it trusts them.',
  }),
  /** Whose confirmations count at this business. `default`: those of clinics in the directory. */
  setClinicTrust: unary(
    z.strictObject({ businessId: id, clinicId: id, trust: z.enum(clinicTrusts) }),
    clinic,
    { summary: "Trusts a clinic's confirmations at one business, or stops doing so." },
  ),
  /** Whether the clinic with this address is in the directory, so that an owner knows how much its answer will count. */
  findClinic: unary(
    z.strictObject({ email: emailAddress }),
    z.strictObject({ name: z.string().nullable(), location: z.string().nullable(), isKnown: z.boolean() }),
    { summary: 'Finds the clinic of the directory to which an email address belongs.' },
  ),
};
