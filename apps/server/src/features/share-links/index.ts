export { endShareLinksOf } from './revoke-share-link.ts';
export { shareLinkFunctions } from './share-link-functions.ts';
export { forgetShareLinks } from './share-link-jobs.ts';
export { shareLinkRoutes } from './share-link-routes.ts';
