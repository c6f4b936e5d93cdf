import type { clinics, confirmations } from '@clearpaw/contract';
import { boss, type Line, manager, ofBusiness, ofPet, staffLine, writes } from './line.ts';
import { anyoneWithToken, carerReads, keepersOnly, outsiderWithToken } from './roles.ts';

/** Functions for requests to clinics and for the clinics that businesses trust. */
export const clinicLines = {
  findClinic: { policy: keepersOnly, input: () => ({ email: 'records@lakeside.example' }) },
  listClinics: staffLine(ofBusiness),
  setClinicTrust: manager(({ businessId, clinicId }) => ({ businessId, clinicId, trust: 'trusted' })),
  requestConfirmation: writes(({ petId, vaccinationId }) => ({
    petId,
    clinicName: 'Lakeside',
    clinicEmail: 'records@lakeside.example',
    records: [{ kind: 'vaccination', recordId: vaccinationId }],
  })),
  listConfirmations: { policy: carerReads, input: ofPet },
  remindClinic: writes(({ confirmationId }) => ({ confirmationId })),
  getConfirmation: { policy: anyoneWithToken, input: ({ confirmToken }) => ({ token: confirmToken }) },
  listPatients: staffLine(ofBusiness),
  getClinicAccount: staffLine(ofBusiness),
  proveClinicEmail: boss(({ businessId }) => ({ businessId, email: 'records@lakeside.example' })),
  confirmClinicEmail: boss(({ businessId }) => ({ businessId, code: '00000000' })),
  listClinicRequests: staffLine(ofBusiness),
  openClinicRequest: staffLine(({ businessId, confirmationId }) => ({ businessId, confirmationId })),
} satisfies Partial<Record<keyof typeof clinics | keyof typeof confirmations, Line>>;

/** After these the request no longer exists. */
export const lastClinicLines = {
  // A record that the request does not include: refused, so that the link is not used up.
  answerConfirmation: {
    policy: outsiderWithToken,
    input: ({ confirmToken, confirmationId }) => ({
      token: confirmToken,
      signer: { name: 'Dr. Ortiz' },
      answers: [{ kind: 'test', recordId: confirmationId, decision: 'confirm' }],
    }),
  },
  withdrawConfirmation: { ...writes(({ confirmationId }) => ({ confirmationId })), spends: true },
} satisfies Partial<Record<keyof typeof confirmations, Line>>;
