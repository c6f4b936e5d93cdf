import { createRoute } from '@tanstack/react-router';
import { paths } from '../paths/index.ts';
import { lazyPage } from './lazy-page.ts';
import { anythingElse, connectAppRoute, forDevelopers } from './other-routes.tsx';
import { rootRoute } from './root-route.tsx';

const getParentRoute = () => rootRoute;

const anyone = {
  landing: createRoute({
    getParentRoute,
    path: paths.landing,
    component: lazyPage(() => import('./routes/landing.tsx')),
  }),
  login: createRoute({
    getParentRoute,
    path: paths.login,
    component: lazyPage(() => import('./routes/login.tsx')),
  }),
  register: createRoute({
    getParentRoute,
    path: paths.register,
    component: lazyPage(() => import('./routes/register.tsx')),
  }),
  forgotPassword: createRoute({
    getParentRoute,
    path: paths.forgotPassword,
    component: lazyPage(() => import('./routes/forgot-password.tsx')),
  }),
  resetPassword: createRoute({
    getParentRoute,
    path: paths.resetPassword,
    component: lazyPage(() => import('./routes/reset-password.tsx')),
  }),
  restoreEmail: createRoute({
    getParentRoute,
    path: paths.restoreEmail,
    component: lazyPage(() => import('./routes/restore-email.tsx')),
  }),
  checkWaiver: createRoute({
    getParentRoute,
    path: paths.checkWaiver('$sha256'),
    component: lazyPage(() => import('./routes/check-waiver.tsx')),
  }),
  publicBusiness: createRoute({
    getParentRoute,
    path: paths.publicBusiness('$slug'),
    component: lazyPage(() => import('./routes/public-business.tsx')),
  }),
  share: createRoute({
    getParentRoute,
    path: paths.share,
    component: lazyPage(() => import('./routes/share.tsx')),
  }),
  confirm: createRoute({
    getParentRoute,
    path: paths.confirm('$token'),
    component: lazyPage(() => import('./routes/confirm.tsx')),
  }),
  connectApp: connectAppRoute,
  join: createRoute({
    getParentRoute,
    path: paths.join('$token'),
    component: lazyPage(() => import('./routes/join.tsx')),
  }),
  transfer: createRoute({
    getParentRoute,
    path: paths.transfer('$token'),
    component: lazyPage(() => import('./routes/join.tsx')),
  }),
  terms: createRoute({
    getParentRoute,
    path: paths.terms,
    component: lazyPage(() => import('./routes/terms.tsx')),
  }),
  privacy: createRoute({
    getParentRoute,
    path: paths.privacy,
    component: lazyPage(() => import('./routes/privacy.tsx')),
  }),
  cookies: createRoute({
    getParentRoute,
    path: paths.cookies,
    component: lazyPage(() => import('./routes/cookies.tsx')),
  }),
  acceptableUse: createRoute({
    getParentRoute,
    path: paths.acceptableUse,
    component: lazyPage(() => import('./routes/acceptable-use.tsx')),
  }),
};

const signedIn = createRoute({
  getParentRoute,
  id: 'signed-in',
  component: lazyPage(() => import('./shells/signed-in-area.tsx'), 'SignedInArea'),
});
const forSignedIn = () => signedIn;
const forAnyType = {
  selectUserType: createRoute({
    getParentRoute: forSignedIn,
    path: paths.selectUserType,
    component: lazyPage(() => import('./routes/select-user-type.tsx')),
  }),
  billing: createRoute({
    getParentRoute: forSignedIn,
    path: paths.billing,
    component: lazyPage(() => import('./routes/billing.tsx')),
  }),
  alerts: createRoute({
    getParentRoute: forSignedIn,
    path: paths.alerts,
    component: lazyPage(() => import('./routes/alerts.tsx')),
  }),
  settings: createRoute({
    getParentRoute: forSignedIn,
    path: paths.settings,
    component: lazyPage(() => import('./routes/settings.tsx')),
  }),
};

const owner = createRoute({
  getParentRoute,
  id: 'owner',
  component: lazyPage(() => import('./shells/owner-area.tsx'), 'OwnerArea'),
});
const forOwners = () => owner;
const owners = {
  dashboard: createRoute({
    getParentRoute: forOwners,
    path: paths.dashboard,
    component: lazyPage(() => import('./routes/dashboard.tsx')),
  }),
  documents: createRoute({
    getParentRoute: forOwners,
    path: paths.documents,
    component: lazyPage(() => import('./routes/docs.tsx')),
  }),
  document: createRoute({
    getParentRoute: forOwners,
    path: paths.document('$documentId'),
    component: lazyPage(() => import('./routes/doc.tsx')),
  }),
  newPet: createRoute({
    getParentRoute: forOwners,
    path: paths.newPet,
    component: lazyPage(() => import('./routes/new-pet.tsx')),
  }),
  pet: createRoute({
    getParentRoute: forOwners,
    path: paths.pet('$petId'),
    component: lazyPage(() => import('./routes/pet.tsx')),
  }),
  sharing: createRoute({
    getParentRoute: forOwners,
    path: paths.petSharing('$petId'),
    component: lazyPage(() => import('./routes/sharing.tsx')),
  }),
  travel: createRoute({
    getParentRoute: forOwners,
    path: paths.petTravel('$petId'),
    component: lazyPage(() => import('./routes/travel.tsx')),
  }),
  signedVersion: createRoute({
    getParentRoute: forOwners,
    path: paths.signedVersion('$waiverId', '$version'),
    component: lazyPage(() => import('./routes/signed-version.tsx')),
  }),
  signWaiver: createRoute({
    getParentRoute: forOwners,
    path: paths.signWaiver('$waiverId'),
    component: lazyPage(() => import('./routes/sign-waiver.tsx')),
  }),
  editPet: createRoute({
    getParentRoute: forOwners,
    path: paths.editPet('$petId'),
    component: lazyPage(() => import('./routes/edit-pet.tsx')),
  }),
  healthRecord: createRoute({
    getParentRoute: forOwners,
    path: paths.petRecord('$petId'),
    component: lazyPage(() => import('./routes/health-record.tsx')),
  }),
  vaccinations: createRoute({
    getParentRoute: forOwners,
    path: paths.petVaccinations('$petId'),
    component: lazyPage(() => import('./routes/vaccinations.tsx')),
  }),
};

const ownerBare = createRoute({
  getParentRoute,
  id: 'owner-bare',
  component: lazyPage(() => import('./shells/owner-bare-area.tsx'), 'OwnerBareArea'),
});
const forOwnersBare = () => ownerBare;
const ownersBare = {
  ownBadge: createRoute({
    getParentRoute: forOwnersBare,
    path: paths.badge,
    component: lazyPage(() => import('./routes/own-badge.tsx')),
  }),
  badge: createRoute({
    getParentRoute: forOwnersBare,
    path: paths.petBadge('$petId'),
    component: lazyPage(() => import('./routes/badge.tsx')),
  }),
};

const business = createRoute({
  getParentRoute,
  id: 'business',
  component: lazyPage(() => import('./shells/business-area.tsx'), 'BusinessArea'),
});
const forBusinesses = () => business;
const businessPage = <Path extends string>(path: Path, load: Parameters<typeof lazyPage>[0]) =>
  createRoute({ getParentRoute: forBusinesses, path, component: lazyPage(load) });
const businesses = {
  today: businessPage(paths.today, () => import('./routes/today.tsx')),
  scan: businessPage(paths.scan, () => import('./routes/scan.tsx')),
  care: businessPage(paths.care, () => import('./routes/care.tsx')),
  calendar: businessPage(paths.calendar, () => import('./routes/calendar.tsx')),
  insight: businessPage(paths.insight, () => import('./routes/insight.tsx')),
  dueReport: businessPage(paths.dueReport, () => import('./routes/due-report.tsx')),
  incidents: businessPage(paths.incidents, () => import('./routes/incidents.tsx')),
  newIncident: businessPage(paths.newIncident, () => import('./routes/new-incident.tsx')),
  incident: businessPage(paths.incident('$incidentId'), () => import('./routes/incident.tsx')),
  pets: createRoute({
    getParentRoute: forBusinesses,
    path: paths.businessPets,
    component: lazyPage(() => import('./routes/business-pets.tsx')),
  }),
  pet: createRoute({
    getParentRoute: forBusinesses,
    path: paths.businessPet('$petId'),
    component: lazyPage(() => import('./routes/business-pet.tsx')),
  }),
  patients: businessPage(paths.patients, () => import('./routes/patients.tsx')),
  patient: businessPage(paths.patient('$petId'), () => import('./routes/patient.tsx')),
  customers: businessPage(paths.customers, () => import('./routes/customers.tsx')),
  importCustomers: businessPage(paths.importCustomers, () => import('./routes/import-customers.tsx')),
  customer: businessPage(paths.customer('$customerId'), () => import('./routes/customer.tsx')),
  businessSettings: createRoute({
    getParentRoute: forBusinesses,
    path: paths.businessSettings,
    component: lazyPage(() => import('./routes/business-settings.tsx')),
  }),
  locations: businessPage(paths.locations, () => import('./routes/locations.tsx')),
  developers: createRoute({
    getParentRoute: forBusinesses,
    path: paths.developers,
    component: lazyPage(() => import('./routes/developers.tsx')),
  }),
  team: businessPage(paths.team, () => import('./routes/team.tsx')),
  auditLog: createRoute({
    getParentRoute: forBusinesses,
    path: paths.auditLog,
    component: lazyPage(() => import('./routes/audit-log.tsx')),
  }),
  reviews: createRoute({
    getParentRoute: forBusinesses,
    path: paths.reviews,
    component: lazyPage(() => import('./routes/reviews.tsx')),
  }),
  waivers: businessPage(paths.waivers, () => import('./routes/waivers.tsx')),
  waiver: businessPage(paths.waiver('$waiverId'), () => import('./routes/waiver.tsx')),
  waiverVersion: businessPage(
    paths.waiverVersion('$waiverId', '$version'),
    () => import('./routes/waiver-version.tsx'),
  ),
  kiosk: createRoute({
    getParentRoute: forBusinesses,
    path: paths.kiosk('$waiverId'),
    component: lazyPage(() => import('./routes/kiosk.tsx')),
  }),
  poster: createRoute({
    getParentRoute: forBusinesses,
    path: paths.poster,
    component: lazyPage(() => import('./routes/poster.tsx')),
  }),
  requirements: createRoute({
    getParentRoute: forBusinesses,
    path: paths.requirements,
    component: lazyPage(() => import('./routes/requirements.tsx')),
  }),
};

export const routeTree = rootRoute.addChildren([
  ...Object.values(anyone),
  signedIn.addChildren(Object.values(forAnyType)),
  owner.addChildren(Object.values(owners)),
  ownerBare.addChildren(Object.values(ownersBare)),
  business.addChildren(Object.values(businesses)),
  ...forDevelopers,
  anythingElse,
]);
