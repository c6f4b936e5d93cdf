import type { FunctionName } from '@clearpaw/contract';

/** Functions of a business that are refused to managers. */
export const ownerFunctions: readonly FunctionName[] = [
  'exportBusiness',
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
