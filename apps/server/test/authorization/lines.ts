import { randomUUID } from 'node:crypto';
import type { FunctionName } from '@clearpaw/contract';
import { appLines, lastAppLines } from './app-lines.ts';
import { carePlanLines } from './care-plan-lines.ts';
import { clinicLines, lastClinicLines } from './clinic-lines.ts';
import { customerLines, guestLines } from './customer-lines.ts';
import { incidentLines } from './incident-lines.ts';
import { intakeLines } from './intake-lines.ts';
import {
  type Ask,
  account,
  boss,
  filteredLine,
  type Line,
  manager,
  noInput,
  ofBusiness,
  ofPet,
  petAtBusiness,
  reads,
  staffLine,
  writes,
} from './line.ts';
import { recordLines } from './record-lines.ts';
import { signing } from './records.ts';
import {
  anybody,
  anyoneWithToken,
  businessesOnly,
  carerReads,
  invitedOnly,
  keepersOnly,
  managersOnly,
  memberShown,
  offeredOnly,
  ownerOnly,
  planOnly,
  signerAndTeam,
  signers,
  signsForPet,
  soleOwner,
  teamOnly,
} from './roles.ts';
import { lastShareLines, shareLines } from './share-lines.ts';
import { lastWebhookLines, webhookLines } from './webhook-lines.ts';

const today = new Date().toISOString().slice(0, 10);
const span = { from: today, to: today };
const key = () => ({ idempotencyKey: randomUUID() });
/** A caller who may copy is refused for the input, because one business is named twice. */
const fromAndTo = ({ businessId }: Ask) => ({
  ...{ fromBusinessId: businessId, toBusinessId: businessId, parts: ['team'] },
});
const device = { endpoint: 'https://push.example/a', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

/** One entry for every function; a missing one is a compile error. */
export const lines: Readonly<Record<FunctionName, Line>> = {
  getProfile: account(),
  setUserType: account(({ userType }) => ({ userType })),
  updateProfile: account(() => ({ displayName: 'Ann' })),
  watchEntitlements: account(),
  exportMyData: account(),
  importMyData: account(() => ({ storagePath: `users/${randomUUID()}/archives/a.zip` })),
  watchDataImport: account(),
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
  listMyBusinesses: { policy: businessesOnly, input: noInput },
  getBusiness: { ...account(ofBusiness), publicBusiness: true },
  findBusinesses: account(() => ({ name: 'Place' })),
  getRequirements: { ...account(ofBusiness), publicBusiness: true },
  getBusinessPage: { policy: anybody, input: () => ({ slug: 'no-such-business' }) },
  updateBusiness: manager(({ businessId }) => ({ businessId, name: 'Corner Place' })),

  exportBusiness: boss(ofBusiness),

  createApiKey: boss(({ businessId }) => ({ businessId, name: 'Booking', scopes: ['visits:read'] })),
  listApiKeys: boss(ofBusiness),
  rotateApiKey: boss(({ businessId, keyId }) => ({ businessId, keyId })),
  revokeApiKey: boss(({ businessId, keyId }) => ({ businessId, keyId })),

  ...webhookLines,
  ...appLines,

  ...clinicLines,
  ...shareLines,

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
  listPets: { policy: keepersOnly, input: noInput },
  getPet: reads(ofPet),
  updatePet: writes(({ petId }) => ({ petId, notes: 'Shy' })),
  sharePet: { policy: soleOwner, input: ({ petId }) => ({ petId, email: 'a@example.test', access: 'read' }) },
  unsharePet: { policy: soleOwner, input: ({ petId }) => ({ petId, email: 'a@example.test' }) },
  listCoOwners: { policy: carerReads, input: ofPet },
  getBadge: writes(ofPet),
  printBadge: writes(ofPet),
  getLostNotice: { policy: carerReads, input: ofPet },
  setLostNotice: writes(({ petId }) => ({ petId, notice: null })),

  ...recordLines,

  addDocument: writes(({ petId }) => ({ petId, storagePath: 'users/x/documents/x' })),
  importRecords: writes(({ petId }) => ({ petId, storagePath: 'users/x/documents/x' })),
  getDocument: reads(({ documentId }) => ({ documentId })),
  listDocuments: reads(ofPet),
  watchDocument: reads(({ documentId }) => ({ documentId })),
  updateDocument: writes(({ documentId }) => ({ documentId, title: 'Paper' })),
  confirmExtraction: writes(({ documentId }) => ({ documentId, vaccinations: [] })),
  deleteDocument: { ...writes(({ documentId }) => ({ documentId })), spends: true },

  getCompliance: reads(petAtBusiness),
  previewRequirements: manager(({ businessId }) => ({ businessId, rules: [] })),
  previewRequirementsFile: manager(({ businessId }) => ({ businessId, text: '{}' })),
  previewCopyToBusiness: boss(fromAndTo),
  copyToBusiness: boss((ask) => ({ ...fromAndTo(ask), ...key() })),
  publishRequirements: manager(({ businessId }) => ({ businessId, rules: [] })),
  listRequirementVersions: staffLine(ofBusiness),
  getRecheckProgress: staffLine(ofBusiness),

  connectPet: writes(({ petId, slug }) => ({ petId, slug, scope: 'records' })),
  setContactSharing: writes(({ petId, businessId }) => ({ petId, businessId, share: true })),
  setLocationSharing: writes(({ petId, businessId }) => ({ petId, businessId, share: false })),
  listLocationSharing: { policy: carerReads, input: ofPet },
  listOtherLocations: { ...account(({ slug }) => ({ slug })), publicBusiness: true },
  listPetsAtOtherLocations: staffLine(ofBusiness),
  setContact: {
    policy: keepersOnly,
    input: () => ({ name: 'Maya', phone: null, emergency: null, pickups: [] }),
  },
  getContact: { policy: keepersOnly, input: noInput },
  listPetConnections: { policy: carerReads, input: ofPet },
  listViews: { policy: carerReads, input: ofPet },
  listConnections: staffLine(ofBusiness),
  listConnectionDetails: filteredLine(({ petId, businessId }) => ({ petIds: [petId], businessId })),
  watchConnections: staffLine(ofBusiness),
  getConnectedPet: staffLine(petAtBusiness),
  ...customerLines,
  savePetNote: staffLine(({ petId, businessId }) => ({ petId, businessId, note: '', flags: [] })),
  ...incidentLines,
  ...carePlanLines,
  getDueReport: staffLine(({ businessId }) => ({ businessId, withinDays: 30 })),
  previewDueReminder: manager(({ businessId }) => ({ businessId, withinDays: 30 })),
  sendDueReminder: manager(({ businessId }) => ({ businessId, withinDays: 30 })),
  watchDueReminder: manager(ofBusiness),
  remindOwners: manager(({ petId, businessId }) => ({ petIds: [petId], businessId, preview: false })),
  inviteOwner: manager(({ businessId }) => ({ businessId, email: `${randomUUID()}@invited.test` })),

  scanBadge: { policy: memberShown('staff'), input: ({ badge, businessId }) => ({ badge, businessId }) },
  checkIn: staffLine(({ petId, businessId }) => ({
    petId,
    businessId,
    method: 'manual',
    decision: 'deny',
    ...key(),
  })),
  checkOut: staffLine(({ checkInId, businessId }) => ({ checkInId, businessId, ...key() })),
  undoCheckIn: staffLine(({ checkInId, businessId }) => ({ checkInId, businessId, ...key() })),
  undoCheckOut: staffLine(({ checkInId, businessId }) => ({ checkInId, businessId, ...key() })),
  decideArrival: staffLine(({ checkInId, businessId }) => ({ checkInId, businessId, decision: 'deny' })),
  ...guestLines,
  listCheckIns: staffLine(ofBusiness),
  watchCheckIns: staffLine(ofBusiness),
  printPoster: staffLine(ofBusiness),
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
  listVisits: staffLine(({ businessId }) => ({ businessId, ...span })),
  watchVisits: staffLine(ofBusiness),
  listPetVisits: { policy: carerReads, input: ofPet },

  getBusinessSummary: manager(({ businessId }) => ({ businessId, ...span })),
  getAsOfReport: manager(({ businessId }) => ({ businessId, at: `${today}T00:00:00Z` })),
  findOverlaps: manager(({ petId, businessId }) => ({ petId, businessId, ...span })),
  notifyOverlaps: manager(({ petId, businessId }) => ({ petId, businessId, ...span, ...key() })),
  listAuditEntries: manager(ofBusiness),
  verifyAuditTrail: manager(ofBusiness),

  listOpenRequirements: { policy: carerReads, input: ofPet },
  listWaiversToSign: { policy: carerReads, input: ofPet },

  ...intakeLines,

  listGuestMatches: { policy: soleOwner, input: ofPet },
  answerGuestMatch: {
    policy: soleOwner,
    input: ({ petId }) => ({ petId, guestPetId: randomUUID(), same: true }),
  },
  listGuestMerges: staffLine(ofBusiness),
  decideGuestMerge: {
    ...staffLine(({ petId, guestId, businessId }) => ({
      ...{ petId, businessId, guestPetId: guestId, merge: true },
    })),
    spends: true,
  },

  listReviewQueue: manager(ofBusiness),
  listRejectedDoses: staffLine(ofBusiness),
  reviewRecord: manager(({ vaccinationId, businessId }) => ({
    ...{ businessId, kind: 'vaccination' as const, recordId: vaccinationId },
    decision: 'verify' as const,
  })),
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
  listWaivers: staffLine(ofBusiness),
  getWaiverToSign: { policy: signers, input: ({ waiverId }) => ({ waiverId }) },
  signWaiver: { policy: signsForPet, input: ({ publicWaiverId, petId }) => signing(publicWaiverId, petId) },
  listMySignatures: account(),
  listWaiverVersions: { policy: teamOnly, input: ({ waiverId }) => ({ waiverId }) },
  getWaiverVersion: { policy: signerAndTeam, input: ({ waiverId }) => ({ waiverId, version: 1 }) },
  listUnsignedPets: { policy: teamOnly, input: ({ waiverId }) => ({ waiverId }) },
  askToSign: { policy: managersOnly, input: ({ waiverId }) => ({ waiverId }) },
  listSignatures: { policy: teamOnly, input: ({ waiverId }) => ({ waiverId }) },
  getSignedWaiver: { policy: signerAndTeam, input: ({ sealed }) => ({ sha256: sealed }) },
  verifySignedWaiver: { policy: anybody, input: ({ sealed }) => ({ sha256: sealed }) },

  inviteMember: manager(({ businessId }) => ({ businessId, email: 'ann@example.test', role: 'staff' })),
  listInvitations: staffLine(ofBusiness),
  withdrawInvitation: {
    ...manager(({ invitationId, businessId }) => ({ invitationId, businessId })),
    spends: true,
  },
  listMembers: staffLine(ofBusiness),
  changeMemberRole: boss(({ uid, businessId }) => ({ uid, businessId, role: 'staff' })),
  removeMember: { ...boss(({ uid, businessId }) => ({ uid, businessId })), spends: true },
  previewInvitation: { policy: anyoneWithToken, input: ({ token }) => ({ token }) },
  getInvitation: { policy: invitedOnly, input: ({ token }) => ({ token }) },

  // Last, because these change the data for everything after them.
  ...lastClinicLines,
  ...lastShareLines,
  ...lastWebhookLines,
  ...lastAppLines,
  rotateBadge: writes(ofPet),
  transferOwnership: boss(({ uid, businessId }) => ({ uid, businessId })),
  acceptInvitation: { policy: invitedOnly, input: ({ token }) => ({ token }) },
  disconnectPet: writes(petAtBusiness),
  acceptTransfer: { policy: offeredOnly, input: ({ offerToken }) => ({ token: offerToken }), spends: true },
  deletePet: { policy: soleOwner, input: ofPet, spends: true },
};
