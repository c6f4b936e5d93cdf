import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Redirect } from './guards/index.ts';
import { RootFrame } from './root-frame.tsx';

const root = createRootRoute({ component: RootFrame, notFoundComponent: () => <Redirect to="/" /> });
const getParentRoute = () => root;

const anyone = {
  landing: createRoute({
    getParentRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./routes/landing.tsx')),
  }),
  login: createRoute({
    getParentRoute,
    path: '/login',
    component: lazyRouteComponent(() => import('./routes/login.tsx')),
  }),
  register: createRoute({
    getParentRoute,
    path: '/register',
    component: lazyRouteComponent(() => import('./routes/register.tsx')),
  }),
  forgotPassword: createRoute({
    getParentRoute,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('./routes/forgot-password.tsx')),
  }),
  resetPassword: createRoute({
    getParentRoute,
    path: '/reset-password',
    component: lazyRouteComponent(() => import('./routes/reset-password.tsx')),
  }),
  restoreEmail: createRoute({
    getParentRoute,
    path: '/restore-email',
    component: lazyRouteComponent(() => import('./routes/restore-email.tsx')),
  }),
  checkWaiver: createRoute({
    getParentRoute,
    path: '/w/$sha256',
    component: lazyRouteComponent(() => import('./routes/check-waiver.tsx')),
  }),
  door: createRoute({
    getParentRoute,
    path: '/b/$slug',
    component: lazyRouteComponent(() => import('./routes/door.tsx')),
  }),
  join: createRoute({
    getParentRoute,
    path: '/join/$token',
    component: lazyRouteComponent(() => import('./routes/join.tsx')),
  }),
  terms: createRoute({
    getParentRoute,
    path: '/terms',
    component: lazyRouteComponent(() => import('./routes/terms.tsx')),
  }),
  privacy: createRoute({
    getParentRoute,
    path: '/privacy',
    component: lazyRouteComponent(() => import('./routes/privacy.tsx')),
  }),
  cookies: createRoute({
    getParentRoute,
    path: '/cookies',
    component: lazyRouteComponent(() => import('./routes/cookies.tsx')),
  }),
  acceptableUse: createRoute({
    getParentRoute,
    path: '/acceptable-use',
    component: lazyRouteComponent(() => import('./routes/acceptable-use.tsx')),
  }),
};

const signedIn = createRoute({
  getParentRoute,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./shells/signed-in-area.tsx'), 'SignedInArea'),
});
const forSignedIn = () => signedIn;
const forAnyType = {
  selectUserType: createRoute({
    getParentRoute: forSignedIn,
    path: '/select-user-type',
    component: lazyRouteComponent(() => import('./routes/select-user-type.tsx')),
  }),
  billing: createRoute({
    getParentRoute: forSignedIn,
    path: '/billing',
    component: lazyRouteComponent(() => import('./routes/billing.tsx')),
  }),
  alerts: createRoute({
    getParentRoute: forSignedIn,
    path: '/alerts',
    component: lazyRouteComponent(() => import('./routes/alerts.tsx')),
  }),
  settings: createRoute({
    getParentRoute: forSignedIn,
    path: '/settings',
    component: lazyRouteComponent(() => import('./routes/settings.tsx')),
  }),
};

const owner = createRoute({
  getParentRoute,
  id: 'owner',
  component: lazyRouteComponent(() => import('./shells/owner-area.tsx'), 'OwnerArea'),
});
const forOwners = () => owner;
const owners = {
  dashboard: createRoute({
    getParentRoute: forOwners,
    path: '/dashboard',
    component: lazyRouteComponent(() => import('./routes/dashboard.tsx')),
  }),
  documents: createRoute({
    getParentRoute: forOwners,
    path: '/docs',
    component: lazyRouteComponent(() => import('./routes/docs.tsx')),
  }),
  document: createRoute({
    getParentRoute: forOwners,
    path: '/docs/$documentId',
    component: lazyRouteComponent(() => import('./routes/doc.tsx')),
  }),
  newPet: createRoute({
    getParentRoute: forOwners,
    path: '/pets/new',
    component: lazyRouteComponent(() => import('./routes/new-pet.tsx')),
  }),
  pet: createRoute({
    getParentRoute: forOwners,
    path: '/pets/$petId',
    component: lazyRouteComponent(() => import('./routes/pet.tsx')),
  }),
  sharing: createRoute({
    getParentRoute: forOwners,
    path: '/pets/$petId/share',
    component: lazyRouteComponent(() => import('./routes/sharing.tsx')),
  }),
  signWaiver: createRoute({
    getParentRoute: forOwners,
    path: '/waivers/$waiverId',
    component: lazyRouteComponent(() => import('./routes/sign-waiver.tsx')),
  }),
  editPet: createRoute({
    getParentRoute: forOwners,
    path: '/pets/$petId/edit',
    component: lazyRouteComponent(() => import('./routes/edit-pet.tsx')),
  }),
  vaccinations: createRoute({
    getParentRoute: forOwners,
    path: '/pets/$petId/vaccinations',
    component: lazyRouteComponent(() => import('./routes/vaccinations.tsx')),
  }),
};

const ownerBare = createRoute({
  getParentRoute,
  id: 'owner-bare',
  component: lazyRouteComponent(() => import('./shells/owner-bare-area.tsx'), 'OwnerBareArea'),
});
const forOwnersBare = () => ownerBare;
const ownersBare = {
  badge: createRoute({
    getParentRoute: forOwnersBare,
    path: '/pets/$petId/badge',
    component: lazyRouteComponent(() => import('./routes/badge.tsx')),
  }),
};

const business = createRoute({
  getParentRoute,
  id: 'business',
  component: lazyRouteComponent(() => import('./shells/business-area.tsx'), 'BusinessArea'),
});
const forBusinesses = () => business;
const businesses = {
  today: createRoute({
    getParentRoute: forBusinesses,
    path: '/business',
    component: lazyRouteComponent(() => import('./routes/today.tsx')),
  }),
  scan: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/scan',
    component: lazyRouteComponent(() => import('./routes/scan.tsx')),
  }),
  insight: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/insight',
    component: lazyRouteComponent(() => import('./routes/insight.tsx')),
  }),
  pets: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/pets',
    component: lazyRouteComponent(() => import('./routes/business-pets.tsx')),
  }),
  pet: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/pets/$petId',
    component: lazyRouteComponent(() => import('./routes/business-pet.tsx')),
  }),
  placeSettings: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/settings',
    component: lazyRouteComponent(() => import('./routes/place-settings.tsx')),
  }),
  team: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/team',
    component: lazyRouteComponent(() => import('./routes/team.tsx')),
  }),
  trail: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/trail',
    component: lazyRouteComponent(() => import('./routes/trail.tsx')),
  }),
  reviews: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/reviews',
    component: lazyRouteComponent(() => import('./routes/reviews.tsx')),
  }),
  waivers: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/waivers',
    component: lazyRouteComponent(() => import('./routes/waivers.tsx')),
  }),
  kiosk: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/waivers/$waiverId/sign',
    component: lazyRouteComponent(() => import('./routes/kiosk.tsx')),
  }),
  poster: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/poster',
    component: lazyRouteComponent(() => import('./routes/poster.tsx')),
  }),
  requirements: createRoute({
    getParentRoute: forBusinesses,
    path: '/business/requirements',
    component: lazyRouteComponent(() => import('./routes/requirements.tsx')),
  }),
};

/** Any address that is not listed goes to the landing page, which may want to know where somebody came from. */
const anythingElse = createRoute({ getParentRoute, path: '$', component: ToLanding });

function ToLanding() {
  return <Redirect to="/" from={window.location.pathname} />;
}

/** Every part of the design system, while the product is being worked on; a build leaves it out. */
const forDevelopers = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/dev/gallery',
        component: lazyRouteComponent(() => import('./routes/gallery.tsx')),
      }),
    ]
  : [];

export const routeTree = root.addChildren([
  ...Object.values(anyone),
  signedIn.addChildren(Object.values(forAnyType)),
  owner.addChildren(Object.values(owners)),
  ownerBare.addChildren(Object.values(ownersBare)),
  business.addChildren(Object.values(businesses)),
  ...forDevelopers,
  anythingElse,
]);
