import { confirmationStates } from '@clearpaw/domain';
import { z } from 'zod';
import {
  emailAddress,
  empty,
  id,
  idempotencyKey,
  instant,
  line,
  listOf,
  paging,
  unary,
} from '../define/index.ts';
import {
  askedRecord,
  clinicAnswer,
  clinicRequest,
  confirmationRequest,
  kind,
  patient,
} from './confirmation.ts';

const token = line(200);
const ofRequest = z.strictObject({ confirmationId: id });
const sent = z.strictObject({ confirmationId: id, state: z.enum(confirmationStates) });

export const confirmations = {
  /** Asks a clinic by email to confirm records. The addresses of the pet's owner and co-owners are refused. */
  requestConfirmation: unary(
    z.strictObject({
      petId: id,
      clinicName: line(120),
      clinicEmail: emailAddress,
      records: z
        .array(z.strictObject({ kind, recordId: id }))
        .min(1)
        .max(50),
      idempotencyKey: idempotencyKey.optional(),
    }),
    sent,
    { summary: 'Asks a clinic by email to confirm records of a pet.' },
  ),
  /** The requests about a pet, newest first. */
  listConfirmations: unary(z.strictObject({ petId: id, ...paging }), listOf(confirmationRequest), {
    summary: 'Lists the requests to clinics for a pet, and their answers.',
  }),
  /** Emails the clinic again, not before `remindFrom`. The links of both emails work. */
  remindClinic: unary(ofRequest, confirmationRequest, {
    summary:
      'Reminds a clinic of a request, three days after the last email at the earliest, three times at most.',
  }),
  /** The link stops working. Answers that the clinic already gave stay. */
  withdrawConfirmation: unary(ofRequest, empty, { summary: 'Withdraws a request; its link stops working.' }),
  /** Open requests to the clinic that this business was proven to be. */
  listClinicRequests: unary(z.strictObject({ businessId: id, ...paging }), listOf(clinicRequest), {
    summary: 'Lists the requests that wait for the answer of a veterinary clinic.',
  }),
  /** Creates another link to such a request, equivalent to the one in the email. */
  openClinicRequest: unary(
    z.strictObject({ businessId: id, confirmationId: id }),
    z.strictObject({ token: z.string() }),
    { summary: 'Opens a request to a veterinary clinic, as the link in its email does.' },
  ),
  /** Reads the request behind the link in the email, without an account. Reading does not answer it. */
  getConfirmation: unary(
    z.strictObject({ token }),
    z.strictObject({
      pet: patient,
      clinicName: z.string(),
      clinicEmail: z.string(),
      requestedBy: z.string(),
      records: z.array(askedRecord),
      state: z.enum(confirmationStates),
      expiresAt: instant,
      /** The evidence that the record will show: `clinic` if the clinic is in the directory. */
      countsAs: z.enum(['clinic', 'document']),
    }),
    { summary: 'Returns what a clinic is asked to confirm, for the holder of the link.', signIn: false },
  ),
  /** The clinic's answer about all requested records. The link accepts one answer; then it does not exist anymore. */
  answerConfirmation: unary(
    z.strictObject({
      token,
      signer: z.strictObject({ name: line(120), licenceNumber: line(60).optional() }),
      answers: z.array(clinicAnswer).min(1).max(50),
      idempotencyKey: idempotencyKey.optional(),
    }),
    sent,
    { summary: "Sends a clinic's answers, signed with a name.", signIn: false },
  ),
};
