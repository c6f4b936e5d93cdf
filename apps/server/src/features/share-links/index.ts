/** The links of a pet that gets another owner. */
export { endShareLinksOf } from './revoke-share-link.ts';
/** The functions of share links. */
export { shareLinkFunctions } from './share-link-functions.ts';
/** Keys of links that are over, and uses of long ago. */
export { forgetShareLinks } from './share-link-jobs.ts';
/** What a link leads to, for any program. */
export { shareLinkRoutes } from './share-link-routes.ts';
