/** Builders of test and demo data. */

export {
  type AccountOverrides,
  type BuiltAccount,
  type BusinessAccountOverrides,
  buildAccount,
  buildBusinessAccount,
  buildOwner,
} from './build-account.ts';
export { buildApiKey } from './build-api-key.ts';
export { buildAppGrant } from './build-app-grant.ts';
export { buildBadge } from './build-badge.ts';
export { type BuiltBusiness, buildBusiness, buildMember, buildRequirements } from './build-business.ts';
export { buildCareRecord } from './build-care-record.ts';
export {
  type BuiltCheckIn,
  buildCheckIn,
  draftCheckIn,
  type ViewRow,
  writeCheckIns,
  writeViews,
} from './build-check-in.ts';
export { buildConnection } from './build-connection.ts';
export { buildContact } from './build-contact.ts';
export { buildDocument } from './build-document.ts';
export { buildPet, type PetOverrides } from './build-pet.ts';
export { buildSession } from './build-session.ts';
export { buildVaccination } from './build-vaccination.ts';
export { buildVisit } from './build-visit.ts';
export { buildWebhook } from './build-webhook.ts';
export type { BuilderServices } from './builder-services.ts';
