import { randomUUID } from 'node:crypto';
import type { FunctionName } from '@clearpaw/contract';
import { type Records, signing } from './records.ts';
import {
  anyAccount,
  anybody,
  anyoneWithToken,
  businessesOnly,
  carerReads,
  carerWrites,
  invitedOnly,
  keepersOnly,
  managersOnly,
  memberOutcome,
  memberShown,
  offeredOnly,
  ownerOnly,
  type Policy,
  planOnly,
  recordReaders,
  signerAndTeam,
  signers,
  signsForPet,
  soleOwner,
  teamOnly,
} from './roles.ts';

/** What a question is made of: the things it names, the place, and who asks. */
export interface Ask extends Records {
  readonly businessId: string;
  readonly slug: string;
  readonly userType: 'owner' | 'business';
  /** A waiver that is there for every owner, whatever else is asked about. */
  readonly publicWaiverId: string;
}

export interface Line {
  readonly policy: Policy;
  /** A question that would be fine from someone who may ask it. */
  readonly input: (ask: Ask) => object;
  /** Answered in public for every business, also one that is not the caller's. */
  readonly publicBusiness?: true;
  /** Who may, takes the thing away: the next one is asked about another. */
  readonly spends?: true;
}

const today = new Date().toISOString().slice(0, 10);
const span = { from: today, to: today };
const key = () => ({ idempotencyKey: randomUUID() });
const nothing = () => ({});
const ofPet = ({ petId }: Ask) => ({ petId });
const ofBusiness = ({ businessId }: Ask) => ({ businessId });
const petAtBusiness = ({ petId, businessId }: Ask) => ({ petId, businessId });
const device = { endpoint: 'https://push.example/a', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

const account = (input: (ask: Ask) => object = nothing): Line => ({ policy: anyAccount, input });
const reads = (input: (ask: Ask) => object): Line => ({ policy: recordReaders, input });
const writes = (input: (ask: Ask) => object): Line => ({ policy: carerWrites, input });
const staff = (input: (ask: Ask) => object): Line => ({ policy: memberOutcome('staff'), input });
const manager = (input: (ask: Ask) => object): Line => ({ policy: memberOutcome('manager'), input });
const boss = (input: (ask: Ask) => object): Line => ({ policy: memberOutcome('businessOwner'), input });

/** One line for every function; a promise without one does not compile. */
export const lines: Readonly<Record<FunctionName, Line>> = {
  getProfile: account(),
  setUserType: account(({ userType }) => ({ userType })),
  updateProfile: account(() => ({ displayName: 'Ann' })),
  watchEntitlements: account(),
  exportMyData: account(),
  deleteMyAccount: account(() => ({ confirmEmail: 'not-mine@example.test' })),
  listAlerts: account(),
  watchAlerts: account(),
  markAlertsRead: { policy: ownerOnly, input: ({ alertId }) => ({ ids: [alertId] }) },
  getAlertPreferences: account(),
  setAlertPreferences: account(),
  getCalendarFeed: account(),
  rotateCalendarFeed: account(),
  getPushKey: account(),
  addPushDevice: account(() => device),
  removePushDevice: account(() => ({ endpoint: device.endpoint })),
  createCheckoutSession: account(() => ({ tier: 'business', successUrl: '/', cancelUrl: '/' })),
  createPortalSession: account(() => ({ returnUrl: '/' })),
  getSubscription: account(),
  listInvoices: account(),

  createBusiness: {
    policy: planOnly,
    input: () => ({ name: 'Place', kind: 'cafe', timeZone: 'Europe/Berlin' }),
  },
  listMyBusinesses: { policy: businessesOnly, input: nothing },
  getBusiness: { ...account(ofBusiness), publicBusiness: true },
  findBusinesses: account(() => ({ name: 'Place' })),
  getRequirements: { ...account(ofBusiness), publicBusiness: true },
  getBusinessPage: { policy: anybody, input: () => ({ slug: 'nobody-has-this' }) },
  updateBusiness: manager(({ businessId }) => ({ businessId, name: 'Corner Place' })),

  transferPet: {
    policy: soleOwner,
    input: ({ petId }) => ({ petId, email: 'new-owner@example.test', keep: 'nothing' }),
    spends: true,
  },
  findTransfer: { policy: soleOwner, input: ofPet },
  withdrawTransfer: { policy: soleOwner, input: ofPet, spends: true },
  getTransfer: { policy: offeredOnly, input: ({ offerToken }) => ({ token: offerToken }) },
  restorePet: { policy: ownerOnly, input: ofPet },

  createPet: { policy: keepersOnly, input: () => ({ name: 'Rex', species: 'dog' }) },
  listPets: { policy: keepersOnly, input: nothing },
  getPet: reads(ofPet),
  updatePet: writes(({ petId }) => ({ petId, notes: 'Shy' })),
  sharePet: { policy: soleOwner, input: ({ petId }) => ({ petId, email: 'a@example.test', access: 'read' }) },
  unsharePet: { policy: soleOwner, input: ({ petId }) => ({ petId, email: 'a@example.test' }) },
  listCoOwners: { policy: carerReads, input: ofPet },
  getBadge: writes(ofPet),
  printBadge: writes(ofPet),
  getLostNotice: { policy: carerReads, input: ofPet },
  setLostNotice: writes(({ petId }) => ({ petId, notice: null })),

  recordVaccination: writes(({ petId }) => ({ petId, vaccine: 'rabies-1y', administeredOn: today })),
  correctVaccination: writes(({ vaccinationId }) => ({ vaccinationId, clinic: 'Elm' })),
  withdrawVaccination: writes(({ vaccinationId }) => ({ vaccinationId })),
  listVaccinations: reads(ofPet),
  listVaccinationHistory: reads(({ vaccinationId }) => ({ vaccinationId })),
  recordTest: writes(({ petId }) => ({ petId, test: 'fecal', takenOn: today, result: 'negative' })),
  correctTest: writes(({ testId }) => ({ testId, result: 'positive' })),
  withdrawTest: writes(({ testId }) => ({ testId })),
  listTests: reads(ofPet),
  recordTreatment: writes(({ petId }) => ({ petId, treatment: 'flea', givenOn: today })),
  correctTreatment: writes(({ treatmentId }) => ({ treatmentId, treatment: 'tick' })),
  withdrawTreatment: writes(({ treatmentId }) => ({ treatmentId })),
  listTreatments: reads(ofPet),
  recordExemption: writes(({ petId }) => ({ petId, target: 'rabies', from: today, until: today })),
  correctExemption: writes(({ exemptionId }) => ({ exemptionId, target: 'dhpp' })),
  withdrawExemption: writes(({ exemptionId }) => ({ exemptionId })),
  listExemptions: reads(ofPet),
  recordDeclaration: writes(({ petId }) => ({ petId, code: 'well', on: today, answer: 'yes' })),
  correctDeclaration: writes(({ declarationId }) => ({ declarationId, answer: 'no' })),
  withdrawDeclaration: writes(({ declarationId }) => ({ declarationId })),
  listDeclarations: reads(ofPet),
  recordEvaluation: staff(({ petId, businessId }) => ({ petId, businessId, on: today, passed: true })),
  correctEvaluation: { policy: teamOnly, input: ({ evaluationId }) => ({ evaluationId, passed: false }) },
  withdrawEvaluation: { policy: teamOnly, input: ({ evaluationId }) => ({ evaluationId }) },
  listEvaluations: reads(ofPet),
  recordMedication: writes(({ petId }) => ({ petId, name: 'Apoquel', dose: '16 mg', startedOn: today })),
  correctMedication: writes(({ medicationId }) => ({ medicationId, dose: '8 mg' })),
  withdrawMedication: writes(({ medicationId }) => ({ medicationId })),
  listMedications: reads(ofPet),
  recordAllergy: writes(({ petId }) => ({ petId, substance: 'Chicken', severity: 'mild' })),
  correctAllergy: writes(({ allergyId }) => ({ allergyId, severity: 'severe' })),
  withdrawAllergy: writes(({ allergyId }) => ({ allergyId })),
  listAllergies: reads(ofPet),
  recordCondition: writes(({ petId }) => ({ petId, name: 'Hip dysplasia' })),
  correctCondition: writes(({ conditionId }) => ({ conditionId, name: 'Arthritis' })),
  withdrawCondition: writes(({ conditionId }) => ({ conditionId })),
  listConditions: reads(ofPet),
  recordWeight: writes(({ petId }) => ({ petId, on: today, kg: 27.4 })),
  correctWeight: writes(({ weightId }) => ({ weightId, kg: 27.5 })),
  withdrawWeight: writes(({ weightId }) => ({ weightId })),
  listWeights: reads(ofPet),
  recordVetVisit: writes(({ petId }) => ({ petId, on: today, reason: 'Annual exam' })),
  correctVetVisit: writes(({ vetVisitId }) => ({ vetVisitId, clinic: 'Elm' })),
  withdrawVetVisit: writes(({ vetVisitId }) => ({ vetVisitId })),
  listVetVisits: reads(ofPet),
  listCareRecordHistory: reads(({ careRecordId }) => ({ careRecordId })),

  addDocument: writes(({ petId }) => ({ petId, storagePath: 'users/x/documents/x' })),
  getDocument: reads(({ documentId }) => ({ documentId })),
  listDocuments: reads(ofPet),
  watchDocument: reads(({ documentId }) => ({ documentId })),
  updateDocument: writes(({ documentId }) => ({ documentId, title: 'Paper' })),
  confirmExtraction: writes(({ documentId }) => ({ documentId, vaccinations: [] })),
  deleteDocument: { ...writes(({ documentId }) => ({ documentId })), spends: true },

  getCompliance: reads(petAtBusiness),
  previewRequirements: manager(({ businessId }) => ({ businessId, rules: [] })),
  publishRequirements: manager(({ businessId }) => ({ businessId, rules: [] })),
  listRequirementVersions: staff(ofBusiness),
  getRecheckProgress: staff(ofBusiness),

  connectPet: writes(({ petId, slug }) => ({ petId, slug, scope: 'records' })),
  setContactSharing: writes(({ petId, businessId }) => ({ petId, businessId, share: true })),
  setContact: {
    policy: keepersOnly,
    input: () => ({ name: 'Maya', phone: null, emergency: null, pickups: [] }),
  },
  getContact: { policy: keepersOnly, input: nothing },
  listPetConnections: { policy: carerReads, input: ofPet },
  listViews: { policy: carerReads, input: ofPet },
  listConnections: staff(ofBusiness),
  watchConnections: staff(ofBusiness),
  getConnectedPet: staff(petAtBusiness),
  savePetNote: staff(({ petId, businessId }) => ({ petId, businessId, note: '', flags: [] })),
  remindOwners: manager(({ petId, businessId }) => ({ petIds: [petId], businessId, preview: false })),
  inviteOwner: manager(({ businessId }) => ({ businessId, email: `${randomUUID()}@invited.test` })),

  scanBadge: { policy: memberShown('staff'), input: ({ badge, businessId }) => ({ badge, businessId }) },
  checkIn: staff(({ petId, businessId }) => ({
    petId,
    businessId,
    method: 'manual',
    decision: 'deny',
    ...key(),
  })),
  checkOut: staff(({ checkInId, businessId }) => ({ checkInId, businessId, ...key() })),
  undoCheckIn: staff(({ checkInId, businessId }) => ({ checkInId, businessId, ...key() })),
  undoCheckOut: staff(({ checkInId, businessId }) => ({ checkInId, businessId, ...key() })),
  decideArrival: staff(({ checkInId, businessId }) => ({ checkInId, businessId, decision: 'deny' })),
  createGuest: staff(({ businessId }) => ({
    businessId,
    petName: 'Rex',
    species: 'dog',
    ownerEmail: 'guest@example.test',
  })),
  updateGuest: staff(({ businessId, guestId }) => ({
    businessId,
    petId: guestId,
    petName: 'Rex',
    species: 'dog',
    ownerEmail: 'guest@example.test',
  })),
  listCheckIns: staff(ofBusiness),
  watchCheckIns: staff(ofBusiness),
  printPoster: staff(ofBusiness),
  watchDoor: { ...account(({ slug }) => ({ slug })), publicBusiness: true },
  arriveAtDoor: writes(({ petId, slug }) => ({ petId, slug, ...key() })),

  planVisit: {
    policy: signsForPet,
    input: ({ petId, businessId }) => ({
      petId,
      businessId,
      service: null,
      arrival: today,
      departure: today,
    }),
  },
  updateVisit: { policy: signsForPet, input: ({ visitId }) => ({ visitId, note: 'Late' }) },
  cancelVisit: { policy: signsForPet, input: ({ visitId }) => ({ visitId }), spends: true },
  listVisits: staff(({ businessId }) => ({ businessId, ...span })),
  watchVisits: staff(ofBusiness),
  listPetVisits: { policy: carerReads, input: ofPet },

  getBusinessSummary: manager(({ businessId }) => ({ businessId, ...span })),
  getAsOfReport: manager(({ businessId }) => ({ businessId, at: `${today}T00:00:00Z` })),
  findOverlaps: manager(({ petId, businessId }) => ({ petId, businessId, ...span })),
  notifyOverlaps: manager(({ petId, businessId }) => ({ petId, businessId, ...span, ...key() })),
  listAuditEntries: manager(ofBusiness),
  verifyAuditTrail: manager(ofBusiness),

  listWaiversToSign: { policy: carerReads, input: ofPet },

  listReviewQueue: manager(ofBusiness),
  listRejectedDoses: staff(ofBusiness),
  reviewVaccination: manager(({ vaccinationId, businessId }) => ({
    vaccinationId,
    businessId,
    decision: 'verify',
  })),
  requestReview: reads(({ vaccinationId, businessId }) => ({ vaccinationId, businessId })),

  createWaiver: manager(({ businessId }) => ({ businessId, title: 'Play', body: 'Dogs play.' })),
  publishWaiverVersion: {
    policy: managersOnly,
    input: ({ waiverId }) => ({ waiverId, body: 'Cats play.', material: false }),
  },
  listWaivers: staff(ofBusiness),
  getWaiverToSign: { policy: signers, input: ({ waiverId }) => ({ waiverId }) },
  signWaiver: { policy: signsForPet, input: ({ publicWaiverId, petId }) => signing(publicWaiverId, petId) },
  listSignatures: { policy: teamOnly, input: ({ waiverId }) => ({ waiverId }) },
  getSignedWaiver: { policy: signerAndTeam, input: ({ sealed }) => ({ sha256: sealed }) },
  verifySignedWaiver: { policy: anybody, input: ({ sealed }) => ({ sha256: sealed }) },

  inviteMember: manager(({ businessId }) => ({ businessId, email: 'ann@example.test', role: 'staff' })),
  listInvitations: staff(ofBusiness),
  withdrawInvitation: {
    ...manager(({ invitationId, businessId }) => ({ invitationId, businessId })),
    spends: true,
  },
  listMembers: staff(ofBusiness),
  changeMemberRole: boss(({ uid, businessId }) => ({ uid, businessId, role: 'staff' })),
  removeMember: { ...boss(({ uid, businessId }) => ({ uid, businessId })), spends: true },
  previewInvitation: { policy: anyoneWithToken, input: ({ token }) => ({ token }) },
  getInvitation: { policy: invitedOnly, input: ({ token }) => ({ token }) },

  // Last: after these the world is another one.
  rotateBadge: writes(ofPet),
  transferOwnership: boss(({ uid, businessId }) => ({ uid, businessId })),
  acceptInvitation: { policy: invitedOnly, input: ({ token }) => ({ token }) },
  disconnectPet: writes(petAtBusiness),
  acceptTransfer: { policy: offeredOnly, input: ({ offerToken }) => ({ token: offerToken }), spends: true },
  deletePet: { policy: soleOwner, input: ofPet, spends: true },
};
