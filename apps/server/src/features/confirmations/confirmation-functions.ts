import type { confirmations as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { answerConfirmation } from './answer-confirmation.ts';
import { listClinicRequests, openClinicRequest } from './clinic-requests.ts';
import { getConfirmation } from './get-confirmation.ts';
import { listConfirmations } from './list-confirmations.ts';
import { remindClinic } from './remind-clinic.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { withdrawConfirmation } from './withdraw-confirmation.ts';

export const confirmationFunctions: Implementations<typeof promised> = {
  requestConfirmation,
  listConfirmations,
  remindClinic,
  withdrawConfirmation,
  getConfirmation,
  listClinicRequests,
  openClinicRequest,
  answerConfirmation,
};
