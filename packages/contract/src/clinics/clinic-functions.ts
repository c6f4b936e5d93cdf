import { clinicTrusts } from '@clearpaw/domain';
import { z } from 'zod';
import { emailAddress, id, line, listOf, paging, unary } from '../define/index.ts';
import { clinic, clinicAccount, patientOfClinic } from './clinic.ts';

export const clinics = {
  /**
   * Clinics that confirmed records of pets connected to the business, and clinics for which the business chose a trust
   * level; sorted by name.
   */
  listClinics: unary(z.strictObject({ businessId: id, ...paging }), listOf(clinic), {
    summary: 'Lists the clinics whose confirmations a business has received, and whether it trusts them.',
  }),
  /** Whose confirmations count at this business. With `default`, those of clinics in the directory count. */
  setClinicTrust: unary(
    z.strictObject({ businessId: id, clinicId: id, trust: z.enum(clinicTrusts) }),
    clinic,
    { summary: "Trusts a clinic's confirmations at one business, or stops doing so." },
  ),
  /**
   * Whether the clinic with this email address is in the directory, so that an owner knows how much its answer will
   * count.
   */
  findClinic: unary(
    z.strictObject({ email: emailAddress }),
    z.strictObject({ name: z.string().nullable(), location: z.string().nullable(), isKnown: z.boolean() }),
    { summary: 'Finds the clinic of the directory to which an email address belongs.' },
  ),
  /**
   * The pets connected with scope `care`, sorted by name. Free of charge for veterinary clinics, like the functions
   * below.
   */
  listPatients: unary(
    z.strictObject({ businessId: id, search: line(80).optional(), ...paging }),
    listOf(patientOfClinic),
    { summary: 'Lists the pets to whose records a veterinary clinic may add.' },
  ),
  getClinicAccount: unary(z.strictObject({ businessId: id }), clinicAccount, {
    summary: 'Returns which clinic a business was proven to be.',
  }),
  /** Sends a code to an address of the clinic. */
  proveClinicEmail: unary(z.strictObject({ businessId: id, email: emailAddress }), clinicAccount, {
    summary: "Emails a code to a clinic's own address, by which it proves who it is.",
  }),
  /** Checks the code. From then on the records count as those of the clinic with this address. */
  confirmClinicEmail: unary(
    z.strictObject({ businessId: id, code: z.string().regex(/^\d{8}$/, 'Enter the 8 digits of the code.') }),
    clinicAccount,
    { summary: "Proves a clinic's address with the code that was emailed to it." },
  ),
};
