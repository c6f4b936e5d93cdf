/** The public pages of businesses as browsers and previews of links get them. */
export { businessPageRoutes } from './business-page-routes.ts';
