import { publicPaths } from './public-paths.ts';

/**
 * Every address of the app. The routes are built from these too, with the names of their parameters:
 * `paths.pet('$petId')`. So every linked address exists.
 */
export const paths = {
  ...publicPaths,
  resetPassword: '/reset-password',
  restoreEmail: '/restore-email',
  selectUserType: '/select-user-type',
  confirm: <Token extends string>(token: Token) => `/confirm/${token}` as const,
  join: <Token extends string>(token: Token) => `/join/${token}` as const,
  transfer: <Token extends string>(token: Token) => `/transfer/${token}` as const,
  checkWaiver: <Sha extends string>(sha256: Sha) => `/w/${sha256}` as const,
  connectApp: '/connect-app',
  share: '/share',
  publicBusiness: <Slug extends string>(slug: Slug) => `/b/${slug}` as const,

  alerts: '/alerts',
  billing: '/billing',
  settings: '/settings',

  /** The start page of an owner's installed app. */
  badge: '/badge',
  newPet: '/pets/new',
  pet: <Id extends string>(petId: Id) => `/pets/${petId}` as const,
  editPet: <Id extends string>(petId: Id) => `/pets/${petId}/edit` as const,
  petBadge: <Id extends string>(petId: Id) => `/pets/${petId}/badge` as const,
  petRecord: <Id extends string>(petId: Id) => `/pets/${petId}/record` as const,
  petTravel: <Id extends string>(petId: Id) => `/pets/${petId}/travel` as const,
  petSharing: <Id extends string>(petId: Id) => `/pets/${petId}/share` as const,
  petVaccinations: <Id extends string>(petId: Id) => `/pets/${petId}/vaccinations` as const,
  documents: '/docs',
  document: <Id extends string>(documentId: Id) => `/docs/${documentId}` as const,
  signedVersion: <Id extends string, Version extends string>(waiverId: Id, version: Version) =>
    `/waivers/${waiverId}/versions/${version}` as const,
  signWaiver: <Id extends string>(waiverId: Id) => `/waivers/${waiverId}` as const,

  today: '/business',
  scan: '/business/scan',
  /** The scanner with the answer to the sample badge. */
  scanSample: '/business/scan?sample=1',
  calendar: '/business/calendar',
  care: '/business/care',
  businessPets: '/business/pets',
  businessPet: <Id extends string>(petId: Id) => `/business/pets/${petId}` as const,
  patients: '/business/patients',
  patient: <Id extends string>(petId: Id) => `/business/patients/${petId}` as const,
  customers: '/business/customers',
  importCustomers: '/business/customers/import',
  customer: <Id extends string>(customerId: Id) => `/business/customers/${customerId}` as const,
  requirements: '/business/requirements',
  reviews: '/business/reviews',
  waivers: '/business/waivers',
  waiver: <Id extends string>(waiverId: Id) => `/business/waivers/${waiverId}` as const,
  waiverVersion: <Id extends string, Version extends string>(waiverId: Id, version: Version) =>
    `/business/waivers/${waiverId}/versions/${version}` as const,
  kiosk: <Id extends string>(waiverId: Id) => `/business/waivers/${waiverId}/sign` as const,
  insight: '/business/insight',
  dueReport: '/business/due',
  incidents: '/business/incidents',
  newIncident: '/business/incidents/new',
  incident: <Id extends string>(incidentId: Id) => `/business/incidents/${incidentId}` as const,
  team: '/business/team',
  auditLog: '/business/trail',
  poster: '/business/poster',
  businessSettings: '/business/settings',
  locations: '/business/settings/locations',
  developers: '/business/settings/developers',

  gallery: '/dev/gallery',
} as const;
