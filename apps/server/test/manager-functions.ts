import type { FunctionName } from '@clearpaw/contract';

/** Functions of a business that are refused to managers. */
export const ownerFunctions: readonly FunctionName[] = [
  'exportBusiness',
  'previewCopyToBusiness',
  'copyToBusiness',
  'proveClinicEmail',
  'confirmClinicEmail',
  'createApiKey',
  'listApiKeys',
  'revokeApiKey',
  'rotateApiKey',
  'registerApp',
  'listApps',
  'updateApp',
  'rotateAppSecret',
  'createWebhook',
  'listWebhooks',
];

/** Functions of a business that are refused to staff. */
export const managerFunctions: readonly FunctionName[] = [
  'updateBusiness',
  'setClinicTrust',
  'createWaiver',
  'createIntakeQuestion',
  'remindOwners',
  'previewDueReminder',
  'sendDueReminder',
  'watchDueReminder',
  'inviteOwner',
  'previewImport',
  'runImport',
  'listImports',
  'reviewVaccination',
  'reviewRecord',
  'listReviewQueue',
  'publishRequirements',
  'previewRequirements',
  'previewRequirementsFile',
  'inviteMember',
  'withdrawInvitation',
  'changeMemberRole',
  'removeMember',
  'transferOwnership',
  'listAuditEntries',
  'verifyAuditTrail',
  'listConnectedApps',
  ...ownerFunctions,
];

/**
 * Functions about a business that the carers of a pet call, whatever it has paid for. Its members plan visits and read
 * and enter answers of known pets.
 */
export const carerFunctions: readonly FunctionName[] = [
  'answerIntakeQuestions',
  'connectPet',
  'disconnectPet',
  'listIntakeAnswers',
  'planVisit',
  'requestReview',
  'setContactSharing',
  'setLocationSharing',
];
