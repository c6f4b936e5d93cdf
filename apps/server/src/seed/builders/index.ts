/** Where builders write. */

/** People. */
export {
  type AccountOverrides,
  type BuiltAccount,
  type BusinessAccountOverrides,
  buildAccount,
  buildBusinessAccount,
  buildOwner,
} from './build-account.ts';
/** Programs that call for a business, and that are told what happens there. */
export { buildApiKey } from './build-api-key.ts';
export { buildAppGrant } from './build-app-grant.ts';
/** What a pet shows at check-in. */
export { buildBadge } from './build-badge.ts';
/** Places, who works there and what they ask for. */
export { type BuiltBusiness, buildBusiness, buildMember, buildRequirements } from './build-business.ts';
/** What is on record beside vaccinations. */
export { buildCareRecord } from './build-care-record.ts';
/** Arrivals and views, one or many. */
export {
  type BuiltCheckIn,
  buildCheckIn,
  draftCheckIn,
  type ViewRow,
  writeCheckIns,
  writeViews,
} from './build-check-in.ts';
/** Pets known to businesses. */
export { buildConnection } from './build-connection.ts';
/** How owners are reached. */
export { buildContact } from './build-contact.ts';
/** Documents of pets. */
export { buildDocument } from './build-document.ts';
/** Pets and their doses. */
export { buildPet, type PetOverrides } from './build-pet.ts';
/** Someone who is signed in. */
export { buildSession } from './build-session.ts';
export { buildVaccination } from './build-vaccination.ts';
export { buildVisit } from './build-visit.ts';
export { buildWebhook } from './build-webhook.ts';
export type { BuilderServices } from './builder-services.ts';
