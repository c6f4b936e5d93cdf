import type { Records } from './records.ts';

const unknownId = '01900000-0000-7000-8000-000000000000';

/** Names of the right shape that no one ever gave to anything. */
export const guessed: Records = {
  petId: unknownId,
  badge: 'A'.repeat(26),
  vaccinationId: unknownId,
  documentId: unknownId,
  testId: unknownId,
  treatmentId: unknownId,
  exemptionId: unknownId,
  declarationId: unknownId,
  evaluationId: unknownId,
  medicationId: unknownId,
  allergyId: unknownId,
  conditionId: unknownId,
  weightId: unknownId,
  vetVisitId: unknownId,
  careRecordId: unknownId,
  checkInId: unknownId,
  visitId: unknownId,
  guestId: unknownId,
  alertId: unknownId,
  waiverId: unknownId,
  sealed: 'f'.repeat(64),
  invitationId: unknownId,
  token: 'never-issued-this-token',
  offerToken: 'never-issued-this-token',
  clinicId: unknownId,
  confirmationId: unknownId,
  confirmToken: 'never-issued-this-token',
  keyId: unknownId,
  webhookId: unknownId,
  deliveryId: unknownId,
  uid: unknownId,
};
