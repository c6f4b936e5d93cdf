import type { FunctionName } from './contract.ts';

/** The functions that leave an entry in a business's audit log under their own name. */
const auditedFunctions = [
  'acceptInvitation',
  'arriveAtDoor',
  'cancelVisit',
  'changeMemberRole',
  'checkIn',
  'checkOut',
  'connectPet',
  'correctEvaluation',
  'correctIncident',
  'createApiKey',
  'createBusiness',
  'createCheckoutSession',
  'createCustomer',
  'createGuest',
  'createPortalSession',
  'createWaiver',
  'createWebhook',
  'decideArrival',
  'deleteWebhook',
  'disconnectPet',
  'getCompliance',
  'getConnectedPet',
  'getCustomer',
  'getDocument',
  'getPet',
  'inviteMember',
  'inviteOwner',
  'listAllergies',
  'listCareRecordHistory',
  'listConditions',
  'listDeclarations',
  'listDocuments',
  'listEvaluations',
  'listExemptions',
  'listMedications',
  'listReviewQueue',
  'listTests',
  'listTreatments',
  'listVaccinationHistory',
  'listVaccinations',
  'listVetVisits',
  'listWeights',
  'notifyOverlaps',
  'planVisit',
  'printIncident',
  'publishRequirements',
  'publishWaiverVersion',
  'recordEvaluation',
  'recordIncident',
  'remindOwners',
  'removeMember',
  'requestReview',
  'resendWebhookDelivery',
  'reviewRecord',
  'reviewVaccination',
  'revokeApiKey',
  'rotateApiKey',
  'rotateWebhookSecret',
  'savePetNote',
  'runImport',
  'scanBadge',
  'sendDueReminder',
  'setClinicTrust',
  'setContactSharing',
  'signWaiver',
  'testWebhook',
  'transferOwnership',
  'undoCheckIn',
  'undoCheckOut',
  'undoImport',
  'updateBusiness',
  'updateCustomer',
  'updateGuest',
  'updateVisit',
  'updateWebhook',
  'watchDocument',
  'withdrawEvaluation',
  'withdrawInvitation',
] as const satisfies readonly FunctionName[];

/** Actions recorded outside of functions: an opened file, automatic consequences of a change, a program's reads. */
const furtherActions = ['changePlan', 'readFile', 'renewWaiverRules', 'useApiKey'] as const;

export type AuditedFunction = (typeof auditedFunctions)[number];
/** What an entry says was done, without the detail that may follow a colon. */
export type AuditAction = AuditedFunction | (typeof furtherActions)[number];

const auditActions: ReadonlySet<string> = new Set<AuditAction>([...auditedFunctions, ...furtherActions]);

/** Whether the audit log knows this action; `action` may end in a detail, such as `changeMemberRole:manager`. */
export function isAuditAction(action: string): boolean {
  return auditActions.has(action.split(':', 1)[0] ?? '');
}
