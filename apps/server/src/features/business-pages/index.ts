export { businessPageRoutes } from './business-page-routes.ts';
