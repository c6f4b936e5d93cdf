import { publicPaths } from './public-paths.ts';

const { help } = publicPaths;
const owners = `${help}/owners` as const;
const businesses = `${help}/businesses` as const;

/**
 * The help pages, and parts of them, that screens lead to. They are pages of the server's own (docs/help); that each
 * exists is checked in tools/help.
 */
export const helpPaths = {
  home: help,
  clinics: `${businesses}/clinics`,
  ownersFirstSteps: `${owners}/first-steps`,
  addPet: `${owners}/add-a-pet`,
  recordVaccinations: `${owners}/record-vaccinations`,
  healthRecord: `${owners}/add-a-pet#medications-allergies-weight-and-vet-visits`,
  uploadDocuments: `${owners}/upload-documents`,
  checkDocument: `${owners}/upload-documents#check-what-was-read`,
  provenRecords: `${owners}/how-records-are-proven`,
  whatsMissing: `${owners}/whats-missing`,
  badge: `${owners}/show-the-badge`,
  selfCheckIn: `${owners}/show-the-badge#check-in-by-yourself`,
  sharing: `${owners}/connect-a-business#change-or-end-it`,
  travel: `${owners}/travel`,
  shareLinks: `${owners}/share-links`,
  coOwners: `${owners}/co-owners`,
  handOver: `${owners}/hand-over-a-pet#give-a-pet-to-a-new-owner`,
  reminders: `${owners}/reminders`,
  signWaiver: `${owners}/waivers`,
  account: `${owners}/your-account`,
  firstDay: `${businesses}/first-day`,
  requirements: `${businesses}/requirements`,
  services: `${businesses}/services-and-check-in`,
  scan: `${businesses}/scan-a-badge`,
  today: `${businesses}/today`,
  visits: `${businesses}/visits`,
  care: `${businesses}/care-during-stays`,
  pets: `${businesses}/pets-and-customers#pets`,
  customers: `${businesses}/pets-and-customers#customers`,
  importCustomers: `${businesses}/pets-and-customers#import-customers-from-a-file`,
  waivers: `${businesses}/waivers`,
  kiosk: `${businesses}/waivers#sign-on-your-device`,
  verifyWaiver: `${businesses}/waivers#verify-a-signature`,
  reviews: `${businesses}/reviews`,
  incidents: `${businesses}/incidents`,
  team: `${businesses}/team-and-roles`,
  activityLog: `${businesses}/team-and-roles#who-did-what`,
  reports: `${businesses}/reports`,
  dueReport: `${businesses}/reports#records-that-expire`,
  locations: `${businesses}/several-locations`,
  poster: `${businesses}/poster-and-public-page`,
  billing: `${businesses}/billing`,
  connectedApps: `${owners}/connected-apps`,
  developers: `${help}/developers/quick-start`,
  webhooks: `${help}/developers/webhooks`,
  connectWithOauth: `${help}/developers/connect-with-oauth`,
  assistants: `${help}/developers/assistants`,
} as const;
