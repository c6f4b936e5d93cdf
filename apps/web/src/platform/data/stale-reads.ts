import type { UnaryName } from '@clearpaw/client';

/** A function that only reads is named by one of these verbs; every other one writes. */
export type ReadName = Extract<
  UnaryName,
  `${'find' | 'get' | 'list' | 'preview' | 'verify'}${string}` | 'exportMyData' | 'exportPet'
>;
/** A function that changes something, and so makes answers stale that a screen may still show. */
export type WriteName = Exclude<UnaryName, ReadName>;

/** What a business answers about a pet follows its records, its profile and the rules. */
const verdicts = [
  'getCompliance',
  'listOpenRequirements',
  'listPetConnections',
  'listConnectionDetails',
] as const;
/** Doses are shown in their list, linked from documents, carried by the badge, and judged. */
const doses = [
  'listVaccinations',
  'listVaccinationHistory',
  'getDocument',
  'getBadge',
  'listReviewQueue',
  ...verdicts,
] as const;
const tests = ['listTests', 'listCareRecordHistory', ...verdicts] as const;
const treatments = ['listTreatments', 'listCareRecordHistory', ...verdicts] as const;
const exemptions = ['listExemptions', 'listCareRecordHistory', ...verdicts] as const;
const declarations = ['listDeclarations', 'listCareRecordHistory', ...verdicts] as const;
const evaluations = ['listEvaluations', 'listCareRecordHistory', 'getConnectedPet', ...verdicts] as const;
const medications = ['listMedications', 'listCareRecordHistory'] as const;
const allergies = ['listAllergies', 'listCareRecordHistory'] as const;
const conditions = ['listConditions', 'listCareRecordHistory'] as const;
const vetVisits = ['listVetVisits', 'listCareRecordHistory'] as const;
const documents = ['listDocuments', 'getDocument', ...verdicts] as const;
const petProfile = ['getPet', 'listPets', 'getBadge', ...verdicts] as const;
/** The newest weight is part of the pet's profile. */
const weights = ['listWeights', 'listCareRecordHistory', ...petProfile] as const;
/** A customer is shown with pets, verdicts and visits. */
const customers = ['listCustomers', 'getCustomer'] as const;
const connection = [
  'listConnections',
  'getConnectedPet',
  'listViews',
  'listIntakeForms',
  'listLocationSharing',
  'listPetsAtOtherLocations',
  ...customers,
  ...verdicts,
] as const;
const onSite = [
  'listCheckIns',
  'listConnections',
  'listConnectionDetails',
  'listPetsAtOtherLocations',
  'getConnectedPet',
  'getBusinessSummary',
  ...customers,
] as const;
const visits = ['listVisits', 'listPetVisits', 'listOpenRequirements'] as const;
const incidents = ['listIncidents', 'getIncident', 'listPetIncidents'] as const;
const care = ['listCareLog', 'listPetCareLog', 'listCareToday', 'getCarePlan', 'getCareAtBusiness'] as const;
const waivers = [
  'listWaivers',
  'getWaiverToSign',
  'listSignatures',
  'listMySignatures',
  'listUnsignedPets',
  'listWaiverVersions',
  'getRequirements',
  ...verdicts,
] as const;
/** A question is a rule where it is required, and answers are judged. */
const intake = ['listIntakeQuestions', 'listIntakeForms', 'getIntakeForm', 'listIntakeAnswers'] as const;
const intakeRules = [...intake, 'getRequirements', 'listRequirementVersions', ...verdicts] as const;
const business = ['listMyBusinesses', 'getBusiness', 'getBusinessPage'] as const;
const team = ['listMembers', 'listInvitations', 'listMyBusinesses'] as const;

const rules = [
  'getBusinessPage',
  'getRequirements',
  'listRequirementVersions',
  'getRecheckProgress',
  'listConnections',
  'getConnectedPet',
  'listReviewQueue',
  ...verdicts,
] as const;

/** For every write, the reads whose responses it may have changed. A missing write is a compile error. */
export const staleAfter = {
  acceptInvitation: [...team, 'listPets', 'getProfile'],
  acceptTransfer: ['listPets', 'getPet', 'getProfile', 'listDocuments'],
  addDocument: documents,
  importRecords: documents,
  addPushDevice: [],
  answerConfirmation: ['getConfirmation'],
  answerIntakeQuestions: [...intake, 'listConnections', ...verdicts],
  arriveAtDoor: onSite,
  answerGuestMatch: ['listGuestMatches'],
  askToSign: ['listUnsignedPets'],
  cancelVisit: visits,
  changeMemberRole: team,
  checkIn: [...onSite, ...visits, ...care, 'listViews', 'listPetConnections'],
  checkOut: [...onSite, ...visits, ...care],
  confirmExtraction: ['listDocuments', ...doses],
  connectPet: [...connection, 'listGuestMatches'],
  correctAllergy: allergies,
  correctCondition: conditions,
  correctDeclaration: declarations,
  correctEvaluation: evaluations,
  correctIncident: incidents,
  correctExemption: exemptions,
  correctMedication: medications,
  correctTest: tests,
  correctTreatment: treatments,
  correctVaccination: doses,
  correctVetVisit: vetVisits,
  correctWeight: weights,
  registerApp: ['listApps'],
  updateApp: ['listApps'],
  rotateAppSecret: ['listApps'],
  deleteApp: ['listApps', 'listConnectedApps'],
  disconnectApp: ['listApps', 'listConnectedApps', 'listMyConnectedApps'],
  createApiKey: ['listApiKeys'],
  createShareLink: ['listShareLinks'],
  createWebhook: ['listWebhooks'],
  deleteWebhook: ['listWebhooks'],
  resendWebhookDelivery: ['listWebhooks', 'listWebhookDeliveries'],
  rotateWebhookSecret: ['listWebhooks'],
  testWebhook: ['listWebhooks', 'listWebhookDeliveries'],
  updateWebhook: ['listWebhooks'],
  copyToBusiness: ['previewCopyToBusiness', ...team, ...waivers, ...intake, ...rules],
  createBusiness: business,
  createCheckoutSession: [],
  createCustomer: customers,
  createGuest: ['listConnections', ...customers],
  createPet: ['listPets'],
  createPortalSession: [],
  createIntakeQuestion: intakeRules,
  createWaiver: waivers,
  decideArrival: [...onSite, ...visits],
  decideGuestMerge: [
    'listGuestMerges',
    'listUnsignedPets',
    'listSignatures',
    ...incidents,
    ...visits,
    ...care,
    ...onSite,
  ],
  // Records that the document proved fall back to what their owner typed.
  deleteDocument: [
    ...documents,
    ...doses,
    ...(['listTests', 'listTreatments', 'listExemptions'] as const),
    ...(['listMedications', 'listAllergies', 'listConditions', 'listWeights', 'listVetVisits'] as const),
  ],
  deleteMyAccount: [],
  // The imported data is there once the stream reports it.
  importMyData: [],
  // The pet's page is still on the screen, and must not read the deleted pet again.
  deletePet: ['listPets', 'listAlerts'],
  disconnectPet: [...connection, ...visits, 'listGuestMatches'],
  inviteMember: team,
  inviteOwner: [],
  markAlertsRead: ['listAlerts'],
  logCare: care,
  notifyOverlaps: [],
  planVisit: [...visits, 'listIntakeForms'],
  printBadge: [],
  printPoster: [],
  readGuestCertificate: [],
  exportBusiness: [],
  printIncident: [],
  publishRequirements: rules,
  publishWaiverVersion: waivers,
  recordAllergy: allergies,
  recordCondition: conditions,
  recordDeclaration: declarations,
  recordEvaluation: evaluations,
  recordIncident: incidents,
  recordExemption: exemptions,
  recordMedication: medications,
  recordTest: tests,
  recordTreatment: treatments,
  recordVaccination: doses,
  recordVetVisit: vetVisits,
  recordWeight: weights,
  remindOwners: [],
  removeCareEntry: care,
  removeIntakeQuestion: intakeRules,
  removeMember: team,
  removePushDevice: [],
  remindClinic: ['listConfirmations'],
  requestConfirmation: ['listConfirmations'],
  requestReview: [
    'listReviewQueue',
    'listVaccinations',
    ...(['listTests', 'listTreatments', 'listExemptions', 'listDocuments'] as const),
    ...verdicts,
  ],
  restorePet: ['listDocuments', ...petProfile],
  revokeShareLink: ['listShareLinks'],
  revokeApiKey: ['listApiKeys'],
  rotateApiKey: ['listApiKeys'],
  // Not the document: one that was shared for this decision can no longer be read.
  reviewRecord: [
    'listVaccinations',
    'listVaccinationHistory',
    'listCareRecordHistory',
    ...(['listTests', 'listTreatments', 'listExemptions', 'listDocuments'] as const),
    'listReviewQueue',
    'listConnections',
    'getConnectedPet',
    ...verdicts,
  ],
  reviewVaccination: [
    'listVaccinations',
    'listVaccinationHistory',
    'listReviewQueue',
    'listConnections',
    'getConnectedPet',
    ...verdicts,
  ],
  rotateBadge: ['getBadge'],
  rotateCalendarFeed: ['getCalendarFeed'],
  runImport: ['listImports', 'listConnections', ...customers],
  savePetNote: ['getConnectedPet', 'listConnections', 'getCustomer'],
  scanBadge: ['listViews'],
  sendDueReminder: ['previewDueReminder'],
  setAlertPreferences: ['getAlertPreferences'],
  setCarePlan: care,
  setGuestCarePlan: care,
  confirmClinicEmail: ['getClinicAccount', 'listClinicRequests'],
  openClinicRequest: [],
  proveClinicEmail: ['getClinicAccount'],
  setClinicTrust: ['listClinics', ...verdicts],
  setContact: ['getContact'],
  setContactSharing: connection,
  setLocationSharing: connection,
  setLostNotice: ['getLostNotice'],
  setUserType: ['getProfile'],
  sharePet: ['listCoOwners', 'listInvitations'],
  signWaiver: waivers,
  transferOwnership: team,
  transferPet: ['findTransfer', 'listCoOwners'],
  undoCheckIn: [...onSite, ...visits, 'listPetConnections'],
  undoImport: ['listImports', 'listImportRows', 'listConnections', ...customers],
  undoCheckOut: [...onSite, ...visits],
  unsharePet: ['listCoOwners', 'listPets'],
  updateBusiness: [...business, ...verdicts],
  updateCustomer: [...customers, 'getConnectedPet', 'listConnectionDetails'],
  updateDocument: documents,
  // The microchip may be that of a guest.
  updatePet: [...petProfile, 'listGuestMatches'],
  updateIntakeQuestion: intakeRules,
  updateGuest: [
    ...connection,
    'listVaccinations',
    'listTests',
    'listTreatments',
    'listDeclarations',
    'listEvaluations',
    'listDocuments',
    'getPet',
  ],
  updateProfile: ['getProfile'],
  updateVisit: visits,
  withdrawAllergy: allergies,
  withdrawCondition: conditions,
  withdrawConfirmation: ['listConfirmations'],
  withdrawDeclaration: declarations,
  withdrawEvaluation: evaluations,
  withdrawExemption: exemptions,
  withdrawInvitation: ['listInvitations', 'listCoOwners'],
  withdrawMedication: medications,
  withdrawTest: tests,
  withdrawTransfer: ['findTransfer'],
  withdrawTreatment: treatments,
  withdrawVaccination: doses,
  withdrawVetVisit: vetVisits,
  withdrawWeight: weights,
} as const satisfies Record<WriteName, readonly ReadName[]>;

/** The reads that a call of this function makes stale; none for a function that only reads. */
export function readsStaleAfter(name: UnaryName): readonly ReadName[] {
  const known: Partial<Record<UnaryName, readonly ReadName[]>> = staleAfter;
  return known[name] ?? [];
}
